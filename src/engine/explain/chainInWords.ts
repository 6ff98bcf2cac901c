import { isSameText, message, type Text } from '#texts/message.ts';
import type { Board } from '../grid/board.ts';
import type { Cell } from '../grid/grid.ts';
import type { ClueRef } from '../solver/sat/Reason.ts';
import { composeSupposition, linkSentence } from './linkSentences.ts';
import type { ChainLink, ColoredCell, Step, SupposedChain } from './Step.ts';

/** A link of a chain with its text. */
interface NumberedLink {
  readonly kind: 'supposed' | 'link' | 'contradiction';
  /** "2", or "2.1" in an inner supposition; "if" for the supposition. */
  readonly number: Text;
  readonly text: Text;
  /** The places of cells that the text only counts; null if it names them. */
  readonly places: Text | null;
  /** The cells that get a color. */
  readonly gets: readonly ColoredCell[];
  /** The cells that get a color, and those that it follows from. */
  readonly cells: readonly Cell[];
  readonly clue?: ClueRef;
}

/** The what-if of a step: its supposition and all consequences, inner ones before their links. */
export function chainInWords(
  chain: SupposedChain,
  { facts, clues }: Pick<Step, 'facts' | 'clues'>,
  board: Board,
): readonly NumberedLink[] {
  return withPrefix('', chain, facts);

  function withPrefix(
    prefix: string,
    { supposed, links }: SupposedChain,
    known: readonly ColoredCell[],
  ): readonly NumberedLink[] {
    const before = [...known, ...supposed];
    const lines: NumberedLink[] = [
      {
        kind: 'supposed',
        number: message('hints.if'),
        text: composeSupposition({ supposed, links }, board),
        places: null,
        gets: supposed,
        cells: supposed.map(({ cell }) => cell),
      },
    ];
    let count = 0;
    for (const [index, link] of links.entries()) {
      const isLast = index === links.length - 1;
      const context = { before: [...before], among: clues };
      const { text, places } = linkSentence(link, { ...context, isLast }, board);
      before.push(...link.cells);
      // Consecutive links about no cell can have the same text, once for each color of a symbol.
      const last = lines.at(-1);
      if (last && isSameText(text, last.text)) {
        lines.splice(-1, 1, { ...last, gets: [...last.gets, ...link.cells] });
        continue;
      }
      count += 1;
      const number = `${prefix}${count}`;
      if (link.inner) lines.push(...withPrefix(`${number}.`, link.inner, context.before));
      const kind = isLast ? 'contradiction' : 'link';
      lines.push({ kind, number, text, places, gets: link.cells, ...litBy(link) });
    }
    return lines;
  }
}

function litBy({ cells, because, clues }: ChainLink): Pick<NumberedLink, 'cells' | 'clue'> {
  const [clue] = clues;
  const lit = [...new Set([...cells, ...because].map(({ cell }) => cell))];
  return { cells: lit, ...(clue && { clue }) };
}
