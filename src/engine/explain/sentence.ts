import { isSameText, joined, message, type Text } from '#texts/message.ts';
import type { Board } from '../grid/board.ts';
import type { ClueRef } from '../solver/sat/Reason.ts';
import { composeClause, type SentenceFrame } from './clauses.ts';
import { namedClues, ruleName, symbolNoun } from './namedClues.ts';
import { groupsOfCells } from './coloring.ts';
import { spokenPlace } from '../clues/spokenPlaces.ts';
import { listPlaces } from './placesInWords.ts';
import type { ChainLink, ColoredCell, Step, SupposedChain } from './Step.ts';

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

/** The reason for the color of a step's cells, in at most two sentences of 25 words. */
export function composeSentence(step: Step, board: Board): Text {
  return spokenOf(step, board).text;
}

/** True if the sentence of a step mentions "the first cell". */
export function isAboutFirst(step: Step, board: Board): boolean {
  return spokenOf(step, board).isAboutFirst;
}

function spokenOf(step: Step, board: Board): Spoken {
  const { cause, cells, clues, whatIf } = step;
  const groups = groupsOfCells(cells, board);
  const ofAll = (text: Text) => ({ text, isAboutFirst: false });
  if (cause.type === 'unexplained') return ofAll(message('hints.unexplained', togetherOf(cells)));
  if (cause.type === 'answers' || cause.type === 'ways') {
    const clue = cluesTogether(clues, board);
    return ofAll(message('hints.answers', { clue, ...togetherOf(cells) }));
  }
  if (cause.type !== 'whatIf') return directSentence({ ...step, cause }, groups, board);
  const text = whatIf ? supposedSentence(whatIf, groups, board) : '';
  return { text, isAboutFirst: groups.length > 1 };
}

/** The form of a sentence about all cells at once. */
function togetherOf(cells: Group) {
  return { which: cells.length > 1 ? 'all' : 'one', color: cells[0]?.color ?? 'dark' } as const;
}

/** The clues by their nouns, or by their number if the nouns would be too long. */
function cluesTogether(refs: readonly ClueRef[], board: Board): Text {
  const { rules, symbols } = namedClues(refs, board);
  const [rule] = rules;
  const [symbol] = symbols;
  const total = rules.length + symbols.length;
  if (total !== 1) return message('hints.theseClues', { total });
  return symbol ? symbolNoun(symbol) : rule ? ruleName(rule) : message('clues.aRule');
}

function frameOf(
  group: Group,
  values: Pick<SentenceFrame, 'form' | 'which'>,
  board: Board,
): SentenceFrame {
  const [{ cell, color } = { cell: 0, color: 'dark' as const }] = group;
  const first = spokenPlace(board.width, cell);
  return { color, first, place: '', count: group.length, steps: 0, ...values };
}

function withConclusion(clause: Text, { form, which, color }: SentenceFrame): Text {
  const isWhole = typeof clause === 'object' && 'id' in clause && !clause.values?.['supposed'];
  return isWhole ? clause : joined([clause, message('hints.so', { form, which, color })]);
}

/**
 * The sentence of one deduction. It covers cells with the same reason together. If the reasons
 * differ in a number, it covers the first cell.
 */
function directSentence(
  { cause, clues, facts }: Pick<Step, 'clues' | 'facts'> & { cause: ChainLink['cause'] },
  groups: readonly Group[],
  board: Board,
): Spoken {
  const say = (cells: Group, which: SentenceFrame['which']) => {
    const frame = frameOf(cells, { form: 'if', which }, board);
    const { text } = composeClause({ cause, clues, facts, cells }, frame, board);
    return withConclusion(text, frame);
  };
  const [first = []] = groups;
  if (groups.length < 2) {
    return { text: say(first, first.length > 1 ? 'all' : 'one'), isAboutFirst: false };
  }
  const [text = '', ...others] = groups.map((it) => say(it, 'more'));
  return others.every((it) => isSameText(it, text))
    ? { text, isAboutFirst: false }
    : { text: say(first, 'first'), isAboutFirst: true };
}

