import { capitalized } from '#texts/capitalized.ts';
import { message, type MessageId, type Text } from '#texts/message.ts';
import type { Translator } from '#texts/translator.ts';
import type { Conflict } from '#engine/assistant/conflict.ts';
import type { PuzzleClue } from '#engine/assistant/puzzleClues.ts';
import { paramsOf } from '#engine/clues/params.ts';
import type { Cell, Grid, SymbolInstance } from '#engine/grid/grid.ts';
import { symbolById } from '#engine/symbols/index.ts';
import type { CursorAnswer, PuzzleAnswer } from '#machines/assistantAnswer.ts';
import { spokenPlace } from '#engine/clues/spokenPlaces.ts';
import { clueName, clueNameInside } from './clueNames.ts';

/** A clue with its name. */
export interface NamedClue {
  readonly clue: PuzzleClue;
  readonly name: string;
}

/** One statement of the assistant about the puzzle. */
export interface Finding {
  readonly id: 'solutions' | 'redundant' | 'ignored';
  readonly tone: 'good' | 'many' | 'bad' | 'none';
  readonly text: string;
  /** The condition of the proof, or its limits. */
  readonly note: string;
  /** The clues of the statement. */
  readonly clues: readonly NamedClue[];
}

/** The texts of the assistant. */
export interface AssistantText {
  /**
   * True if the texts are about the puzzle before the last edit, because the new answer is pending.
   */
  readonly isOutdated: boolean;
  /** Number of cells that follow from the clues, or the state while there is no answer. */
  readonly follows: string;
  readonly findings: readonly Finding[];
  /** The statement about the cell at the cursor, without full stop; empty for none. */
  readonly atCursor: string;
}

/** State and answers of the assistant. */
export interface AssistantNews {
  readonly state: 'off' | 'idle' | 'thinking' | 'answered' | 'failed';
  /** The puzzle on the board; null before the first question. */
  readonly puzzle: Grid | null;
  /** Null while there is no answer. The answer may be for the previous puzzle. */
  readonly answer: PuzzleAnswer | null;
  readonly atCursor: CursorAnswer;
  /** The cell at the cursor, and the symbol that the tool would place there. */
  readonly cell: Cell | null;
  readonly symbolInHand: SymbolInstance | null;
}

/** A text about no puzzle. */
const plain = (follows: string): AssistantText => ({
  isOutdated: false,
  follows,
  findings: [],
  atCursor: '',
});

/** Describe the state and the answers. */
export function assistantText(t: Translator, spoken: AssistantNews): AssistantText {
  const { state, puzzle, answer } = spoken;
  if (state === 'off') return plain(t('assistant.off'));
  if (state === 'failed') return plain(t('assistant.failed'));
  if (!answer?.scope) return plain(t('assistant.thinking'));
  return {
    isOutdated: answer.grid !== puzzle,
    follows: followsText(t, answer),
    findings: [
      ...solutionFindings(t, answer, spoken),
      ...redundant(t, answer),
      ...ignored(t, answer),
    ],
    atCursor: cursorText(t, spoken),
  };
}

/** The reason why a symbol can't be placed at the cursor, without full stop. */
export function clashText(
  t: Translator,
  grid: Grid,
  symbolInHand: SymbolInstance,
  { clues }: Conflict,
): string {
  const symbol = symbolName(symbolInHand);
  const [only, ...others] = clues;
  if (!only) return t('assistant.cannotStand', { symbol });
  if (others.length > 0) return t('assistant.clashWithMany', { symbol, count: clues.length });
  return t('assistant.clashWithOne', { symbol, clue: clueNameInside(t, grid, only) });
}

function followsText(t: Translator, { scope, forced, solvable, late }: PuzzleAnswer): string {
  if (scope?.isOpaque) return t('assistant.opaque');
  if (solvable?.isSolvable === false) return t('assistant.noColoring');
  if (late?.of === 'solutions' && !forced?.cells.length) return t('assistant.tooMuch');
  if (!forced) return t('assistant.thinking');
  const { length } = forced.cells;
  if (length > 0) return t('assistant.follows', { count: length });
  return forced.isAll ? t('assistant.nothingYet') : t('assistant.nothingAtOnce');
}

function solutionFindings(
  t: Translator,
  answer: PuzzleAnswer,
  spoken: AssistantNews,
): readonly Finding[] {
  const { scope, solvable, unique, several, conflict, late, grid } = answer;
  const note = before(t, spoken);
  const base = { id: 'solutions', note, clues: [] } as const;
  if (solvable?.isSolvable === false) return [brokenFinding(t, grid, conflict?.conflict, note)];
  if (scope?.asksForForced) return [];
  if (unique) return [{ ...base, tone: 'good', text: t('assistant.unique') }];
  if (several && scope?.ignored.length)
    return [{ ...base, tone: 'none', text: t('assistant.yoursDecides') }];
  if (several) {
    const count = several.differing.length;
    return [{ ...base, tone: 'many', text: t('assistant.several', { count }) }];
  }
  if (late?.of === 'uniqueness')
    return [{ ...base, tone: 'none', text: t('assistant.perhapsSecond') }];
  if (late?.of === 'solutions') return [{ ...base, tone: 'none', text: t('assistant.unknown') }];
  return [];
}

