import type { VoiceRule } from './voiceRules.ts';

/** The voice and the glossary of the German texts. */
export const GERMAN_RULES: readonly VoiceRule[] = [
  { words: /\bModerator(?:en|in|innen)?\b/, instead: 'die Moderation' },
  { words: /\{\}-Seite/, instead: 'diese Website' },
  { words: /löser/i, instead: 'Solver' }, // a person, among those who solve puzzles
  { words: /mitteilung/i, instead: 'Benachrichtigung' },
  { words: /rundgang|rundgänge/i, instead: 'Tour' },
  { words: /\bStrich(?:e|s)?\b/, instead: 'Zug' },
  {
    words: /\b(?:Ctrl|Delete|Enter|Shift|Space)\b|(?:Eingabe|Umschalt)taste/,
    instead: 'Strg, Entf, Eingabe, Umschalt, Leertaste',
  },
  { words: /\bbau(?:e|en|st|t)\b|\bgebaut/i, instead: 'erstellen' },
  { words: /\b(?:ge)?lieb(?:e|en|st|t|te|ten)\b/i, instead: 'Herz, Lieblingsrätsel' },
  {
    words: /\bdrück(?:e|en|st|t)\b(?! (?:Eingabe|Entf|Escape|Leertaste|Strg|Umschalt|\S+ Taste))/i,
    instead: 'klicken, tippen, gedrückt halten; Tasten werden gedrückt',
  },
  { words: /\bauf Druck\b|\bruhende[rn]? Finger/i, instead: 'tippen, gedrückt halten' },
  { words: /[^\s]…|\.\.\./, instead: '„…“ nach einem Leerzeichen' },
  { words: /[^\s]%/, instead: '% nach einem Leerzeichen' },
  { words: /(?<!\bDanke)!/, instead: 'ein Punkt' },
  { words: /["”]|\p{L}['`´]\p{L}/u, instead: '„“ und ’' },
  { words: /\bNetz(?:es|werk|werks)?\b/, instead: 'Internetverbindung, online' },
  { words: /spielfeld|\bkacheln?\b|\bzellen?\b/i, instead: 'Brett, Feld' },
  { words: /\bfärb/i, instead: 'malen' },
  { words: /\bverkehrt herum\b/i, instead: 'gespiegelt' },
  { words: /\bausgenommen\b/i, instead: 'ignoriert' },
  { words: /\bgefolgte/i, instead: 'folgen hat kein Passiv' },
  { words: /\bregion(?:en)?\b/i, instead: 'Gebiet' },
  { words: /\blegende\b/i, instead: 'Regeln und Symbole' },
  { words: /\bwieder zu(?:ge)?lassen\b/i, instead: 'entsperren' },
  {
    words: /\bneu beginnen\b|\bnoch einmal fragen\b/i,
    instead: 'neu starten, noch einmal versuchen',
  },
  {
    words: /\b(?:andere|zweite) Lösung\b/i,
    instead: 'alternative Lösung',
    except: ['solver.lookingForAnother'], // one besides the author's
  },
  { words: /[*:_]innen\b/i, instead: 'wer es löst, alle, die spielen' },
];
