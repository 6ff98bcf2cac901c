import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router';
import type { Cell } from '#engine/grid/grid.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { SOLVING_MODES } from '#machines/workspaceMode.ts';
import { buttonClass } from '#ui/shared/components/buttonStyles.ts';
import { HERO_GRID, INVITING_STROKES } from './heroPuzzle.ts';
import { KeyScope } from '#ui/board/access/useKeyTable.ts';
import { FaultLine } from '#ui/board/clues/FaultLine.tsx';
import { unsaved } from '#ui/workspace/unsaved.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useBoardSnapshot } from '#ui/board/useBoardSnapshot.ts';
import { useControls } from '#ui/board/useControls.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { BoardStage } from '#ui/workspace/BoardStage.tsx';
import { ColorSwitch } from '#ui/workspace/ColorSwitch.tsx';
import { useWorkspace } from '#ui/workspace/useWorkspace.ts';
import { HeroFrame } from './HeroFrame.tsx';
import { useInvitation } from './useInvitation.ts';

const Announcer = lazy(() =>
  import('#ui/board/access/Announcer.tsx').then(({ Announcer }) => ({ default: Announcer })),
);

/** Nothing on the page tells of trials and marks: no key begins them unawares. */
const MODE = { ...SOLVING_MODES.solve, hasTrials: false, hasMarks: false };

const EXTRAS = { isInline: true };

interface HeroBoardProps {
  /** The cell that was pressed before the board was there. */
  pressed: Cell | null;
  /** The puzzle to go on with; null when all are solved. */
  nextLink: string | null;
}

/** The board of the home page, to be painted right there. Its keys work while it has the focus. */
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
  const hasBegun = useInvitation(store, INVITING_STROKES, {
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

/** What is to be done, what is wrong, or that it is done. */
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

/** Every clue of this board has a place on it. */
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

/** Paint what was pressed on the picture. */
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
