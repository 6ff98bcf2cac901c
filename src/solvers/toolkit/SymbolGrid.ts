import { invariant } from '#base/invariant.ts';
import type { Point } from '#engine/grid/grid.ts';
import type { Z3Boolean, Z3Context, Z3Model, Z3Solver } from '../z3/z3.ts';
import type { Lattice } from './lattice.ts';

/** One symbol at every point of a lattice. */
export class SymbolGrid<S extends string> {
  readonly lattice: Lattice;
  readonly #symbols: readonly S[];
  readonly #truths: readonly (readonly Z3Boolean[])[];
  readonly #context: Z3Context;

  constructor(context: Z3Context, solver: Z3Solver, lattice: Lattice, symbols: readonly S[]) {
    this.lattice = lattice;
    this.#symbols = symbols;
    this.#context = context;
    this.#truths = lattice.points.map(({ x, y }) => {
      const truths = symbols.map((symbol) => context.Bool.const(`symbol ${x} ${y} ${symbol}`));
      solver.add(exactlyOne(context, truths));
      return truths;
    });
  }

  /** True if the symbol is at the point. */
  is(point: Point, symbol: S): Z3Boolean {
    const number = this.lattice.numberOf(point);
    const truth = this.#truths[number ?? -1]?.[this.#symbols.indexOf(symbol)];
    invariant(truth, `${symbol} may stand at ${point.x},${point.y}`);
    return truth;
  }

  /** True if two points have the same symbol. */
  isSame(a: Point, b: Point): Z3Boolean {
    const { And, Or } = this.#context;
    return Or(...this.#symbols.map((symbol) => And(this.is(a, symbol), this.is(b, symbol))));
  }

  /** The symbols of a solution, in the order of the points. */
  read(model: Z3Model): readonly S[] {
    return this.lattice.points.map((point) => {
      const symbol = this.#symbols.find((it) =>
        this.#context.isTrue(model.eval(this.is(point, it), true)),
      );
      invariant(symbol !== undefined, 'one symbol at every point');
      return symbol;
    });
  }

  /** True if the symbols differ from these. */
  differsFrom(symbols: readonly S[]): Z3Boolean {
    const { Not, And } = this.#context;
    const same = this.lattice.points.flatMap((point, i) => {
      const symbol = symbols[i];
      return symbol === undefined ? [] : [this.is(point, symbol)];
    });
    return Not(And(...same));
  }
}

/** True if exactly one of the claims holds. */
export function exactlyOne({ And, Or, Not }: Z3Context, claims: readonly Z3Boolean[]): Z3Boolean {
  const pairs = claims.flatMap((a, i) => claims.slice(i + 1).map((b) => Not(And(a, b))));
  return And(Or(...claims), ...pairs);
}
