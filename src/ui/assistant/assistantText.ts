import type { Conflict } from '#engine/assistant/conflict.ts';
import type { PuzzleClue } from '#engine/assistant/puzzleClues.ts';
import { paramsOf } from '#engine/clues/params.ts';
import type { Cell, Grid, SymbolInstance } from '#engine/grid/grid.ts';
import { symbolById } from '#engine/symbols/index.ts';
import type { CursorAnswer, PuzzleAnswer } from '#machines/assistantAnswer.ts';
import { spokenPlace } from '../store/places.ts';
import { capitalized, clueName } from './clueNames.ts';

/** A clue that is spoken of. */
export interface NamedClue {
  readonly clue: PuzzleClue;
  readonly name: string;
}

/** One thing that the assistant says of the puzzle. */
export interface Finding {
  readonly id: 'solutions' | 'redundant' | 'ignored';
  readonly tone: 'good' | 'many' | 'bad' | 'none';
  readonly text: string;
  /** What it was proved for, or what it does not say. */
  readonly note: string;
  /** Clues it is about. */
  readonly clues: readonly NamedClue[];
}

/** What the assistant says, in words. */
export interface AssistantText {
  /** It is all about the puzzle before the last edit: the new answer is not there yet. */
  readonly isOutdated: boolean;
  /** How much follows from the clues; what it does while it knows nothing. */
  readonly follows: string;
  readonly findings: readonly Finding[];
  /** What it says of the place at the cursor, without full stop; empty for nothing. */
  readonly atCursor: string;
}

/** What there is to speak of. */
export interface AssistantNews {
  readonly state: 'off' | 'idle' | 'thinking' | 'answered' | 'failed';
  /** The puzzle as it is now; null before the first. */
  readonly puzzle: Grid | null;
  /** Null while nothing is known of the puzzle. What is known may be of the one before. */
  readonly answer: PuzzleAnswer | null;
  readonly atCursor: CursorAnswer;
  /** The cell at the cursor, and the symbol that is about to be placed there. */
  readonly cell: Cell | null;
  readonly symbolInHand: SymbolInstance | null;
}

/** What it says that is about no puzzle. */
const plain = (follows: string): AssistantText => ({
  ...{ isOutdated: false, follows, findings: [], atCursor: '' },
});

/** Say what is known. */
export function assistantText(spoken: AssistantNews): AssistantText {
  const { state, puzzle, answer } = spoken;
  if (state === 'off') return plain('Off');
  if (state === 'failed') return plain('It stopped. Any change starts it again.');
  if (!answer?.scope) return plain('Thinking');
  return {
    isOutdated: answer.grid !== puzzle,
    follows: followsText(answer),
    findings: [...solutionFindings(answer, spoken), ...redundant(answer), ...ignored(answer)],
    atCursor: cursorText(spoken),
  };
}

/** Why a symbol in hand cannot stand where it would be placed, without full stop. */
export function clashText(grid: Grid, symbol: SymbolInstance, { clues }: Conflict): string {
  const own = `This ${symbolName(symbol)}`;
  const [only, ...others] = clues;
  if (!only) return `${own} cannot stand here`;
  const clash =
    others.length === 0 ? uncapitalized(clueName(grid, only)) : count(clues.length, 'clue');
  return `${own} and ${clash} cannot hold together`;
}

function followsText({ scope, forced, solvable, late }: PuzzleAnswer): string {
  if (scope?.isOpaque) return 'Nothing can be concluded here';
  if (solvable?.isSolvable === false) return 'No coloring is left';
  if (late?.of === 'solutions' && !forced?.cells.length) return 'Too much to look at';
  if (!forced) return 'Thinking';
  const { length } = forced.cells;
  if (length === 0) return forced.isAll ? 'No cell follows yet' : 'No cell follows at once';
  const follow = length === 1 ? '1 cell follows' : `${length} cells follow`;
  return `${follow} already`;
}

function solutionFindings(answer: PuzzleAnswer, spoken: AssistantNews): readonly Finding[] {
  const { scope, solvable, unique, several, conflict, late, grid } = answer;
  const note = before(spoken);
  const base = { id: 'solutions', note, clues: [] } as const;
  if (solvable?.isSolvable === false) return [brokenFinding(grid, conflict?.conflict, note)];
  if (scope?.asksForForced) return [];
  if (unique) return [{ ...base, tone: 'good', text: 'Exactly one solution' }];
  if (several) {
    const cells = count(several.differing.length, 'cell');
    return [{ ...base, tone: 'many', text: `Two solutions: they differ in ${cells}` }];
  }
  if (late?.of === 'uniqueness')
    return [{ ...base, tone: 'none', text: 'There is a solution. A second one was not ruled out' }];
  if (late?.of === 'solutions')
    return [{ ...base, tone: 'none', text: 'Not known whether there is a solution' }];
  return [];
}

