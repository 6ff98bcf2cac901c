import type { GetICUArgs } from '@schummar/icu-type-parser';
import type * as catalogs from './catalogs.ts';

/** The texts of each area, in English. */
export type Catalogs = typeof catalogs;

/** A part of the texts: a file of `src/texts/en`, and of every other language. */
export type TextArea = keyof Catalogs;

/** The name of a text: its area, a point, and its key there. */
export type MessageId = {
  [Area in keyof Catalogs]: `${Area}.${keyof Catalogs[Area] & string}`;
}[keyof Catalogs];

/** A text by its name, with what is put into it. Plain data, so that workers can send it. */
export interface Message {
  readonly id: MessageId;
  readonly values?: MessageValues;
}

export type MessageValue = Text | number;

type MessageValues = Readonly<Record<string, MessageValue>>;

/** Several texts as a list in words: "a, b and c", "a, b or c". */
export interface TextList {
  readonly list: readonly Text[];
  readonly type: 'conjunction' | 'disjunction';
}

/** Several texts, one after the other. */
export interface TextSequence {
  readonly sequence: readonly Text[];
  readonly separator: string;
}

/**
 * Something to be read in whatever language is chosen. A string is in nobody's language but its
 * author's and stays as it is: a title, a name, a number.
 */
export type Text = Message | TextList | TextSequence | string;

type PatternOf<Id extends MessageId> =
  Id extends `${infer Area extends keyof Catalogs}.${infer Key}`
    ? Catalogs[Area][Key & keyof Catalogs[Area]]
    : never;

type ValuesOf<Id extends MessageId> = GetICUArgs<
  PatternOf<Id> & string,
  { ICUArgument: MessageValue; ICUNumberArgument: number }
>;

/**
 * Arguments that a text needs besides its name: none, or the values that its pattern names. A
 * pattern without a brace is not read any further: for a name that may be any, the compiler would
 * read them all.
 */
export type ValuesArgument<Id extends MessageId> =
  PatternOf<Id> extends `${string}{${string}`
    ? keyof ValuesOf<Id> extends never
      ? []
      : [values: Readonly<ValuesOf<Id>>]
    : [];

/** A text by its name. */
export function message<Id extends MessageId>(id: Id, ...[values]: ValuesArgument<Id>): Message {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read off the pattern
  return values === undefined ? { id } : { id, values: values as MessageValues };
}

/** The areas that a text is written from. */
export function areasOf(text: Text): readonly (keyof Catalogs)[] {
  if (typeof text === 'string') return [];
  if ('list' in text) return text.list.flatMap(areasOf);
  if ('sequence' in text) return text.sequence.flatMap(areasOf);
  const inside = Object.values(text.values ?? {}).filter((value) => typeof value === 'object');
  return [areaOf(text.id), ...inside.flatMap(areasOf)];
}

function areaOf(id: MessageId): keyof Catalogs {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name begins so
  return id.slice(0, id.indexOf('.')) as keyof Catalogs;
}

/** Texts in one sentence: "a, b and c", or with "or". */
export function listed(list: readonly Text[], type: TextList['type'] = 'conjunction'): TextList {
  return { list, type };
}

/** Texts one after the other, with the separator between them. */
export function joined(sequence: readonly Text[], separator = ' '): TextSequence {
  return { sequence, separator };
}

/** Whether two texts read the same in every language. */
export function isSameText(a: Text | undefined, b: Text | undefined): boolean {
  if (a === b || typeof a !== 'object' || typeof b !== 'object') return a === b;
  return JSON.stringify(a) === JSON.stringify(b); // the same code makes both, in the same order
}
