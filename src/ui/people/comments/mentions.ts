/** Somebody who can be mentioned. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Somebody who is suggested, with their badges. */
export interface SuggestedPerson extends Person {
  readonly supporter: number;
  readonly moderator: boolean;
}

/** Who is meant by a name in a text, by that name. */
type Mentions = ReadonlyMap<string, string>;

/** A comment as its author sees it: names for mentions, not links. */
export interface Written {
  readonly text: string;
  readonly mentions: Mentions;
}

export const NOTHING_WRITTEN: Written = { text: '', mentions: new Map() };

/** Name and id are bounded, so that each place in a text is left after few steps. */
const MENTION = /\[@((?:\\.|[^[\]\\]){1,256})\]\(\/profile\/([\w-]{1,64})\)/g;
const SPECIAL = /[\\[\]*_`~|<>]/g;
const ESCAPED = /\\(.)/g;
/** What goes on with a name, if it comes next. */
const NAME_LETTER = /^[\p{L}\p{N}_]/u;
/** Before the @ of an address of e-mail, or of what is a link already. */
const NO_MENTION = /[\p{L}\p{N}_[]$/u;

/** The Markdown of a mention. */
export function writeMention({ id, name }: Person): string {
  return `[@${name.replace(SPECIAL, '\\$&')}](/profile/${id})`;
}

/** A comment to be edited: its mentions as names. Of two with one name, the second stays a link. */
export function readMentions(content: string): Written {
  const mentions = new Map<string, string>();
  const text = content.replace(MENTION, (link: string, escaped: string, id: string) => {
    const name = escaped.replace(ESCAPED, '$1');
    const known = mentions.get(name);
    if (known !== undefined && known !== id) return link;
    mentions.set(name, id);
    return `@${name}`;
  });
  return { text, mentions };
}

/** A comment as it is sent: names of people who were chosen are links to them. */
export function writeMentions({ text, mentions }: Written): string {
  // Of two names that begin alike, the longer one is meant.
  const people = [...mentions].toSorted(([a], [b]) => b.length - a.length);
  const [first = '', ...rest] = text.split('@');
  const parts = rest.map((part, i) => {
    const before = i === 0 ? first : (rest[i - 1] ?? '');
    const person = people.find(([name]) => part.startsWith(name) && endsAt(part, name.length));
    if (!person || NO_MENTION.test(before)) return `@${part}`;
    const [name, id] = person;
    return writeMention({ id, name }) + part.slice(name.length);
  });
  return first + parts.join('');
}

/** Whether a name may end at a place of a text. */
function endsAt(text: string, end: number): boolean {
  return !NAME_LETTER.test(text.slice(end, end + 2));
}

/** What is typed of a name at the caret. */
export interface NameBegun {
  /** Where its @ stands in the text. */
  readonly start: number;
  readonly name: string;
}

/** Longer than this nobody types a name that is to be found. */
const MOST_TYPED = 32;
const BEGUN = new RegExp(`(?:^|[^\\p{L}\\p{N}_@/])@([^\\s@][^@\\n]{0,${MOST_TYPED - 1}})$`, 'u');

/** The name that is being typed before the caret, from an @ on; null for none. */
export function nameBegunAt(text: string, caret: number): NameBegun | null {
  const name = BEGUN.exec(text.slice(0, caret))?.[1];
  return name === undefined ? null : { start: caret - name.length - 1, name };
}

/** The text with a name in the place of what was typed of it, and where the caret is then. */
export function withPerson(
  { text, mentions }: Written,
  { start, name }: NameBegun,
  person: Person,
): { readonly written: Written; readonly caret: number } {
  const before = `${text.slice(0, start)}@${person.name} `;
  const after = text.slice(start + 1 + name.length).replace(/^ /, '');
  return {
    written: {
      text: before + after,
      mentions: new Map([...mentions, [person.name, person.id]]),
    },
    caret: before.length,
  };
}

/** The text with somebody addressed at its end, as in an answer. */
export function addressing({ text, mentions }: Written, person: Person): Written {
  const gap = text === '' || /\s$/.test(text) ? '' : ' ';
  return {
    text: `${text}${gap}@${person.name} `,
    mentions: new Map([...mentions, [person.name, person.id]]),
  };
}
