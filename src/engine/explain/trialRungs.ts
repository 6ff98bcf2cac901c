import { joined, message, type Text } from '#texts/message.ts';
import { listPlaces } from '../clues/placesInWords.ts';
import type { Board } from '../grid/board.ts';
import { touchedCells } from '../grid/placement.ts';
import { litOnly, type HintMarks } from '../picture/hintMarks.ts';
import { composeSupposition, linkSentence } from './linkSentences.ts';
import { clashOf } from './marksOfStep.ts';
import { namedClues } from './namedClues.ts';
import { createReasonLines, type Rung } from './Rung.ts';
import type { ChainLink, ColoredCell, Step, SupposedChain } from './Step.ts';

type Group = readonly ColoredCell[];
type Ghosts = HintMarks['ghosts'];

/**
 * The rungs of a guided trial: the supposition of a step, then one deduction each until the
 * contradiction. Cells of an inner supposition are erased again where it ends.
 */
export function trialRungs(step: Step, chain: SupposedChain, board: Board): readonly Rung[] {
  return new TrialWriter(step, board).rungsOf(chain);
}

/** Writes the rungs of one trial, numbered in their order. */
class TrialWriter {
  readonly #step: Step;
  readonly #board: Board;
  #count = 0;

  constructor(step: Step, board: Board) {
    this.#step = step;
    this.#board = board;
  }

  rungsOf(chain: SupposedChain): readonly Rung[] {
    const { cells } = this.#step;
    const [{ color } = { color: 'dark' as const }] = cells;
    const so = message('hints.so', { form: 'but', which: cells.length > 1 ? 'all' : 'one', color });
    const shown = chain.supposed.map((it) => ({ ...it, number: '' }));
    const start = this.#rung(composeSupposition(chain, this.#board), shown, chain.supposed);
    const rungs = [start, ...this.#links(chain, chain.supposed, shown)];
    const last = rungs.at(-1);
    return last ? [...rungs.slice(0, -1), withEnd(last, so)] : [];
  }

  /** @param before the cells of the trial so far, with the supposed ones */
  #links({ links }: SupposedChain, before: Group, ghosts: Ghosts): readonly Rung[] {
    const known = [...before];
    let shown = ghosts;
    const rungs: Rung[] = [];
    for (const [index, link] of links.entries()) {
      if (link.inner) rungs.push(...this.#innerRungs(link.inner, known, shown));
      const isLast = index === links.length - 1;
      const context = {
        before: [...this.#step.facts, ...known],
        among: this.#step.clues,
        isLast,
      };
      const { text, places } = linkSentence(link, context, this.#board);
      shown = [...shown, ...this.#ghostsOf(link.cells)];
      known.push(...link.cells);
      const spoken = joined([text, ...(places === null ? [] : [places])]);
      rungs.push({ ...this.#linkRung(link, text, { ghosts: shown, isLast }), spoken });
    }
    return rungs;
  }

  #innerRungs(inner: SupposedChain, before: Group, ghosts: Ghosts): readonly Rung[] {
    const { supposed } = inner;
    const text = message('hints.supposeInside', {
      place: placesOf(supposed, this.#board),
      count: supposed.length,
      color: supposed[0]?.color ?? 'dark',
    });
    const shown = [...ghosts, ...this.#ghostsOf(supposed)];
    const start = this.#rung(text, shown, supposed);
    return [start, ...this.#links(inner, [...before, ...supposed], shown)];
  }

  #linkRung(
    link: ChainLink,
    text: Text,
    { ghosts, isLast }: { ghosts: Ghosts; isLast: boolean },
  ): Rung {
    const { clues, because, cells } = link;
    const board = this.#board;
    const { symbols } = namedClues(clues, board);
    const clash = isLast ? clashOf(link, ghosts, board) : null;
    const ofClues = symbols.flatMap(({ symbol }) => touchedCells(symbol.at, board));
    const rung = this.#rung(text, ghosts, [...because, ...cells]);
    const lit = [...rung.marks.lit, ...ofClues.filter((it) => board.exists(it)), ...(clash ?? [])];
    const marks = {
      ...rung.marks,
      lit: [...new Set(lit)],
      clues: symbols.map(({ symbol: { id, at } }) => ({ ...at, id })),
      facts: because.map((it) => ({ ...it, isWall: false })),
      clash,
    };
    return { ...rung, marks, lines: createReasonLines({ clues, facts: because }, board) };
  }

  /** A rung that lights some cells and the supposed ones. */
  #rung(text: Text, ghosts: Ghosts, group: Group): Rung & { readonly marks: HintMarks } {
    const { cells } = this.#step;
    const supposed = new Set(cells.map(({ cell }) => cell));
    const lit = new Set([...supposed, ...group.map(({ cell }) => cell)]);
    const marks = {
      ...litOnly([...lit]),
      targets: cells.map(({ cell, color }) => ({ cell, color, role: 'supposed' as const })),
      ghosts: ghosts.filter(({ cell }) => !supposed.has(cell)),
    };
    const tried = ghosts.map(({ cell, color }) => ({ cell, color }));
    return { id: 'trial', text, spoken: text, marks, lines: [], tried };
  }

  #ghostsOf(cells: Group): Ghosts {
    if (cells.length === 0) return [];
    this.#count += 1;
    return cells.map((it) => ({ ...it, number: String(this.#count) }));
  }
}

function withEnd(rung: Rung, end: Text): Rung {
  const [text, spoken] = [joined([rung.text, end]), joined([rung.spoken, end])];
  return { ...rung, text, spoken };
}

function placesOf(cells: Group, board: Board): Text {
  return listPlaces(
    cells.map(({ cell }) => cell),
    board,
  );
}
