import type { Grid } from '#engine/grid/grid.ts';
import type { ChecklistItem, ChecklistItemId } from '#engine/puzzle/checklist.ts';
import { metadataProblem, type Metadata } from '#engine/puzzle/metadata.ts';
import { capitalized } from '#texts/capitalized.ts';
import { message, type Text } from '#texts/message.ts';
import type { Translator } from '#texts/translator.ts';
import { needTexts } from '#ui/shared/texts/texts.ts';

needTexts('checklist', 'parse');

/** Where an item of the checklist is put right. */
export type ChecklistPlace = keyof Metadata | 'size' | 'solution' | 'faults' | 'solver';

/** An item of the checklist in words. */
export interface ChecklistText {
  /** What it is about, written for the inside of a list of what is done. */
  readonly name: Text;
  /** What is missing, in one short sentence without full stop. */
  readonly fault: Text;
  /** What the item is for. */
  readonly meaning: Text;
  /** How to put it right. */
  readonly remedy: Text;
  /** The way to where it is put right; null where there is nothing to do. */
  readonly action: { readonly label: Text; readonly place: ChecklistPlace } | null;
}

/** What the words depend on. */
export interface ChecklistFacts {
  readonly metadata: Metadata;
  /** The grid in the colors of its solution. */
  readonly grid: Grid;
}

const TEXTS: Readonly<Record<ChecklistItemId, (facts: ChecklistFacts) => ChecklistText>> = {
  metadataValid({ metadata }) {
    const { place, problem } = firstProblem(metadata);
    return {
      name: message('checklist.metadata'),
      fault: problem,
      meaning: message('checklist.metadataMeaning'),
      remedy: message('checklist.metadataRemedy'),
      action: { label: message('checklist.metadataAction'), place },
    };
  },
  gridValid: () => ({
    name: message('checklist.board'),
    fault: message('checklist.boardFault'),
    meaning: message('checklist.boardMeaning'),
    remedy: message('checklist.boardRemedy'),
    action: { label: message('checklist.boardAction'), place: 'size' },
  }),
  autoValidation: () => ({
    name: message('checklist.checked'),
    fault: message('checklist.checkedFault'),
    meaning: message('checklist.checkedMeaning'),
    remedy: message('checklist.checkedRemedy'),
    action: null,
  }),
  solutionIsNotEmpty: () => ({
    name: message('checklist.solution'),
    fault: message('checklist.emptyFault'),
    meaning: message('checklist.emptyMeaning'),
    remedy: message('checklist.emptyRemedy'),
    action: { label: message('checklist.emptyAction'), place: 'solution' },
  }),
  solutionIsComplete: ({ grid }) => ({
    name: message('checklist.solution'),
    fault: openCells(grid),
    meaning: message('checklist.openMeaning'),
    remedy: message('checklist.openRemedy'),
    action: { label: message('checklist.openAction'), place: 'solver' },
  }),
  solutionIsValid: () => ({
    name: message('checklist.clues'),
    fault: message('checklist.cluesFault'),
    meaning: message('checklist.cluesMeaning'),
    remedy: message('checklist.cluesRemedy'),
    action: { label: message('checklist.cluesAction'), place: 'faults' },
  }),
  isSolvable: () => ({
    name: message('checklist.solvable'),
    fault: message('checklist.solvableFault'),
    meaning: message('checklist.solvableMeaning'),
    remedy: message('checklist.solvableRemedy'),
    action: { label: message('checklist.solvableAction'), place: 'solver' },
  }),
};

/** An item in words. */
export function checklistText({ id }: ChecklistItem, facts: ChecklistFacts): ChecklistText {
  return TEXTS[id](facts);
}

function firstProblem(metadata: Metadata): { place: keyof Metadata; problem: Text } {
  const names = ['title', 'author', 'description', 'difficulty'] as const;
  for (const place of names) {
    const problem = metadataProblem(place, metadata[place]);
    if (problem !== null) return { place, problem };
  }
  return { place: 'title', problem: '' };
}

function openCells({ tiles }: Grid): Text {
  const count = tiles.filter(({ exists, color }) => exists && color === 'gray').length;
  return message('checklist.openFault', { count });
}

/** Names that stand together, each once: "Title, author, difficulty, board, solution". */
export function namesInWords(t: Translator, texts: readonly ChecklistText[]): string {
  const names = new Set(texts.map(({ name }) => t.say(name)));
  return capitalized([...names].join(', '), t.language);
}
