import { paramsOf } from '#engine/clues/params.ts';
import type { State } from '#engine/clues/verdict.ts';
import type { Cell, SymbolInstance } from '#engine/grid/grid.ts';
import { countOverlay, type OverlayCount } from '#engine/judging/countOverlay.ts';
import { symbolErrorOf } from '#engine/judging/legend.ts';
import { symbolsAt } from '#engine/judging/symbolsAt.ts';
import { ruleById } from '#engine/rules/index.ts';
import { symbolById } from '#engine/symbols/index.ts';
import type { BoardSnapshot } from '../../store/boardStore.ts';
import type { ClueReading } from '../../store/clueReader.ts';

/** What there is to read of one clue. */
export interface ClueNote {
  readonly key: string;
  /** "Area number 3". */
  readonly title: string;
  /** What must hold; `*word*` marks the key word. */
  readonly sentence: string;
  /** What it counts now; empty for clues that count nothing. */
  readonly counts: string;
  /** What is wrong, with full stop; empty while nothing is. */
  readonly fault: string;
  readonly isSatisfied: boolean;
}

/** Notes of what is read: of a broken rule, or of each symbol that is seen at the cell. */
export function clueNotes(
  snapshot: BoardSnapshot,
  { cell, rule }: ClueReading,
): readonly ClueNote[] {
  if (rule !== null) return ruleNotes(snapshot, rule);
  return symbolsAt(snapshot.board, cell, snapshot.visible).flatMap((symbol) =>
    symbolNotes(snapshot, symbol, cell),
  );
}

/** Notes in one breath, for the live region. */
export function spokenNotes(notes: readonly ClueNote[]): string {
  return notes
    .flatMap(({ title, sentence, counts, fault }) => [`${title}.`, sentence, counts, fault])
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll('*', '');
}

function ruleNotes(snapshot: BoardSnapshot, index: number): readonly ClueNote[] {
  const { board, judgement } = snapshot;
  const rule = board.grid.rules[index];
  const def = rule && ruleById.get(rule.id);
  if (!def) return [];
  const params = paramsOf(def, rule);
  const state = judgement.rules[index]?.state ?? 'incomplete';
  const error = state === 'error' ? def.describeError?.(params, board)?.long : undefined;
  return [
    {
      key: `rule ${index}`,
      title: def.brief(params),
      sentence: def.explain(params),
      counts: '',
      fault: faultOf(state, error),
      isSatisfied: state === 'satisfied',
    },
  ];
}

function symbolNotes(
  { board, judgement, visible }: BoardSnapshot,
  { symbol, index }: { readonly symbol: SymbolInstance; readonly index: number },
  cell: Cell,
): readonly ClueNote[] {
  const def = symbolById.get(symbol.id);
  if (!def) return [];
  const params = paramsOf(def, symbol);
  const state = judgement.symbols.get(symbol.id)?.[index] ?? 'incomplete';
  const counts = countOverlay(board, cell, visible).filter(({ of }) => of === symbol);
  const total = counts.length === 0 ? null : (def.count?.(symbol.at, params, board) ?? null);
  const name = def.speak(params);
  return [
    {
      key: `${symbol.id} ${index}`,
      title: name.slice(0, 1).toUpperCase() + name.slice(1),
      sentence: def.explain(params),
      counts: total ? `Now ${inWords(total)}${linesInWords(counts)}.` : '',
      fault: faultOf(state, state === 'error' ? symbolErrorOf(symbol, board)?.long : undefined),
      isSatisfied: state === 'satisfied',
    },
  ];
}

function faultOf(state: State, error: string | undefined): string {
  return state === 'error' ? `${error ?? 'It does not hold'}.` : '';
}

type Bounds = Pick<OverlayCount, 'completed' | 'possible'>;

function inWords({ completed, possible }: Bounds): string {
  return completed === possible ? `${completed}` : `${completed}, at most ${possible}`;
}

/** Each line of sight with its bounds: ": up 1, right 0 to 2". */
function linesInWords(counts: readonly OverlayCount[]): string {
  const lines = counts.flatMap(({ direction, completed, possible }) => {
    if (direction === null) return [];
    return `${direction} ${completed}${completed === possible ? '' : ` to ${possible}`}`;
  });
  return lines.length === 0 ? '' : `: ${lines.join(', ')}`;
}
