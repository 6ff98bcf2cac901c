import { useSelector } from '@xstate/react';
import { litOnly, type HintMarks } from '#engine/picture/hintMarks.ts';
import type { RungLine } from '#engine/explain/Rung.ts';
import type { Store } from '#base/store.ts';
import type { BoardCamera } from '#ui/board/BoardCanvas.tsx';
import type { BoardViewport } from '#ui/board/boardViewport.ts';
import { Stage } from '#ui/board/Stage.tsx';
import { useHintView } from './useHintView.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import type { WalkRun } from './useWalkRun.ts';

/** The board as it is after some steps, and on it why the next one is right. */
export function WalkBoard({
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

/** The step that comes next with the line that is walked; at the end, a clue no step named. */
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

/** What shows a clue; of a rule nothing is lit, for it is everywhere. The same object each time. */
function marksOfClue(line: RungLine): HintMarks | null {
  if (!line.at) return null;
  const known = marksOfLines.get(line);
  if (known) return known;
  const marks = { ...litOnly(line.cells), clues: [line.at] };
  marksOfLines.set(line, marks);
  return marks;
}
