import type { Translation } from '../Translation.ts';
import type { wish as english } from '../en/wish.ts';

export const wish: Translation<typeof english> = {
  lead: 'Wähle, was dir gefällt. Das Rätsel entsteht auf deinem Gerät, auch offline, und hat genau eine Lösung.',
  kinds: 'Art',
  size: 'Größe',
  difficulty: 'Schwierigkeit',
  symmetry: 'Symmetrie der Hinweise',
  symmetryOf: `{symmetry, select,
    half {Halbe Drehung}
    mirror {Spiegelung}
    diagonal {Diagonale}
    quarter {Vierteldrehung}
    other {Keine}}`,
  start: 'Rätsel starten',
  surprise: 'Überrasch mich',

  solved: '{count, plural, =0 {Noch keins gelöst} one {1 gelöst} other {# gelöst}}',
  best: '{count, plural, one {1 gelöst} other {# gelöst}}, Bestzeit ohne Tipps {time}',
  streak: '{days, plural, one {1 Tag in Folge} other {# Tage in Folge}}',

  making: 'Dein Rätsel entsteht …',
  makingNote: 'Große und schwere Rätsel dauern ein paar Sekunden.',
  drafts: '{count, plural, =0 {Erster Entwurf} one {1 Entwurf bisher} other {# Entwürfe bisher}}',
  cancel: 'Abbrechen',
  notFound: 'Zu dieser Nummer gibt es kein Rätsel',
  notFoundNote: 'Das kommt bei seltenen Wünschen vor. Meist klappt es mit der nächsten Nummer.',
  failed: 'Dieses Rätsel konnte nicht erstellt werden',
  failedNote: 'Etwas ist schiefgegangen. Deine anderen Rätsel sind sicher.',
  another: 'Nächste Nummer',

  next: 'Nächstes Rätsel',
  nextMaking: 'Das nächste Rätsel entsteht …',
  nextReady: 'Das nächste Rätsel ist fertig.',
  change: 'Wunsch ändern',
  copyLink: 'Link kopieren',
  copied: 'Link kopiert. Er öffnet für alle dasselbe Rätsel.',

  unknownKind: 'Eine Art von Rätseln namens „{kind}“ gibt es nicht.',
  badSize: '{kind} gibt es in Größen von {least} × {least} bis {most} × {most}.',
  badEvenSize: '{kind} gibt es in geraden Größen von {least} × {least} bis {most} × {most}.',
  onlySize: '{kind} gibt es nur in {least} × {least}.',
  badGrade: '{kind} gibt es in dieser Größe nicht mit dieser Schwierigkeit.',
  badSymmetry: '{kind} gibt es in dieser Größe nicht mit dieser Symmetrie.',
  badSeed: 'Rätsel haben Nummern von 1 bis {most, number}.',
};
