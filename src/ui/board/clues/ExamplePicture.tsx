import { useMemo } from 'react';
import type { Example } from '#engine/clues/Example.ts';
import { exampleGrid } from '#engine/clues/exampleGrid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { WrapDiagram } from '#ui/shared/components/WrapDiagram.tsx';

/** The example of a clue, drawn like a board. Joined sides have the arrow heads of the rim. */
export function ExamplePicture({ example }: { example: Example }) {
  const grid = useMemo(() => exampleGrid(example), [example]);
  const { isWrapped, topology } = boardOf(grid);
  if (isWrapped) return <WrapDiagram topology={topology} size={84} />;
  return <BoardPicture grid={grid} isExample symbols="all" />;
}