const STRENGTH: Readonly<Record<Conflict['strength'], string>> = {
  smallest: 'No fewer clues are in conflict.',
  irreducible: 'Without any one of them the others can hold.',
  proved: 'Some of them may not be needed for that.',
};

function brokenFinding(grid: Grid, conflict: Conflict | undefined, note: string): Finding {
  const broken = { id: 'solutions', tone: 'bad' } as const;
  if (!conflict) return { ...broken, text: 'The puzzle is broken', note, clues: [] };
  const clues = conflict.clues.map((clue) => ({ clue, name: clueName(grid, clue) }));
  const strength = clues.length > 1 ? STRENGTH[conflict.strength] : '';
  return {
    ...broken,
    text: `The puzzle is broken: ${conflictText(clues.length)}`,
    note: [note, strength].filter((it) => it !== '').join(' '),
    clues,
  };
}

function conflictText(clues: number): string {
  if (clues === 0) return 'this board allows no coloring';
  if (clues === 1) return 'this clue cannot hold';
  return `these ${clues} clues cannot hold together`;
}

function redundant({ redundant: fact, done, grid }: PuzzleAnswer): readonly Finding[] {
  if (!fact || fact.clues.length === 0) return [];
  const { length } = fact.clues;
  const left = fact.all - fact.looked;
  const missing = done && left > 0 ? `${count(left, 'clue')} took too long to look at.` : '';
  const apart = length > 1 ? 'Each by itself: two of them may need each other.' : '';
  return [
    {
      id: 'redundant',
      tone: 'none',
      text: `${count(length, 'clue')} could go`,
      note: [apart, missing].filter((it) => it !== '').join(' '),
      clues: fact.clues.map((clue) => ({ clue, name: clueName(grid, clue) })),
    },
  ];
}

function ignored({ scope, grid }: PuzzleAnswer): readonly Finding[] {
  if (!scope || scope.ignored.length === 0) return [];
  const clues = scope.ignored.map((clue) => ({ clue, name: clueName(grid, clue) }));
  const text = `Not considered: ${count(clues.length, 'clue')}`;
  const note =
    clues.length === 1 ? 'Only your solution satisfies it.' : 'Only your solution satisfies them.';
  return [{ id: 'ignored', tone: 'none', text, note, clues }];
}

/** Claims are about the puzzle without the symbol in hand. */
function before({ symbolInHand }: AssistantNews): string {
  return symbolInHand ? `Before this ${symbolName(symbolInHand)}.` : '';
}

function cursorText(spoken: AssistantNews): string {
  const { answer, cell, symbolInHand, atCursor } = spoken;
  if (cell === null || answer === null) return '';
  const forced = answer.forced?.cells.find((it) => it.cell === cell);
  const isTold = forced && !symbolInHand && answer.solvable?.isSolvable !== false;
  const color = isTold ? `${forced.color} follows` : '';
  const clash =
    symbolInHand && atCursor.clash
      ? clashText(answer.grid, symbolInHand, atCursor.clash.conflict)
      : '';
  const values = valuesText(atCursor, symbolInHand !== null);
  const parts = [color, clash, values].filter((it) => it !== '');
  if (parts.length === 0) return '';
  return `${capitalized(spokenPlace(answer.grid.width, cell))}: ${parts.join('. ')}`;
}

function valuesText({ values }: CursorAnswer, isInHand: boolean): string {
  if (!values) return '';
  const { possible, unknown } = values;
  const rest = unknown.length > 0 ? `. Not known of ${runs(unknown)}` : '';
  if (possible.length > 0) return `Keeps it solvable: ${runs(possible)}${rest}`;
  if (unknown.length > 0) return `Not known which numbers keep it solvable`;
  return isInHand ? 'No number keeps it solvable here' : 'No number keeps it solvable';
}

/** Ascending numbers, three and more in a row with a dash: "2, 3, 5–9". */
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

function symbolName(symbol: SymbolInstance): string {
  const def = symbolById.get(symbol.id);
  return def ? def.speak(paramsOf(def, symbol)) : 'symbol';
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function uncapitalized(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
