import type { Translation } from '../Translation.ts';
import type { daily as english } from '../en/daily.ts';

export const daily: Translation<typeof english> = {
  title: 'Tagesrätsel',
  heading: 'Tagesrätsel, {date}',
  headingShort: 'Tagesrätsel {date}',
  about: 'Jeden Tag ein neues Rätsel, für alle dasselbe.',
  play: 'Rätsel von heute lösen',
  instead:
    'Das Tagesrätsel ist gerade nicht verfügbar. Hier ist ein anderes Rätsel für dich. Es ist kein Tagesrätsel.',
  noSuchDay: 'Für diesen Tag gibt es kein Tagesrätsel.',

  row: '{days, plural, =0 {Nicht an seinem Tag gelöst} one {1 Tag in Folge} other {# Tage in Folge}}',
  rowSoFar:
    '{days, plural, =0 {Löse es heute, dann zählen die Tage in Folge} one {Bisher 1 Tag in Folge} other {Bisher # Tage in Folge}}',
  frozen: 'Der {date} fehlt dir. Ein verpasster Tag pro Woche zählt nicht als Unterbrechung.',
  late: 'Später gelöst',

  next: 'Das nächste Rätsel kommt um {time} (00:00 UTC), in {left}.',
  nextHere: '<link>Das nächste Rätsel</link> ist da.',

  result: 'Ergebnis',
  resultDescription: 'Dein Ergebnis, ohne etwas zu verraten, und wie es anderen ging.',
  sharedDay: '{product}-Tagesrätsel {date} · {kind} {size}',
  sharedSolve: '{time} · {hints, plural, =0 {ohne Tipps} one {1 Tipp} other {# Tipps}}',
  puzzle: 'Rätsel',
  copyText: 'Text kopieren',
  textCopied: 'Text kopiert.',
  cardLabel: 'Bild deines Ergebnisses',
  others: 'Wie es anderen ging',
  othersNone: 'Du bist zuerst fertig.',
  othersCount:
    '{solves, plural, one {1 Person hat es gelöst} other {# Personen haben es gelöst}}, {percent, number} % ohne Tipps.',
  times: 'Zeiten aller Personen',
  upTo: 'bis {time}',
  over: 'über {time}',
  timesRow: '{range}: {solves, plural, one {1 Person} other {# Personen}}',

  archive: 'Tagesrätsel',
  toArchive: 'Alle Tage',
  previous: 'Voriger Monat',
  following: 'Nächster Monat',
  month: 'Tage im {month}',
  day: '{date}, {kind}, {state, select, onTime {an seinem Tag gelöst} late {später gelöst} other {nicht gelöst}}',
  onTime: 'An seinem Tag gelöst',
  open: 'Nicht gelöst',
  empty: 'Keine Rätsel in diesem Monat.',

  planned: 'Tagesrätsel',
  plannedHelp:
    'Die Rätsel der nächsten 14 Tage. Vor ihrem Tag, der um 00:00 UTC beginnt, sieht sie sonst niemand.',
  score: 'Wertung {score}',
  chosen: 'Von der Moderation gewählt',
  state:
    '{state, select, making {Ein anderes wird erstellt …} missing {Noch nicht erstellt} other {}}',
  shown: 'Veröffentlicht',
  replace: 'Ersetzen',
  replaceTitle: 'Das Rätsel für den {date} ersetzen?',
  replaceDescription: 'Ein neues Rätsel zu erstellen, dauert bis zu einer Minute.',
  replaceNew: 'Anderes erstellen',
  replaceAddress: 'Adresse eines veröffentlichten Rätsels',
  replaceChosen: 'Dieses Rätsel nehmen',
};
