import { emptyGrid, recolor, type Grid } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';

const BOARDS = 4;

/** One board of 2 x 2 for each hexadecimal digit: its bits say which cells are light. */
const EMBLEMS: ReadonlyMap<string, Grid> = new Map(
  Array.from({ length: 16 }, (_, bits) => [bits.toString(16), emblem(bits)]),
);

/**
 * The emblem of a collection: four small boards, made from the end of its id, by which it is known
 * again among others.
 */
export function CollectionEmblem({ id, isDimmed }: { id: string; isDimmed: boolean }) {
  return (
    <span className={`flex gap-3 ${isDimmed ? 'opacity-45' : ''}`} aria-hidden>
      {Array.from(id.slice(-BOARDS), (digit, i) => (
        <BoardPicture key={i} className="size-10.5" grid={boardOfDigit(digit)} />
      ))}
    </span>
  );
}

function boardOfDigit(digit: string): Grid {
  const grid = EMBLEMS.get(digit.toLowerCase());
  invariant(grid, 'ids are hexadecimal');
  return grid;
}

function emblem(bits: number): Grid {
  const grid = emptyGrid(2, 2);
  return {
    ...grid,
    tiles: grid.tiles.map((tile, i) => recolor(tile, bits & (1 << i) ? 'light' : 'dark')),
  };
}
