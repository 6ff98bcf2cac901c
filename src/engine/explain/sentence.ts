import { joined, message, type Text } from '#texts/message.ts';
import type { Board } from '../grid/board.ts';
import type { ClueRef } from '../solver/sat/Reason.ts';
import { cluesTogether, composeClause, type SentenceFrame } from './clauses.ts';
import { isTrial, lengthOfChain } from './costs.ts';
import { groupsOfCells } from './coloring.ts';
import { clauseOfLink, frameOf } from './linkSentences.ts';
import { namedClues, printedValue } from './namedClues.ts';
import { sharedClause } from './sharedClause.ts';
import type { ChainLink, ColoredCell, Step, SupposedChain } from './Step.ts';
import { composeReason } from './stepReasons.ts';

type Group = readonly ColoredCell[];

/** A sentence about some cells. */
interface Spoken {
  readonly text: Text;
  /**
   * True if the sentence is about the first of several cells only, because the others have
   * different reasons.
   */
  readonly isAboutFirst: boolean;
}

/**
 * The reason for the color of a step's cells, in at most two sentences of 25 words. `board` has no
 * mistakes.
 */
export function composeSentence(step: Step, board: Board): Text {
  return spokenOf(step, board).text;
}

/** True if the sentence of a step is about its first cell only. */
export function isAboutFirst(step: Step, board: Board): boolean {
  return spokenOf(step, board).isAboutFirst;
}

function spokenOf(step: Step, board: Board): Spoken {
  const { cause, cells, clues, whatIf } = step;
  const groups = groupsOfCells(cells, board);
  const ofAll = (text: Text) => ({ text, isAboutFirst: false });
  const which = cells.length > 1 ? 'more' : 'one';
  const color = cells[0]?.color ?? 'dark';
  if (cause.type === 'unexplained') return ofAll(message('hints.unexplained', { which, color }));
  if (cause.type === 'answers') {
    const whole = composeReason({ ...step, cause }, board);
    if (whole !== undefined) return ofAll(whole);
  }
  if (cause.type === 'answers' || cause.type === 'ways') {
    return ofAll(message('hints.answers', { ...answersTo(clues, board), which, color }));
  }
  if (whatIf && isTrial(step)) {
    return ofAll(message('hints.trialFails', { which, color, steps: lengthOfChain(whatIf) }));
  }
  if (cause.type !== 'whatIf') return directSentence({ ...step, cause }, groups, board);
  const text = whatIf ? supposedSentence({ whatIf, clues }, groups, board) : '';
  return { text, isAboutFirst: groups.length > 1 };
}

/** The clues that are satisfied in some ways, and the verb for it. */
function answersTo(clues: readonly ClueRef[], board: Board) {
  const named = namedClues(clues, board);
  const { clue, total } = cluesTogether(named);
  const [symbol] = named.symbols;
  const isNumber = symbol !== undefined && printedValue(symbol) !== null;
  const how = total > 1 ? 'several' : isNumber ? 'number' : symbol ? 'symbol' : 'rule';
  return { how, clue, total };
}

function withConclusion(clause: Text, { form, which, color }: SentenceFrame): Text {
  return joined([clause, message('hints.so', { form, which, color })]);
}

/**
 * The sentence of one deduction. It covers cells with the same reason together. If the reasons
 * differ in more than a bound, it covers the first cell.
 */
function directSentence(
  step: Pick<Step, 'clues' | 'facts' | 'cells'> & { cause: ChainLink['cause'] },
  groups: readonly Group[],
  board: Board,
): Spoken {
  const whole = composeReason(step, board);
  if (whole !== undefined) return { text: whole, isAboutFirst: false };
  const { cause, clues, facts } = step;
  const clauseOf = (cells: Group, frame: SentenceFrame) =>
    composeClause({ cause, clues, facts, cells, among: clues }, frame, board).text;
  const [first = []] = groups;
  if (groups.length < 2) {
    const frame = frameOf(first, { form: 'if', which: first.length > 1 ? 'all' : 'one' }, board);
    return { text: withConclusion(clauseOf(first, frame), frame), isAboutFirst: false };
  }
  const more = frameOf(first, { form: 'if', which: 'more' }, board);
  const shared = sharedClause(groups.map((it) => clauseOf(it, more)));
  if (shared !== undefined) return { text: withConclusion(shared, more), isAboutFirst: false };
  const frame = frameOf(first, { form: 'if', which: 'first' }, board);
  return { text: withConclusion(clauseOf(first, frame), frame), isAboutFirst: true };
}

/** The short form of a what-if: the supposition and its contradiction. */
function supposedSentence(
  { whatIf, clues }: { readonly whatIf: SupposedChain; readonly clues: readonly ClueRef[] },
  groups: readonly Group[],
  board: Board,
): Text {
  const [first = []] = groups;
  const steps = whatIf.links.filter(({ cells }) => cells.length > 0).length;
  const which = groups.length > 1 ? 'first' : first.length > 1 ? 'all' : 'one';
  const form = steps > 0 ? 'suppose' : 'if';
  const frame = { ...frameOf(first, { form, which }, board), steps };
  const last = whatIf.links.at(-1);
  if (!last) return '';
  const clause = clauseOfLink(last, { before: stateAfter(whatIf), among: clues }, frame, board);
  return withConclusion(clause, frame);
}

/** All cells that a supposition colors, including the supposed ones. */
function stateAfter({ supposed, links }: SupposedChain): readonly ColoredCell[] {
  return [...supposed, ...links.flatMap(({ cells }) => cells)];
}
