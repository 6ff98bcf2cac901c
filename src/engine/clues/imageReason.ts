import { message, type Text } from '#texts/message.ts';
import type { Board } from '../grid/board.ts';
import { opposite, type Cell, type SolidColor } from '../grid/grid.ts';
import type { PlacePair } from '../symmetry/linkedDirections.ts';
import type { DeductionToPhrase, ReasonToPhrase } from './phrasing.ts';
import { spokenPlace } from './spokenPlaces.ts';

/** A symbol whose area is its own image. */
type ImageKind = 'galaxy' | 'lotus';

const TEXTS = {
  galaxy: {
    image: 'hints.galaxy.image',
    twin: 'hints.galaxy.twin',
    unlike: 'hints.galaxy.unlike',
  },
  lotus: { image: 'hints.lotus.image', twin: 'hints.lotus.twin', unlike: 'hints.lotus.unlike' },
} as const;

/** How a symbol maps cells. */
interface Imaging {
  /** The image of a cell; undefined off the board. */
  readonly imageOf: (cell: Cell) => Cell | undefined;
  readonly pairs: readonly PlacePair[];
}

/** The reason for one cell by its image; undefined if the board does not show that. */
export function mirroredReason(
  kind: ImageKind,
  { imageOf, pairs }: Imaging,
  step: ReasonToPhrase,
): Text | undefined {
  const {
    cause,
    cells: [cell = 0, ...others],
    color,
    known: board,
    printed,
  } = step;
  if (others.length > 0) return undefined;
  const image = imageOf(cell);
  if (cause.type === 'far' && cause.fault === 'image' && printed.length === 1 && !board.isWrapped)
    return imageReason(kind, image, color, board);
  return imageColorReason(kind, image, pairs, step);
}

/**
 * The reason for a cell that cannot be in the area of a symbol, because its image cannot. Undefined
 * if the board does not show that. `color` is the color of the cell, and `image` is undefined off
 * the board.
 */
function imageReason(
  kind: ImageKind,
  image: Cell | undefined,
  color: SolidColor,
  board: Board,
): Text | undefined {
  if (image === undefined || !board.exists(image))
    return message('hints.imageOff', { kind, color });
  return board.color(image) === color ? message('hints.imageTaken', { kind, color }) : undefined;
}

/**
 * The reason for a cell by the color of its image: the same in one area, the opposite between two
 * areas. Undefined if the facts are not what the sentence says.
 */
function imageColorReason(
  kind: ImageKind,
  image: Cell | undefined,
  pairs: readonly PlacePair[],
  { cause, color, known }: ReasonToPhrase,
): Text | undefined {
  if (image === undefined || !known.exists(image)) return undefined;
  const values = { place: spokenPlace(known.width, image), color };
  const isTwin = cause.type === 'mirror' && hasTwoAreas(pairs, known);
  if (isTwin)
    return known.color(image) === opposite(color) ? message(TEXTS[kind].twin, values) : undefined;
  // All ways to satisfy the symbol copy the color only if nothing else is known.
  const isCopied =
    cause.type === 'answers'
      ? known.count('dark') + known.count('light') === 1
      : cause.type === 'mirror' || cause.type === 'check' || cause.type === 'clause';
  return isCopied && known.color(image) === color ? message(TEXTS[kind].image, values) : undefined;
}

/** The fault of areas that are not each other's image. */
export function imageFault(
  kind: ImageKind,
  pairs: readonly PlacePair[],
  { intro, supposed }: DeductionToPhrase,
): Text {
  const areas = hasTwoAreas(pairs, supposed) ? 'two' : 'one';
  return message(TEXTS[kind].unlike, { supposed: intro, areas });
}

/** True if the symbol is between two areas of different colors, which are each other's image. */
function hasTwoAreas(pairs: readonly PlacePair[], board: Board): boolean {
  const colorAt = ({ x, y }: PlacePair[0]) => {
    const cell = board.cellAt(x, y);
    return cell !== undefined && board.exists(cell) ? board.color(cell) : 'gray';
  };
  return (
    pairs.length > 0 &&
    pairs.every(([p, q]) => {
      const colors = [colorAt(p), colorAt(q)];
      return colors.includes('dark') && colors.includes('light');
    })
  );
}
