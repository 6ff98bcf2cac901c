import type { Translation } from '../Translation.ts';
import type { site as english } from '../en/site.ts';

export const site: Translation<typeof english> = {
  // Layout
  skip: 'Zum Inhalt springen',
  navigation: 'Hauptmenü',
  notices: 'Statusmeldungen',
  play: 'Spielen',
  learn: 'Lernen',
  create: 'Erstellen',
  theme: 'Farbschema',
  rules: 'Regeln',
  privacy: 'Datenschutz',
  version: 'Version {version}',

  // Error pages
  wentWrong: 'Etwas ist schiefgegangen',
  wentWrongHelp:
    'Alles, was in diesem Browser gespeichert ist, ist noch da. Oft hilft es, die Seite neu zu laden.',
  showError: 'Fehler anzeigen',
  hideError: 'Fehler ausblenden',
  notFound: 'Nicht gefunden',
  notFoundHelp:
    'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link ist unvollständig.',
  backToHome: 'Zur Startseite',

  // Common words
  untitled: 'Rätsel ohne Titel',
  close: 'Schließen',
  settings: 'Einstellungen',
  share: 'Teilen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  saveAsFile: 'Als Datei speichern',
  notAllowed:
    'Dein Browser hat das blockiert. Prüfe seine Berechtigungen und versuche es noch einmal.',

  // Short descriptions of a puzzle
  removedAccount: 'Gelöschtes Konto',
  byAuthor: 'von {author}',
  bySpokenAuthor: '<by>von </by><name>{author}</name>',
  size: '{width} <times>mal</times> {height}',
  cardSolved: ', gelöst',
  difficulty: 'Schwierigkeit {value} von {most}, {word}',
  difficultyUnrated: 'Schwierigkeit nicht bewertet',
  difficultyWord:
    '{level, select, unrated {nicht bewertet} easy {leicht} medium {mittel} hard {schwer} other {sehr schwer}}',
  momentsAgo: 'vor ein paar Sekunden',
  partNotShown: 'Dieser Teil lässt sich nicht anzeigen.',
  spoilerHidden: 'Spoiler. Zum Aufdecken auswählen',
  spoilerShown: 'Spoiler:',

  maintenance: 'Der Server wird gerade gewartet. Bitte versuche es später noch einmal.',

  // Storage, files and versions of the site
  filesTooLarge:
    'Diese Dateien sind zusammen größer als 16 MB, deshalb wurde keine davon geöffnet.',
  tooManyPuzzles: 'Nur die ersten {most} von {count} Rätseln wurden hinzugefügt.',
  problemInLine: '{name}, Zeile {line}: {problem}',
  fileEmpty: '{name} ist leer.',
};
