import format, { type CompiledMessage } from 'icu-minify/format';
import { invariant } from '#base/invariant.ts';
import { findPattern } from './findPattern.ts';
import type { Language } from './languages.ts';
import {
  message,
  type MessageId,
  type MessageValue,
  type Text,
  type TextList,
  type TextMoment,
  type ValuesArgument,
} from './message.ts';

/** The texts of a language after the build: compiled patterns, by area and key. */
export type CompiledTexts = Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>;

/** Renders a tag of a text around its content. */
type TagWriter<Part> = (inside: (string | Part)[]) => Part;

/** The texts of one language. */
export interface Translator {
  /** Formats the text of an id with the values of its pattern. */
  <Id extends MessageId>(id: Id, ...values: ValuesArgument<Id>): string;
  readonly language: Language;
  /** Formats a text. */
  say(text: Text): string;
  /** Formats a text with tags: its parts in order, each tag rendered by its function. */
  rich<Part>(
    id: MessageId,
    values: Readonly<Record<string, MessageValue | TagWriter<Part>>>,
  ): readonly (string | Part)[];
  /** Formats a number. */
  number(value: number, options?: Intl.NumberFormatOptions): string;
}

/**
 * Make texts of one language. A text that is not loaded is a bug and throws. Moments are in
 * `timeZone`, which they name; by default in the zone of the system, without its name.
 */
export function createTranslator(
  language: Language,
  texts: CompiledTexts,
  timeZone?: string,
): Translator {
  const formatters = createFormatters(language, timeZone);
  const patternOf = (id: string): CompiledMessage => {
    const pattern = findPattern(texts, id);
    invariant(pattern !== undefined, `the text ${id} is loaded in ${language}`);
    return pattern;
  };
  const write = <Part>(
    id: string,
    values: Readonly<Record<string, MessageValue | TagWriter<Part>>> = {},
  ) => {
    const said = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'object' ? say(value) : value,
      ]),
    );
    return format<Part>(patternOf(id), language, said, { formatters });
  };
  const say = (text: Text): string => {
    if (typeof text === 'string') return text;
    if ('id' in text) return String(write(text.id, text.values));
    if ('list' in text) return formatters.list(text.type).format(text.list.map(say));
    if ('time' in text) return formatters.moment(text.style).format(new Date(text.time));
    return text.sequence.map(say).join(text.separator);
  };
  const translate = <Id extends MessageId>(id: Id, ...values: ValuesArgument<Id>) =>
    say(message(id, ...values));
  return Object.assign(translate, {
    language,
    say,
    rich: <Part>(
      id: MessageId,
      values: Readonly<Record<string, MessageValue | TagWriter<Part>>>,
    ): readonly (string | Part)[] => {
      const parts = write(id, values);
      return Array.isArray(parts) ? parts : [parts];
    },
    number: (value: number, style?: Intl.NumberFormatOptions) =>
      formatters.getNumberFormat(language, style).format(value),
  });
}

/** `Intl` formatters are expensive to create, so they are cached. */
function createFormatters(language: Language, timeZone: string | undefined) {
  const numbers = new Map<string, Intl.NumberFormat>();
  const plurals = new Map<string, Intl.PluralRules>();
  const lists = new Map<string, Intl.ListFormat>();
  return {
    getNumberFormat: (_: unknown, style?: Intl.NumberFormatOptions) =>
      once(numbers, JSON.stringify(style), () => new Intl.NumberFormat(language, style)),
    getPluralRules: (_: unknown, style?: Intl.PluralRulesOptions) =>
      once(plurals, JSON.stringify(style), () => new Intl.PluralRules(language, style)),
    /** No pattern contains dates. */
    getDateTimeFormat: (_: unknown, style?: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, style),
    list: (type: TextList['type']) =>
      once(lists, type, () => new Intl.ListFormat(language, { type })),
    moment: (style: TextMoment['style']) =>
      new Intl.DateTimeFormat(language, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: style === 'date' ? 'UTC' : timeZone,
        ...(style === 'minute' && {
          hour: 'numeric',
          minute: '2-digit',
          ...(timeZone && { timeZoneName: 'short' }),
        }),
      }),
  };
}

function once<Made>(made: Map<string, Made>, key: string | undefined, make: () => Made): Made {
  const known = made.get(key ?? '');
  if (known !== undefined) return known;
  const fresh = make();
  made.set(key ?? '', fresh);
  return fresh;
}
