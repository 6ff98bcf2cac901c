import { message, type Text } from '#texts/message.ts';
import type { Board } from '../grid/board.ts';
import type { Point } from '../grid/grid.ts';
import type { Judgement } from '../clues/verdict.ts';
import { paramsOf } from '../clues/params.ts';
import { ruleById } from '../rules/index.ts';
import { symbolById } from '../symbols/index.ts';
import type { SymbolFlags } from './display.ts';
import { describeSymbolError, type LegendRow } from './legend.ts';
import { ruleMarks } from './marks.ts';

/** A broken clue: a rule by its index in the grid, a symbol by its index in the list of its id. */
export interface Fault {
  /** Unique among the faults; stable while the clues do not change. */
  readonly key: string;
  readonly kind: 'rule' | 'symbol';
  readonly id: string;
  readonly index: number;
}

/** The description of a broken clue. */
interface FaultText {
  /** The name of the clue itself, not only of its kind, for use in a sentence: "area number 3". */
  readonly name: Text;
  /** The place of the clue, or the first cell of a rule's error; null if there is none. */
  readonly at: Point | null;
  /** The error, without full stop: "has 5, not 3". */
  readonly detail: Text;
}

/** The data for descriptions of faults. */
interface Judged {
  readonly board: Board;
  readonly judgement: Judgement;
  readonly visible: SymbolFlags;
}

const BROKEN = message('clues.broken');

/** Every broken clue that the legend lists, in its order. */
export function findFaults(legend: readonly LegendRow[], { symbols }: Judgement): readonly Fault[] {
  return legend
    .filter(({ state }) => state === 'error')
    .flatMap(({ kind, id, members }) =>
      members
        .filter((index) => kind === 'rule' || symbols.get(id)?.[index] === 'error')
        .map((index) => ({ key: `${kind} ${id} ${index}`, kind, id, index })),
    );
}

/** The description of a fault. For a hidden symbol, only its kind and no place. */
export function describeFault({ kind, id, index }: Fault, judged: Judged): FaultText {
  return kind === 'rule' ? ruleFault(index, judged) : symbolFault(id, index, judged);
}

function ruleFault(index: number, { board, judgement }: Judged): FaultText {
  const rule = board.grid.rules[index];
  const def = rule && ruleById.get(rule.id);
  const [first] = ruleMarks(board, judgement, index);
  const at =
    first === undefined ? null : { x: first % board.width, y: Math.floor(first / board.width) };
  if (!def) return { name: message('clues.aRule'), at, detail: BROKEN };
  const params = paramsOf(def, rule);
  const detail = def.describeError?.(params, board)?.long ?? BROKEN;
  return { name: def.brief(params), at, detail };
}

function symbolFault(id: string, index: number, { board, visible }: Judged): FaultText {
  const symbol = board.grid.symbols.get(id)?.[index];
  const def = symbolById.get(id);
  if (!symbol || !def) return { name: message('clues.aSymbol'), at: null, detail: BROKEN };
  const params = paramsOf(def, symbol);
  if (visible.get(id)?.[index] === false)
    return { name: def.name?.(params) ?? def.title, at: null, detail: BROKEN };
  const detail = describeSymbolError(symbol, board)?.short ?? BROKEN;
  return { name: def.speak(params), at: symbol.at, detail };
}
