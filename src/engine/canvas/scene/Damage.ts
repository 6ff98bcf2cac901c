/** A rectangle of the board. Lengths in cells. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Above this number, rectangles cost more to draw one by one than together. */
const MOST = 3;

/** The parts of the board that must be drawn again. */
export class Damage {
  #rects: Rect[] | 'all' = 'all';

  /** Damage the whole canvas. */
  addAll(): void {
    this.#rects = 'all';
  }

  /** Damage a square around a point; `reach` is half its side. */
  addAround(x: number, y: number, reach: number): void {
    this.add({ left: x - reach, top: y - reach, right: x + reach, bottom: y + reach });
  }

  add(rect: Rect): void {
    if (this.#rects === 'all') return;
    const rects = this.#rects;
    const near = rects.findIndex((other) => isWorthJoining(other, rect));
    const other = rects[near];
    if (other !== undefined) {
      const grown = joined(other, rect);
      if (isSame(grown, other)) return;
      rects.splice(near, 1);
      this.add(grown);
    } else if (rects.length < MOST) rects.push(rect);
    else this.#rects = [[...rects, rect].reduce(joined)];
  }

  /** Return and clear the damage: non-empty rectangles, or everything. */
  take(): readonly Rect[] | 'all' {
    const taken = this.#rects;
    this.#rects = [];
    return taken;
  }
}

function isWorthJoining(a: Rect, b: Rect): boolean {
  return area(joined(a, b)) <= 1.3 * (area(a) + area(b));
}

function joined(a: Rect, b: Rect): Rect {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

function area({ left, top, right, bottom }: Rect): number {
  return (right - left) * (bottom - top);
}

function isSame(a: Rect, b: Rect): boolean {
  return a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
}
