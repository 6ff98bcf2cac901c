import { useMemo, useRef, useState } from 'react';
import { writeGridText } from '#engine/codec/gridText.ts';
import { createStore, type Store } from '#base/store.ts';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import type { BoardCamera } from '#ui/board/boardCamera.ts';
import { useKeyTable, digit, letter, type KeyRow } from '#ui/board/access/useKeyTable.ts';
import { createBoardViewport, type BoardViewport } from '#ui/board/boardViewport.ts';
import { createBoardStore, type BoardStore } from '#ui/board/boardStore.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import type { OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { usePlayActor } from '#ui/workspace/usePlayActor.ts';
import { useWalkRun, type WalkRun } from './useWalkRun.ts';
import { WalkPanel } from './WalkPanel.tsx';
import { WalkTools } from './WalkTools.tsx';
import { message } from '#texts/message.ts';
import { useSelector } from '@xstate/react';
import { litOnly, type HintMarks } from '#engine/picture/hintMarks.ts';
import type { RungLine } from '#engine/explain/Rung.ts';
import { Stage } from '#ui/board/Stage.tsx';
import { useHintView } from './useHintView.ts';

/** The board after some steps, with the reason for the next one. */
function WalkBoard({
  store,
  run,
  label,
  viewport,
  controls,
}: {
  store: BoardStore;
  run: WalkRun;
  label: string;
  viewport: BoardViewport;
  controls: Store<BoardCamera | null>;
}) {
  const { marks, walked } = useShown(run);
  const hint = useHintView(store, marks, walked);
  return (
    <Stage
      store={store}
      label={label}
      selected={null}
      overlays={{ hint }}
      viewport={viewport}
      cameraControls={controls}
    />
  );
}

/** The marks of the next step and the selected line; at the end, of a clue that no step used. */
function useShown(run: WalkRun): { marks: HintMarks | null; walked: RungLine | null } {
  const step = useSelector(run, ({ context: { steps, at } }) => steps[at]);
  const line = useSelector(run, ({ context }) => context.line);
  const unused = useSelector(run, ({ context }) => context.end?.unused);
  if (step) return { marks: step.why.marks, walked: lineAt(step.why.lines, line) };
  const walked = lineAt(unused ?? [], line);
  return { marks: walked && marksOfClue(walked), walked };
}

function lineAt(lines: readonly RungLine[], line: number | null): RungLine | null {
  return line === null ? null : (lines[line] ?? null);
}

const marksOfLines = new WeakMap<RungLine, HintMarks>();

/** The marks of a clue; null for a rule, which has no place. The same object for the same line. */
function marksOfClue(line: RungLine): HintMarks | null {
  if (!line.at) return null;
  const known = marksOfLines.get(line);
  if (known) return known;
  const marks = { ...litOnly(line.cells), clues: [line.at] };
  marksOfLines.set(line, marks);
  return marks;
}

/** The texts below the board, or next to it in wide windows; low windows scroll as a whole. */
const FRAME =
  'flex h-full min-h-0 flex-col short:overflow-y-auto beside:grid beside:grid-cols-[minmax(0,1fr)_minmax(300px,38%)] beside:gap-x-6 beside:overflow-visible beside:ps-page xl:grid-cols-[minmax(0,1fr)_420px]';
const BOARD =
  'flex h-[max(54%,300px)] min-h-0 min-w-0 flex-none flex-col px-1.5 pt-1 beside:h-auto beside:px-0 beside:pt-3 flat:pt-1';
/** Steps of the camera per key press. */
const ZOOM_STEPS = 2;

/** The solution of a puzzle step by step, as a player would find it. The board is read-only. */
export function Walkthrough({ opened }: { opened: OpenedPuzzle }) {
  const t = useText();
  const { play } = usePlayActor(opened);
  const store = useMemo(() => createBoardStore(play, opened.mode), [play, opened.mode]);
  const [text] = useState(() => writeGridText(opened.puzzle.grid));
  const run = useWalkRun(opened.puzzle.grid, text, store);
  const [viewport] = useState(createBoardViewport);
  const [controls] = useState(() => createStore<BoardCamera | null>(null));
  useKeyTable(WALK_KEYS, (command) => {
    const view = controls.current();
    if (command === 'fit') view?.glideToFit();
    else if (command === 'zoom.in') view?.glideBy(ZOOM_STEPS);
    else if (command === 'zoom.out') view?.glideBy(-ZOOM_STEPS);
    else run.send({ type: command });
  });
  const frame = useRef<HTMLDivElement>(null);
  const { title, grid } = opened.puzzle;
  const { width, height } = grid;
  const label = t('play.boardName', { title: title || UNTITLED, width, height });
  return (
    <div ref={frame} className={FRAME}>
      <div className={BOARD}>
        <WalkBoard store={store} run={run} label={label} viewport={viewport} controls={controls} />
        <WalkTools run={run} frame={frame} />
      </div>
      <WalkPanel run={run} store={store} puzzle={text} />
    </div>
  );
}

/** Commands of the keys: to the next or previous step, and of the view. */
type WalkCommand = 'walk.on' | 'walk.back' | 'fit' | 'zoom.in' | 'zoom.out';

/**
 * The key of hints goes forward, those of undo and redo go both ways, those of the view are as
 * usual.
 */
const WALK_KEYS: readonly KeyRow<WalkCommand>[] = [
  letter('h', message('walk.on'), 'walk.on'),
  letter('y', message('walk.on'), 'walk.on'),
  letter('z', message('walk.back'), 'walk.back'),
  letter('+', message('help.keyZoomIn'), 'zoom.in'),
  letter('=', message('help.keyZoomIn'), 'zoom.in'),
  letter('-', message('help.keyZoomOut'), 'zoom.out'),
  digit(0, message('help.keyFit'), 'fit'),
];
