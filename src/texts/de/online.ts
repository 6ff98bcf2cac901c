import type { Translation } from '../Translation.ts';
import type { online as english } from '../en/online.ts';

export const online: Translation<typeof english> = {
  placeIn: '{place, number} von {total, number}',
  toCollection: 'Zur Sammlung',
  showEarlier: 'Frühere zeigen',
  showLater: 'Spätere zeigen',
  verified: 'eine Lösung',
  verifiedTitle: 'Der Löser dieser Seite hat bewiesen, dass es genau eine Lösung gibt.',
  love: `Herz vergeben, {count, plural, =0 {noch keine Herzen} one {{shown} Herz} other {{shown} Herzen}}`,
  comments: 'Kommentare, {count, plural, =0 {noch keine} other {{shown}}}',
  edit: 'Dieses Rätsel bearbeiten',
  playersSay: 'Spieler finden es {word}',
  howHard: 'Wie schwer war es?',
  howHardNote: 'Beim Rätsel steht der Median aller Bewertungen von Lösungen ohne Tipps.',
  rateAs:
    '{value, number} von 10, {count, plural, =0 {von niemandem gewählt} one {von # Person gewählt} other {von # Personen gewählt}}',
  youSay: 'Du sagst {word}',
  fasterThan: 'Schneller als {percent, number} % aller, die es gelöst haben.',
  signIn: '<link>Melde dich an</link>, um Herzen zu vergeben, zu bewerten und zu kommentieren.',
  signInSolved:
    '<link>Melde dich an</link>, um diese Lösung zu behalten und das Rätsel zu bewerten und zu kommentieren.',
  offline:
    'Du bist offline. Dein Spielstand bleibt hier und wird gesendet, sobald du wieder online bist.',
  why: '{why, select, collection {Weiter in dieser Sammlung} author {Mehr von {author}} alike {Noch eines dieser Art} other {Etwas anderes}}',
  toSearch: 'Rätsel entdecken',
  tookOther: 'Hier ist das Brett, wie du es auf einem anderen Gerät verlassen hast.',
  otherDevice: 'Du hast an diesem Rätsel auf einem anderen Gerät weitergemacht',
  otherDeviceNote:
    'Mit welchem Brett willst du weitermachen? Nimmst du das andere, holt Rückgängig dieses zurück.',
  boardThere: 'Auf dem anderen Gerät',
  boardHere: 'Hier',
  goOnHere: 'Mit diesem weitermachen',
  goOnThere: 'Das andere nehmen',

  // Replay of the own solve
  watchNote: 'Strich für Strich, so weit zurück, wie Rückgängig reicht.',
  play: 'Abspielen',
  pause: 'Anhalten',
  stroke: 'Strich {step, number} von {steps, number}',
};
