import type { Cell, Color, Point } from '#engine/grid/grid.ts';
import type { OpenCells } from './EarlyStrokes.ts';

/** Width of a cell in the picture (`UNIT`), and of a tile in it (`BOARD_GEOMETRY`). */
const CELL = 64;
const INSET = 0.033 * CELL;
const RADIUS = 0.17 * CELL;

/** Fills of the picture: of open cells, and of what is drawn on them. */
const GRAY = 'var(--board-gray)';
const ON_GRAY = 'var(--board-on-gray)';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * The picture of the board that the server has drawn, with the cells that were painted since. It
 * draws them as tiles of their own, which the app joins to their neighbors.
 */
export class SentPicture {
  readonly #picture: SVGSVGElement;
  readonly #columns: number;
  readonly #rows: number;
  readonly #joinedWith: OpenCells['joinedWith'];
  readonly #tiles = new Map<Cell, SVGElement>();
  /** From pixels of the window to units of the picture, as long as it was on the page. */
  #toPicture: DOMMatrix | null = null;
  #symbols: ReadonlyMap<Cell, readonly SVGElement[]> | null = null;

  constructor(
    picture: SVGSVGElement,
    {
      columns,
      rows,
      joinedWith,
    }: Pick<OpenCells, 'joinedWith'> & { readonly columns: number; readonly rows: number },
  ) {
    this.#picture = picture;
    this.#columns = columns;
    this.#rows = rows;
    this.#joinedWith = joinedWith;
  }

  /** A point of the window in cells from the top-left corner of the grid. */
  pointAt({ x, y }: Point): Point {
    if (this.#picture.isConnected)
      this.#toPicture = this.#picture.getScreenCTM()?.inverse() ?? this.#toPicture;
    const point = new DOMPoint(x, y).matrixTransform(this.#toPicture ?? undefined);
    return { x: point.x / CELL, y: point.y / CELL };
  }

  /** The cell at a point in cells; undefined outside the grid. */
  cellAt({ x, y }: Point): Cell | undefined {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const isInside = column >= 0 && column < this.#columns && row >= 0 && row < this.#rows;
    return isInside ? row * this.#columns + column : undefined;
  }

  /** True if a symbol is on a cell. */
  hasSymbol(cell: Cell): boolean {
    return this.#symbolsOn().has(cell);
  }

  /** Show a cell in a color. */
  color(cell: Cell, color: Color): void {
    this.#tiles.get(cell)?.remove();
    this.#tiles.delete(cell);
    for (const symbol of this.#symbolsOn().get(cell) ?? [])
      symbol.style.setProperty(
        '--board-on-gray',
        color === 'gray' ? '' : `var(--board-on-${color})`,
      );
    if (color === 'gray') return;
    const tile = document.createElementNS(SVG, 'g');
    tile.setAttribute('fill', `var(--board-${color})`);
    tile.append(...this.#tileOf(cell));
    this.#tiles.set(cell, tile);
    this.#picture.querySelector(`[fill="${GRAY}"]`)?.after(tile);
  }

  /** The tile of a cell, and the bridges to cells that are connected with it. */
  #tileOf(cell: Cell): readonly SVGElement[] {
    const size = CELL - 2 * INSET;
    const x = (cell % this.#columns) * CELL + INSET;
    const y = Math.floor(cell / this.#columns) * CELL + INSET;
    const joined = this.#joinedWith(cell);
    const isJoinedRight = joined.includes(cell + 1) && (cell + 1) % this.#columns > 0;
    return [
      box({ x, y, width: size, height: size, rx: RADIUS }),
      ...(isJoinedRight ? [box({ x: x + size / 2, y, width: CELL, height: size })] : []),
      ...(joined.includes(cell + this.#columns)
        ? [box({ x, y: y + size / 2, width: size, height: CELL })]
        : []),
    ];
  }

  /** The parts of symbols on open cells, by the cell of their middle. */
  #symbolsOn(): ReadonlyMap<Cell, readonly SVGElement[]> {
    if (this.#symbols) return this.#symbols;
    const found = new Map<Cell, SVGElement[]>();
    const inked = `[fill="${ON_GRAY}"], [stroke="${ON_GRAY}"]`;
    for (const element of this.#picture.querySelectorAll<SVGElement>(inked)) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const cell = this.cellAt(this.pointAt({ x: x + width / 2, y: y + height / 2 }));
      if (cell !== undefined) found.set(cell, [...(found.get(cell) ?? []), element]);
    }
    this.#symbols = found;
    return found;
  }
}

function box(attributes: Readonly<Record<string, number>>): SVGElement {
  const element = document.createElementNS(SVG, 'rect');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}
