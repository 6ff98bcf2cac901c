import type { Text } from '#texts/message.ts';
import type { Board } from '../grid/board.ts';
import type { Point } from '../grid/grid.ts';
import type { HintMarks } from '../picture/hintMarks.ts';
import type { ClueRef } from '../solver/sat/Reason.ts';
import { namedClues, symbolName } from './namedClues.ts';
import {
  reasonLines,
  ruleLine,
  symbolLine,
  type Reasoned,
  type ReasonLine,
} from './reasonLines.ts';
import type { ColoredCell } from './Step.ts';

/** A line of a reason, with the place of its symbol on the board. */
export type RungLine = ReasonLine & { readonly at?: Point };

/** Stage of a hint. */
export type RungId = 'where' | 'which' | 'cell' | 'trial' | 'why';

/** Stage of a hint about a mistake. */
export type MistakeRungId = 'notice' | 'since' | 'region' | 'reason' | 'cells';

/** One rung of the ladder: the text, and the marks on the board. */
export interface Rung<Id extends string = RungId> {
  readonly id: Id;
  /** One sentence. */
  readonly text: Text;
  /** The complete text for screen readers. */
  readonly spoken: Text;
  /** Null if the board shows no marks. */
  readonly marks: HintMarks | null;
  /** The reason as a list; empty before the reason is shown. */
  readonly lines: readonly RungLine[];
  /** Set in a guided trial: the cells that it colors up to this rung. */
  readonly tried?: readonly ColoredCell[];
}

/** The lines of a reason, with the places of its symbols. */
export function createReasonLines(step: Reasoned, board: Board): readonly RungLine[] {
  return reasonLines(step, board).map((line) => placed(line, board));
}

/** Clues by their names, one line each, symbols first. */
export function clueLines(clues: readonly ClueRef[], board: Board): readonly RungLine[] {
  const { symbols, rules } = namedClues(clues, board);
  const lines = [
    ...symbols.map((it) => symbolLine(it, symbolName(it), board)),
    ...rules.map((it) => ruleLine(it)),
  ];
  return lines.map((line) => placed(line, board));
}

function placed(line: ReasonLine, board: Board): RungLine {
  const [named] = line.clue ? namedClues([line.clue], board).symbols : [];
  return named ? { ...line, at: named.symbol.at } : line;
}
