import type { GetICUArgs } from '@schummar/icu-type-parser';
import type * as catalogs from './catalogs.ts';

/** The texts of each area, in English. */
export type Catalogs = typeof catalogs;

/** A part of the texts: a file of `src/texts/en`, and of every other language. */
export type TextArea = keyof Catalogs;

/** The id of a text: its area, a dot, and its key. */
export type MessageId = {
  [Area in keyof Catalogs]: `${Area}.${keyof Catalogs[Area] & string}`;
}[keyof Catalogs];

/** A text id with its values. Plain data, so that workers can send it. */
export interface Message {
  readonly id: MessageId;
  readonly values?: MessageValues;
}

export type MessageValue = Text | number;

type MessageValues = Readonly<Record<string, MessageValue>>;

/** Several texts as a list: "a, b and c", "a, b or c". */
export interface TextList {
  readonly list: readonly Text[];
  readonly type: 'conjunction' | 'disjunction';
}

/** Several texts, one after the other. */
export interface TextSequence {
  readonly sequence: readonly Text[];
  readonly separator: string;
}

/** A moment: its day, its day in UTC, or its day and time. */
export interface TextMoment {
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly style: 'day' | 'date' | 'minute';
}

/**
 * A text in any language. A plain string is user content, such as a title, a name or a number, and
 * is never translated.
 */
export type Text = Message | TextList | TextSequence | TextMoment | string;

type PatternOf<Id extends MessageId> =
  Id extends `${infer Area extends keyof Catalogs}.${infer Key}`
    ? Catalogs[Area][Key & keyof Catalogs[Area]]
    : never;

type ValuesOf<Id extends MessageId> = GetICUArgs<
  PatternOf<Id> & string,
  { ICUArgument: MessageValue; ICUNumberArgument: number }
>;

/**
 * The values argument of a text: absent, or the values named in its pattern. A pattern without a
 * brace is not parsed any further: for an arbitrary id, the compiler would parse all of them.
 */
export type ValuesArgument<Id extends MessageId> =
  PatternOf<Id> extends `${string}{${string}`
    ? keyof ValuesOf<Id> extends never
      ? []
      : [values: Readonly<ValuesOf<Id>>]
    : [];

/** Creates a message. */
export function message<Id extends MessageId>(id: Id, ...[values]: ValuesArgument<Id>): Message {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read off the pattern
  return values === undefined ? { id } : { id, values: values as MessageValues };
}

/** The text areas that a text needs. */
export function listAreas(text: Text): readonly (keyof Catalogs)[] {
  if (typeof text === 'string') return [];
  if ('list' in text) return text.list.flatMap(listAreas);
  if ('sequence' in text) return text.sequence.flatMap(listAreas);
  if ('time' in text) return [];
  const inside = Object.values(text.values ?? {}).filter((value) => typeof value === 'object');
  return [areaOf(text.id), ...inside.flatMap(listAreas)];
}

function areaOf(id: MessageId): keyof Catalogs {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name begins so
  return id.slice(0, id.indexOf('.')) as keyof Catalogs;
}

/** Creates a list: "a, b and c", or with "or". */
export function listed(list: readonly Text[], type: TextList['type'] = 'conjunction'): TextList {
  return { list, type };
}

/** Creates a sequence of texts with a separator. */
export function joined(sequence: readonly Text[], separator = ' '): TextSequence {
  return { sequence, separator };
}

/** Creates a moment: its day, or its day and time. */
export function momentOf(time: Date, style: TextMoment['style']): TextMoment {
  return { time: time.toISOString(), style };
}

/** True if two texts are the same in every language. */
export function isSameText(a: Text | undefined, b: Text | undefined): boolean {
  if (a === b || typeof a !== 'object' || typeof b !== 'object') return a === b;
  return JSON.stringify(a) === JSON.stringify(b); // the same code makes both, in the same order
}
