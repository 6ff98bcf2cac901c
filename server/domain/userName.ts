import { remove as withLatinLetters } from 'confusables';
import { TEXT_LIMITS } from '#contract/shapes.ts';
import { BLANKS, showsNothing } from './texts.ts';

/** Join letters of some scripts and parts of emoji, or keep them apart: names need these. */
const JOINERS = '\u{200c}\u{200d}\u{fe0f}';
/** Characters without a picture, or that reverse the order of letters: names could be imitated. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u{2028}\u{2029}]/gu;
/** Scripts put at most four marks on a letter; more of them cover the lines around a name. */
const TOO_MANY_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * A name as it is kept: composed (NFC), without invisible characters, with single spaces, none at
 * the ends, at most four marks on a letter, and no longer than names may be. Null when nothing is
 * left of it.
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

/** Words that speak for the site wherever they stand in a name. */
const SPEAKING = [
  ...['moderator', 'moderators', 'moderation', 'moderatorin', 'moderatoren', 'moderateur'],
  ...['moderatore', 'moderador', 'moderadora', 'модератор', 'モデレーター', '版主'],
  ...['admin', 'admins', 'administrator', 'administratorin', 'administration', 'sysadmin'],
  ...['administrateur', 'administrador', 'amministratore', 'администратор', 'админ'],
  ...['管理员', '管理員', '管理者', '管理人', '관리자', '운영자'],
  ...['chiaro', 'staff', 'official', 'offiziell'],
];
/** Words that speak for the site where a name, or a part of it in brackets, has no others. */
const SPEAKING_ALONE = [
  ...['mod', 'mods', 'support', 'system', 'root', 'team', 'help', 'hilfe', 'security', 'info'],
  ...['webmaster', 'postmaster', 'owner', 'host', 'contact', 'kontakt', 'site', 'server'],
  ...['helpdesk', 'superuser'],
];
/** Words that say nothing beside those. */
const FILLING = ['the', 'der', 'die', 'das', 'of', 'your', 'our'];
/** Long enough to be found in the middle of other letters. */
const SPEAKING_WITHIN = ['moderator', 'administrator'];

/** Digits and signs that are written for letters. `l` and `1` are both read as `i`. */
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
/** Separates what somebody is from how they are called: `Ada (Mod)`, `Mod | Ada`. */
const TITLE_EDGE = /[()[\]{}<>,:;•·«»【】]|\s[|/~–—-]+\s/u;

/** The words of a name in Latin letters, with the digits and signs that stand for some. */
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

/** Its letters by their looks: `Мoderat0r` and `moderator` have the same. */
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
 * Whether letters are made of such words, with nothing between them but digits and words that say
 * nothing: `adminteam`, `Chiar0 2`. One of `needed` must be among them.
 */
function isMadeOf(letters: string, words: readonly string[], needed = words): boolean {
  const looks = looksOf(letters);
  /** Ends of what is made of them so far, and whether a needed word is in it. */
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

/** Whether a name, or one that looks like it, could be taken for the site or its moderators. */
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

/** Why such a name is not taken. */
export const RESERVED_NAME = {
  code: 'invalid_request',
  summary: 'People could take this name for the site itself: choose another one.',
} as const;
