import { isSameText, message, type Text } from '#texts/message.ts';
import type { Board } from '../grid/board.ts';
import type { Cell } from '../grid/grid.ts';
import type { ClueRef } from '../solver/sat/Reason.ts';
import { linkSentence, composeSupposition } from './sentence.ts';
import type { ChainLink, ColoredCell, SupposedChain } from './Step.ts';

/** A link of a chain with its text. */
interface NumberedLink {
  readonly kind: 'supposed' | 'link' | 'contradiction';
  /** "2", or "2.1" in an inner supposition; "if" for the supposition. */
  readonly number: Text;
  readonly text: Text;
  /** The cells that get a color. */
  readonly gets: readonly ColoredCell[];
  /** The cells that get a color, and those that it follows from. */
  readonly cells: readonly Cell[];
  readonly clue?: ClueRef;
}

/** The supposition and all its consequences. Inner suppositions come before their links. */
export function chainInWords(
  chain: SupposedChain,
  facts: readonly ColoredCell[],
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
        gets: supposed,
        cells: supposed.map(({ cell }) => cell),
      },
    ];
    let count = 0;
    for (const [index, link] of links.entries()) {
      const place = { before: [...before], isLast: index === links.length - 1 };
      const text = linkSentence(link, place, board);
      before.push(...link.cells);
      // Consecutive links about no cell can have the same text, once for each color of a symbol.
      const last = lines.at(-1);
      if (last && isSameText(text, last.text)) {
        lines.splice(-1, 1, { ...last, gets: [...last.gets, ...link.cells] });
        continue;
      }
      count += 1;
      const number = `${prefix}${count}`;
      if (link.inner) lines.push(...withPrefix(`${number}.`, link.inner, place.before));
      const kind = place.isLast ? 'contradiction' : 'link';
      lines.push({ kind, number, text, gets: link.cells, ...litBy(link) });
    }
    return lines;
  }
}

function litBy({ cells, because, clues }: ChainLink): Pick<NumberedLink, 'cells' | 'clue'> {
  const [clue] = clues;
  const lit = [...new Set([...cells, ...because].map(({ cell }) => cell))];
  return { cells: lit, ...(clue && { clue }) };
}
