import type { Translation } from '../Translation.ts';
import type { online as english } from '../en/online.ts';

export const online: Translation<typeof english> = {
  placeIn: '{place, number} von {total, number}',
  toCollection: 'Sammlung ansehen',
  showEarlier: 'Vorherige Rätsel zeigen',
  showLater: 'Weitere Rätsel zeigen',
  verified: 'eine Lösung',
  verifiedTitle: 'Unser Solver hat bewiesen, dass es genau eine Lösung gibt.',
  love: `Herz vergeben, {count, plural, =0 {noch keine Herzen} one {{shown} Herz} other {{shown} Herzen}}`,
  comments: 'Kommentare, {count, plural, =0 {noch keine} other {{shown}}}',
  edit: 'Rätsel bearbeiten',
  playersSay: 'Bewertung: {word}',
  howHard: 'Wie schwer war es?',
  howHardNote:
    'Beim Rätsel steht der Median aller Bewertungen. Wer Tipps genutzt hat, zählt dabei nicht mit.',
  rateAs: `{value, number} von 10, {count, plural, =0 {keine Stimmen} one {# Stimme} other {# Stimmen}}`,
  youSay: 'Deine Bewertung: {word}',
  fasterThan: 'Schneller als {percent, number} % aller, die es gelöst haben.',
  signIn: '<link>Melde dich an</link>, um Herzen zu vergeben, zu bewerten und zu kommentieren.',
  signInSolved:
    '<link>Melde dich an</link>, um diese Lösung zu speichern und das Rätsel zu bewerten und zu kommentieren.',
  offline: `{cause, select, server {Der Server ist gerade nicht verfügbar. Dein Spielstand bleibt hier und wird
      gesendet, sobald er wieder antwortet.} other {Du bist offline. Dein Spielstand bleibt hier und
      wird gesendet, sobald du wieder online bist.}}`,
  why: `{why, select, collection {Weiter in dieser Sammlung} author {Mehr von {author}} alike {Ein
      ähnliches Rätsel} other {Ein anderes Rätsel}}`,
  toSearch: 'Rätsel entdecken',
  tookOther: 'Du machst dort weiter, wo du auf einem anderen Gerät aufgehört hast.',
  otherDevice: 'Du hast dieses Rätsel auch auf einem anderen Gerät gespielt',
  otherDeviceNote:
    'Mit welchem Brett willst du weitermachen? Wenn du wechselst, holt „Rückgängig“ dieses Brett zurück.',
  boardThere: 'Auf dem anderen Gerät',
  boardHere: 'Auf diesem Gerät',
  goOnHere: 'Mit diesem weitermachen',
  goOnThere: 'Zum anderen wechseln',

  // Replay of the own solve
  watchNote: 'Deine Lösung, Zug für Zug, so weit „Rückgängig“ zurückreicht.',
  play: 'Abspielen',
  pause: 'Pausieren',
  stroke: 'Zug {step, number} von {steps, number}',
};