const STRENGTH = {
  smallest: 'assistant.strengthSmallest',
  irreducible: 'assistant.strengthIrreducible',
  proved: 'assistant.strengthProved',
} as const satisfies Readonly<Record<Conflict['strength'], MessageId>>;

function brokenFinding(
  t: Translator,
  grid: Grid,
  conflict: Conflict | undefined,
  note: string,
): Finding {
  const broken = { id: 'solutions', tone: 'bad' } as const;
  if (!conflict) return { ...broken, text: t('assistant.broken'), note, clues: [] };
  const count = conflict.clues.length;
  const strength = count > 1 ? t(STRENGTH[conflict.strength]) : '';
  return {
    ...broken,
    text: count === 0 ? t('assistant.brokenBoard') : t('assistant.brokenClues', { count }),
    note: sentences([note, strength]),
    clues: named(t, grid, conflict.clues),
  };
}

function redundant(
  t: Translator,
  { redundant: fact, done, grid }: PuzzleAnswer,
): readonly Finding[] {
  if (!fact || fact.clues.length === 0) return [];
  const count = fact.clues.length;
  const left = fact.all - fact.looked;
  const missing = done && left > 0 ? t('assistant.redundantLate', { count: left }) : '';
  const apart = count > 1 ? t('assistant.redundantApart') : '';
  return [
    {
      id: 'redundant',
      tone: 'none',
      text: t('assistant.redundant', { count }),
      note: sentences([apart, missing]),
      clues: named(t, grid, fact.clues),
    },
  ];
}

function ignored(t: Translator, { scope, grid }: PuzzleAnswer): readonly Finding[] {
  if (!scope || scope.ignored.length === 0) return [];
  const count = scope.ignored.length;
  return [
    {
      id: 'ignored',
      tone: 'none',
      text: t('assistant.ignored', { count }),
      note: t('assistant.ignoredWhy', { count }),
      clues: named(t, grid, scope.ignored),
    },
  ];
}

function named(t: Translator, grid: Grid, clues: readonly PuzzleClue[]): readonly NamedClue[] {
  return clues.map((clue) => ({ clue, name: clueName(t, grid, clue) }));
}

/** Join the sentences that are not empty. */
function sentences(list: readonly string[]): string {
  return list.filter((it) => it !== '').join(' ');
}

/** A prefix for claims about the puzzle without the symbol in hand. */
function before(t: Translator, { symbolInHand }: AssistantNews): string {
  return symbolInHand ? t('assistant.beforeSymbol', { symbol: symbolName(symbolInHand) }) : '';
}

function cursorText(t: Translator, spoken: AssistantNews): string {
  const { answer, cell, symbolInHand, atCursor } = spoken;
  if (cell === null || answer === null) return '';
  const forced = answer.forced?.cells.find((it) => it.cell === cell);
  const isForced = forced && !symbolInHand && answer.solvable?.isSolvable !== false;
  const color = isForced ? t('assistant.colorFollows', { color: forced.color }) : '';
  const clash =
    symbolInHand && atCursor.clash
      ? clashText(t, answer.grid, symbolInHand, atCursor.clash.conflict)
      : '';
  const values = numberAdvice(t, atCursor, symbolInHand !== null);
  const news = inOne([color, clash, values]);
  if (news === '') return '';
  const place = capitalized(t.say(spokenPlace(answer.grid.width, cell)), t.language);
  return t('assistant.atPlace', { place, news });
}

/**
 * The numbers with which the puzzle has a solution, and those with exactly one, without full stop;
 * empty while unknown and for symbols without a number.
 */
export function numberAdvice(t: Translator, { values }: CursorAnswer, isInHand: boolean): string {
  if (!values) return '';
  const numbers = runs(values.possible);
  const unknown = runs(values.unknown);
  const unique = runs(values.unique);
  const only = unique === '' ? '' : t('assistant.uniqueWith', { numbers: unique });
  if (numbers !== '' && unknown !== '')
    return inOne([t('assistant.keepsSolvableOrUnknown', { numbers, unknown }), only]);
  if (numbers !== '') return inOne([t('assistant.keepsSolvable', { numbers }), only]);
  if (unknown !== '') return t('assistant.numbersUnknown');
  return isInHand ? t('assistant.noNumberHere') : t('assistant.noNumber');
}

/** Join texts without full stop that are not empty. */
function inOne(list: readonly string[]): string {
  return list.filter((it) => it !== '').join('. ');
}

/** Ascending numbers; three or more consecutive ones get a dash: "2, 3, 5–9". */
function runs(values: readonly number[]): string {
  const groups: number[][] = [];
  for (const value of values) {
    const last = groups.at(-1);
    if (last?.at(-1) === value - 1) last.push(value);
    else groups.push([value]);
  }
  return groups
    .map((group) =>
      group.length > 2 ? `${group[0] ?? ''}–${group.at(-1) ?? ''}` : group.join(', '),
    )
    .join(', ');
}

function symbolName(symbol: SymbolInstance): Text {
  const def = symbolById.get(symbol.id);
  return def ? def.speak(paramsOf(def, symbol)) : message('assistant.symbol');
}