/** The short form of a what-if: the supposition and its contradiction. */
function supposedSentence(whatIf: SupposedChain, groups: readonly Group[], board: Board): Text {
  const [first = []] = groups;
  const steps = whatIf.links.filter(({ cells }) => cells.length > 0).length;
  const which = groups.length > 1 ? 'first' : first.length > 1 ? 'all' : 'one';
  const frame = { ...frameOf(first, { form: steps > 0 ? 'suppose' : 'if', which }, board), steps };
  const last = whatIf.links.at(-1);
  if (!last) return '';
  return withConclusion(clauseOfLink(last, stateAfter(whatIf), frame, board), frame);
}

/** All cells that a supposition colors, including the supposed ones. */
function stateAfter({ supposed, links }: SupposedChain): readonly ColoredCell[] {
  return [...supposed, ...links.flatMap(({ cells }) => cells)];
}

/**
 * The fault without a link. If the cells of the link do not show it, because the link follows from
 * something that is not a cell, all cells known by then are used.
 */
function clauseOfLink(
  { cause, clues, because, cells }: ChainLink,
  before: readonly ColoredCell[],
  frame: SentenceFrame,
  board: Board,
): Text {
  const own = composeClause({ cause, clues, facts: because, cells }, frame, board);
  if (own.isTelling) return own.text;
  const facts = [...before.filter((it) => !cells.some(({ cell }) => cell === it.cell)), ...because];
  return composeClause({ cause, clues, facts, cells }, frame, board).text;
}

/** The position of a link in its chain. */
interface LinkPlace {
  /** All cells colored before the link: facts, the supposition, and earlier links. */
  readonly before: readonly ColoredCell[];
  /** The contradiction comes last. */
  readonly isLast: boolean;
}

/** The sentence of a link in a what-if. */
export function linkSentence(link: ChainLink, { before, isLast }: LinkPlace, board: Board): Text {
  const { cells, inner, clues } = link;
  if (isLast) {
    return clauseOfLink(link, before, frameOf([], { form: 'but', which: 'one' }, board), board);
  }
  // The consequence may be about no cell: which symbols lie, or the size of the only area.
  if (cells.length === 0) {
    return message('hints.settled', { clue: cluesTogether(clues, board) });
  }
  const placeOf = (some: Group) =>
    listPlaces(
      some.map(({ cell }) => cell),
      board,
    );
  const [dark, light] = [cells.filter(isDark), cells.filter((it) => !isDark(it))];
  if (dark.length > 0 && light.length > 0) {
    const counts = { darkCount: dark.length, lightCount: light.length, total: clues.length };
    return message('hints.mixedWays', { dark: placeOf(dark), light: placeOf(light), ...counts });
  }
  const place = placeOf(cells);
  const frame = { ...frameOf(cells, { form: 'link', which: 'one' }, board), place };
  const { color, count } = frame;
  if (inner) return message('hints.refuted', { place, color, count, total: clues.length });
  const [own = [], ...others] = groupsOfCells(cells, board);
  const say = (group: Group, which: SentenceFrame['which']) =>
    clauseOfLink({ ...link, cells: group }, before, { ...frame, which }, board);
  const text = say(own, 'one');
  const isShared = others.every((group) => isSameText(say(group, 'one'), text));
  return isShared ? text : say(own, 'first');
}

function isDark({ color }: ColoredCell): boolean {
  return color === 'dark';
}

/** The supposition of a chain. */
export function composeSupposition({ supposed }: SupposedChain, board: Board): Text {
  return message('hints.suppose', {
    place: listPlaces(
      supposed.map(({ cell }) => cell),
      board,
    ),
    count: supposed.length,
    color: supposed[0]?.color ?? 'dark',
  });
}
