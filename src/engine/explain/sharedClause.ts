import { isSameText, type Message, type MessageId, type Text } from '#texts/message.ts';

/** A clause that is true of each cell: the same for all, or with a bound for all their counts. */
export function sharedClause(clauses: readonly Text[]): Text | undefined {
  const [first, ...others] = clauses;
  if (others.every((it) => isSameText(it, first))) return first;
  const counts = clauses.map(countedIn);
  const [found] = counts;
  if (!found || !counts.every((it) => it && isSameText(it.rest, found.rest))) return undefined;
  const counted = counts.flatMap((it) => it?.counted ?? []);
  const { id, values } = found.rest;
  const bound = found.isOver
    ? { counted: Math.min(...counted), least: 'yes' }
    : { counted: Math.max(...counted), how: 'most' };
  return { id, values: { ...values, ...bound } };
}

/** A clause that compares a count with a bound, and its text without the count. */
interface CountedClause {
  readonly counted: number;
  readonly isOver: boolean;
  readonly rest: Message;
}

/** Texts with counts that are too large or too small, and that can be bounds. */
const OVER: ReadonlySet<MessageId> = new Set<MessageId>([
  'hints.countOver',
  'hints.sightOver',
  'hints.areaOver',
  'hints.anyAreaOver',
]);
const UNDER: ReadonlySet<MessageId> = new Set<MessageId>([
  'hints.countUnder',
  'hints.sightUnder',
  'hints.areaUnder',
  'hints.anyAreaUnder',
]);

function countedIn(clause: Text): CountedClause | undefined {
  if (typeof clause !== 'object' || !('id' in clause)) return undefined;
  const { id, values = {} } = clause;
  const { counted, ...rest } = values;
  const isOver = OVER.has(id);
  if (typeof counted !== 'number' || !(isOver || UNDER.has(id))) return undefined;
  return { counted, isOver, rest: { id, values: rest } };
}
