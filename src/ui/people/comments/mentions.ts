/** A person who can be mentioned. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** A suggested person, with the data of badges. */
export interface SuggestedPerson extends Person {
  readonly supporter: number;
  readonly moderator: boolean;
  readonly createdAt: string;
  /** The number of published puzzles. */
  readonly createCount: number;
}

/** The suggested people whose name another one has too, as far as readers can see. */
export function withSameName(people: readonly SuggestedPerson[]): ReadonlySet<string> {
  const looks = ({ name }: Person) => name.normalize('NFKC').toLocaleLowerCase();
  const isShared = (person: SuggestedPerson) =>
    people.some((other) => other.id !== person.id && looks(other) === looks(person));
  return new Set(people.filter(isShared).map(({ id }) => id));
}

/** The ids of mentioned people by their names in the text. */
type Mentions = ReadonlyMap<string, string>;

/** The content of the field: text with names instead of mention links. */
export interface Written {
  readonly text: string;
  readonly mentions: Mentions;
}

export const NOTHING_WRITTEN: Written = { text: '', mentions: new Map() };

/** Name and id have limited lengths, which bounds the backtracking at each place. */
const MENTION = /\[@((?:\\.|[^[\]\\]){1,256})\]\(\/profile\/([\w-]{1,64})\)/g;
const SPECIAL = /[\\[\]*_`~|<>]/g;
const ESCAPED = /\\(.)/g;
/** A character that continues a name. */
const NAME_LETTER = /^[\p{L}\p{N}_]/u;
/** The character before the @ of an e-mail address or of an existing link. */
const NO_MENTION = /[\p{L}\p{N}_[]$/u;

/** The Markdown of a mention. */
export function writeMention({ id, name }: Person): string {
  return `[@${name.replace(SPECIAL, '\\$&')}](/profile/${id})`;
}

/**
 * Convert a comment to the text of the field, with mentions as names. Of two people with the same
 * name, the second stays a link.
 */
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

/** Convert the text of the field to Markdown: chosen names become links. */
export function writeMentions({ text, mentions }: Written): string {
  // Longer names first: one name may be the beginning of another one.
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

/** True if a name may end at this place of the text. */
function endsAt(text: string, end: number): boolean {
  return !NAME_LETTER.test(text.slice(end, end + 2));
}

/** A name that is being typed at the caret. */
export interface NameBegun {
  /** The index of its @ in the text. */
  readonly start: number;
  readonly name: string;
}

/** Limit of typed characters: longer ones get no suggestions. */
const MOST_TYPED = 32;
const BEGUN = new RegExp(`(?:^|[^\\p{L}\\p{N}_@/])@([^\\s@][^@\\n]{0,${MOST_TYPED - 1}})$`, 'u');

/** Find the name after an @ that is being typed before the caret; null if there is none. */
export function nameBegunAt(text: string, caret: number): NameBegun | null {
  const name = BEGUN.exec(text.slice(0, caret))?.[1];
  return name === undefined ? null : { start: caret - name.length - 1, name };
}

/** Replace the typed part by a person's name. Returns the text and the new caret. */
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

/** The text with a mention appended, for a reply. */
export function addressing({ text, mentions }: Written, person: Person): Written {
  const gap = text === '' || /\s$/.test(text) ? '' : ' ';
  return {
    text: `${text}${gap}@${person.name} `,
    mentions: new Map([...mentions, [person.name, person.id]]),
  };
}
