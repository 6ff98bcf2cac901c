import { capitalized } from '#texts/capitalized.ts';
import { joined, message, type Text } from '#texts/message.ts';
import type { Translator } from '#texts/translator.ts';
import { paramsOf } from '#engine/clues/params.ts';
import type { State } from '#engine/clues/verdict.ts';
import type { Cell, SymbolInstance } from '#engine/grid/grid.ts';
import { countOverlay, type OverlayCount } from '#engine/judging/countOverlay.ts';
import { describeSymbolError } from '#engine/judging/legend.ts';
import { symbolsAt } from '#engine/judging/symbolsAt.ts';
import { ruleById } from '#engine/rules/index.ts';
import { symbolById } from '#engine/symbols/index.ts';
import type { BoardSnapshot } from '#ui/board/boardStore.ts';
import type { ClueReading } from '#ui/board/clueReader.ts';
import { needTexts } from '#ui/shared/texts/texts.ts';

needTexts('board', 'rules', 'symbols', 'clues');

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
  t: Translator,
  snapshot: BoardSnapshot,
  { cell, rule }: ClueReading,
): readonly ClueNote[] {
  if (rule !== null) return ruleNotes(t, snapshot, rule);
  return symbolsAt(snapshot.board, cell, snapshot.visible).flatMap((symbol) =>
    symbolNotes(t, snapshot, symbol, cell),
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

function ruleNotes(t: Translator, snapshot: BoardSnapshot, index: number): readonly ClueNote[] {
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
      title: t.say(def.brief(params)),
      sentence: t.say(def.explain(params)),
      counts: '',
      fault: faultOf(t, state, error),
      isSatisfied: state === 'satisfied',
    },
  ];
}

function symbolNotes(
  t: Translator,
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
  return [
    {
      key: `${symbol.id} ${index}`,
      title: capitalized(t.say(def.speak(params)), t.language),
      sentence: t.say(def.explain(params)),
      counts: total ? t.say(countsInWords(total, counts)) : '',
      fault: faultOf(
        t,
        state,
        state === 'error' ? describeSymbolError(symbol, board)?.long : undefined,
      ),
      isSatisfied: state === 'satisfied',
    },
  ];
}

function faultOf(t: Translator, state: State, error: Text | undefined): string {
  if (state !== 'error') return '';
  return `${capitalized(t.say(error ?? message('board.doesNotHold')), t.language)}.`;
}

type Bounds = Pick<OverlayCount, 'completed' | 'possible'>;

/** "Now 1.", "Now 1, at most 3: up 1, right 0 to 2." */
function countsInWords({ completed, possible }: Bounds, counts: readonly OverlayCount[]): Text {
  const count =
    completed === possible ? `${completed}` : message('board.countAtMost', { completed, possible });
  const lines = counts.flatMap(lineInWords);
  if (lines.length === 0) return message('board.now', { count });
  return message('board.nowInLines', { count, lines: joined(lines, ', ') });
}

/** A line of sight with its bounds: "right 0 to 2". */
function lineInWords({ direction, completed, possible }: OverlayCount): readonly Text[] {
  if (direction === null) return [];
  const count =
    completed === possible ? `${completed}` : message('board.countTo', { completed, possible });
  return [message('board.countToward', { direction, count })];
}
