import { remove as withLatinLetters } from 'confusables';
import { TEXT_LIMITS } from '#contract/shapes.ts';
import { refusal } from './refusal.ts';
import { BLANKS, showsNothing } from './texts.ts';

/** Join or separate letters of some scripts and parts of emoji: names need these. */
const JOINERS = '\u{200c}\u{200d}\u{fe0f}';
/** Characters without a glyph, or that reverse the order of letters: usable to imitate names. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u{2028}\u{2029}]/gu;
/** Scripts put at most four marks on a letter; more of them cover the lines around a name. */
const TOO_MANY_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * A name as stored: composed (NFC), trimmed, without invisible characters, with single spaces, at
 * most four marks on a letter, and truncated to the limit. Null if it becomes empty.
 */
export function cleanUserName(text: string): string | null {
  const visible = text
    .normalize('NFC')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(BLANKS, ' ')
    .replaceAll(INVISIBLE, (one) => (JOINERS.includes(one) ? one : ''))
    .replaceAll(TOO_MANY_MARKS, '$1')
    .replaceAll(/ +/g, ' ')
    .trim();
  const name = Array.from(visible).slice(0, TEXT_LIMITS.userName).join('').trim();
  return showsNothing(name) ? null : name;
}

/** Words that suggest the site's authority at any place in a name. */
const SPEAKING = [
  ...['moderator', 'moderators', 'moderation', 'moderatorin', 'moderatoren', 'moderateur'],
  ...['moderatore', 'moderador', 'moderadora', 'модератор', 'モデレーター', '版主'],
  ...['admin', 'admins', 'administrator', 'administratorin', 'administration', 'sysadmin'],
  ...['administrateur', 'administrador', 'amministratore', 'администратор', 'админ'],
  ...['管理员', '管理員', '管理者', '管理人', '관리자', '운영자'],
  ...['chiaro', 'staff', 'official', 'offiziell'],
];
/**
 * Words that suggest the site's authority if the name, or a part of it in brackets, has no others.
 */
const SPEAKING_ALONE = [
  ...['mod', 'mods', 'support', 'system', 'root', 'team', 'help', 'hilfe', 'security', 'info'],
  ...['webmaster', 'postmaster', 'owner', 'host', 'contact', 'kontakt', 'site', 'server'],
  ...['helpdesk', 'superuser'],
];
/** Words without a meaning of their own next to those. */
const FILLING = ['the', 'der', 'die', 'das', 'of', 'your', 'our'];
/** Long enough to be recognized inside other letters. */
const SPEAKING_WITHIN = ['moderator', 'administrator'];

/** Digits and signs used as letters. `l` and `1` are both read as `i`. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '|': 'i',
  l: 'i',
};
/** Separates a role from a name: `Ada (Mod)`, `Mod | Ada`. */
const TITLE_EDGE = /[()[\]{}<>,:;•·«»【】]|\s[|/~–—-]+\s/u;

/** The words of a name in Latin letters, with the digits and signs used as letters. */
function wordsIn(name: string): readonly string[] {
  return withLatinLetters(name.normalize('NFKC'))
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replaceAll(/(?<=\p{L})!(?=\p{L})/gu, 'i')
    .toLowerCase()
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .split(/[^\p{L}\p{N}@$|]+/u)
    .filter((word) => word !== '');
}

/** Its letters by appearance: equal for `Мoderat0r` and `moderator`. */
function looksOf(text: string): string {
  return text.replaceAll(/[013457@$|l]/g, (sign) => LETTERS[sign] ?? sign);
}

const byLooks = (words: readonly string[]) => [
  ...new Set(words.map((word) => looksOf(wordsIn(word).join('')))),
];
const SPEAKING_LOOKS = byLooks(SPEAKING);
const ALONE_LOOKS = byLooks([...SPEAKING, ...SPEAKING_ALONE]);
const FILLING_LOOKS = byLooks(FILLING);
const WITHIN_LOOKS = byLooks(SPEAKING_WITHIN);

/**
 * True if letters consist of such words, with only digits and filler words between them:
 * `adminteam`, `Chiar0 2`. One of `needed` must be among them.
 */
function isMadeOf(letters: string, words: readonly string[], needed = words): boolean {
  const looks = looksOf(letters);
  /** End positions of the parsed prefixes, and whether each contains a needed word. */
  const ends = new Map([[0, false]]);
  for (let start = 0; start < looks.length; start++) {
    const hasNeeded = ends.get(start);
    if (hasNeeded === undefined) continue;
    const reach = (length: number, isNeeded: boolean) => {
      const end = start + length;
      ends.set(end, ends.get(end) === true || hasNeeded || isNeeded);
    };
    if (/\p{N}/u.test(letters.charAt(start))) reach(1, false);
    for (const word of words)
      if (looks.startsWith(word, start)) reach(word.length, needed.includes(word));
    for (const word of FILLING_LOOKS) if (looks.startsWith(word, start)) reach(word.length, false);
  }
  return ends.get(looks.length) === true;
}

/** True if a name, or one that looks like it, could be mistaken for the site or its moderators. */
export function isReservedName(name: string): boolean {
  const words = wordsIn(name);
  const looks = looksOf(words.join(''));
  return (
    words.some((word) => isMadeOf(word, ALONE_LOOKS, SPEAKING_LOOKS)) ||
    [name, ...name.split(TITLE_EDGE)].some((part) =>
      isMadeOf(wordsIn(part).join(''), ALONE_LOOKS),
    ) ||
    WITHIN_LOOKS.some((word) => looks.includes(word))
  );
}

const SITE_LOOKS = looksOf('chiaro');

/** True if a name looks like that of the site: not even moderators may have it. */
export function isSiteName(name: string): boolean {
  return looksOf(wordsIn(name).join('')) === SITE_LOOKS;
}

/** Refusal of such a name. */
export const RESERVED_NAME = refusal('invalid_request', 'refusals.nameReserved');

/** Refusal of a name without a visible character. */
export const EMPTY_NAME = refusal('invalid_request', 'refusals.nameEmpty');
