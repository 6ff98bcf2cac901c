import type { Translation } from '../Translation.ts';
import type { clues as english } from '../en/clues.ts';

export const clues: Translation<typeof english> = {
  // Wrong counts, in at most four words.
  missed: '{bound, select, most {höchstens {counted}} other {{counted}, nicht {number}}}',
  sees: '{bound, select, most {sieht höchstens {counted}} other {sieht {counted}, nicht {number}}}',
  has: '{bound, select, most {hat höchstens {counted}} other {hat {counted}, nicht {number}}}',

  // Symbols between areas.
  misplaced: 'zwischen zwei Gebieten',
  areaMisplaced: 'Dieses Symbol berührt Felder verschiedener Gebiete',

  // Broken clues without details.
  aRule: 'eine Regel',
  aSymbol: 'ein Symbol',
  broken: 'ist verletzt',

  // Parts of sentences that are the same in every position.
  numberInWords: `{number, plural,
    =3 {drei} =4 {vier} =5 {fünf} =6 {sechs} =7 {sieben} =8 {acht} =9 {neun} =10 {zehn} other {#}}`,
  directionInWords: `{direction, select, up {nach oben} down {nach unten} left {nach links}
    right {nach rechts} up_left {nach links oben} up_right {nach rechts oben}
    down_left {nach links unten} down_right {nach rechts unten} other {nirgendwohin}}`,

  // Fields.
  color: 'Farbe',
  number: 'Zahl',
  direction: 'Richtung',
  letter: 'Buchstabe',
  pattern: 'Muster',
  description: 'Beschreibung',
  descriptionHelp:
    'Was das Symbol bedeutet. Beim Spielen steht es in der Liste der Symbole; ohne Beschreibung fehlt es dort. Setze *Sterne* um das wichtigste Wort.',
  picture: 'Bild',
  pictureHelp: 'Das Beispiel neben der Beschreibung.',
  rotation: 'Drehung',
  rotationHelp: 'In Grad, im Uhrzeigersinn.',

  // Symbols with a meaning given by their author.
};
