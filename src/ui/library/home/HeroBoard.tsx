import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router';
import type { Cell } from '#engine/grid/grid.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { SOLVING_MODES } from '#machines/workspaceMode.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { buttonClass } from '#ui/shared/components/Button.tsx';
import { HERO_GRID, DEMO_STROKES } from './heroPuzzle.ts';
import { KeyScope } from '#ui/board/access/useKeyTable.ts';
import { FaultLine } from '#ui/board/clues/FaultLine.tsx';
import { unsaved } from '#ui/workspace/OpenedPuzzle.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useBoardSnapshot, useControls } from '#ui/board/boardSelectors.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { BoardStage } from '#ui/workspace/BoardStage.tsx';
import { ColorSwitch } from '#ui/workspace/ColorSwitch.tsx';
import { useWorkspace } from '#ui/workspace/useWorkspace.ts';
import { HeroFrame } from './HeroFrame.tsx';
import { useBoardDemo } from './useBoardDemo.ts';

const Announcer = lazyPart(async () => (await import('#ui/board/access/Announcer.tsx')).default);

/** Trials and marks are off, because the page does not explain them. */
const MODE = { ...SOLVING_MODES.solve, hasTrials: false, hasMarks: false };

const EXTRAS = { isInline: true };

interface HeroBoardProps {
  /** The cell that was pressed on the picture, before the board was ready. */
  pressed: Cell | null;
  /** Link to the next puzzle; null if all are solved. */
  nextLink: string | null;
}

/** The playable board of the home page. Its keys work while it has the focus. */
export function HeroBoard(props: HeroBoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <KeyScope value={frame}>
      <PlayedBoard frame={frame} {...props} />
    </KeyScope>
  );
}

function PlayedBoard({
  frame,
  pressed,
  nextLink,
}: HeroBoardProps & { frame: RefObject<HTMLDivElement | null> }) {
  const t = useText();
  const [opened] = useState(() =>
    unsaved({ ...NEW_METADATA, title: t('home.heroBoard'), grid: HERO_GRID, solution: null }, MODE),
  );
  const workspace = useWorkspace(opened);
  const { store, isSolved } = workspace;
  const hasBegun = useBoardDemo(store, DEMO_STROKES, {
    frame,
    isPressed: pressed !== null,
  });
  useFirstPress(store, pressed);
  return (
    <HeroFrame
      ref={frame}
      isAwake={hasBegun}
      isSolved={isSolved}
      board={<BoardStage workspace={workspace} extras={EXTRAS} />}
      line={
        <>
          <Line store={store} isSolved={isSolved} />
          {isSolved ? (
            <Link className={buttonClass('outline')} to={nextLink ?? '/learn'}>
              {t(nextLink === null ? 'learn.title' : 'home.heroNext')}
            </Link>
          ) : (
            <HeroColors store={store} />
          )}
          <Suspense>{hasBegun && <Announcer store={store} />}</Suspense>
        </>
      }
    />
  );
}

/** The instruction, the first fault, or that the board is solved. */
function Line({ store, isSolved }: { store: BoardStore; isSolved: boolean }) {
  const t = useText();
  const fault = useBoardSnapshot(store, ({ faults }) => faults[0]);
  return (
    <div className="min-w-0 flex-1" role="status">
      {fault ? (
        <FaultLine store={store} fault={fault} press={NO_ROWS} />
      ) : (
        <p>{t(isSolved ? 'home.heroSolved' : 'home.heroLine')}</p>
      )}
    </div>
  );
}

/** Every clue of this board has a place on the board, so no row opens. */
const NO_ROWS = { onRow: () => undefined };

function HeroColors({ store }: { store: BoardStore }) {
  const { color } = useControls(store);
  return (
    <ColorSwitch
      color={color}
      onColor={(next) => store.actor.send({ type: 'color.choose', color: next })}
    />
  );
}

/** Paint the cell that was pressed on the picture. */
function useFirstPress({ actor }: BoardStore, pressed: Cell | null): void {
  useEffect(() => {
    if (pressed === null) return;
    const contact = {
      x: (pressed % HERO_GRID.width) + 0.5,
      y: Math.floor(pressed / HERO_GRID.width) + 0.5,
    };
    actor.send({ type: 'stroke.start', cell: pressed, button: 'primary', fill: false, contact });
    actor.send({ type: 'stroke.end' });
  }, [actor, pressed]);
}
