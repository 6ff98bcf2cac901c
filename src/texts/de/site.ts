import type { Translation } from '../Translation.ts';
import type { site as english } from '../en/site.ts';

export const site: Translation<typeof english> = {
  // Layout
  skip: 'Zum Inhalt springen',
  navigation: 'Seiten',
  learn: 'Lernen',
  create: 'Erstellen',
  theme: 'Farbschema',
  rules: 'Regeln',
  privacy: 'Datenschutz',
  version: 'Version {version}',

  // Pages of errors
  wentWrong: 'Etwas ist schiefgegangen',
  wentWrongHelp:
    'Was in diesem Browser gespeichert war, ist noch da. Oft hilft es, die Seite neu zu laden.',
  showError: 'Fehler anzeigen',
  hideError: 'Fehler ausblenden',
  notFound: 'Nicht gefunden',
  notFoundHelp:
    'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link ist unvollständig.',
  backToHome: 'Zur Startseite',

  // Words used everywhere
  untitled: 'Rätsel ohne Titel',
  close: 'Schließen',
  settings: 'Einstellungen',
  share: 'Teilen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  saveAsFile: 'Als Datei speichern',
  notAllowed: 'Der Browser hat es nicht erlaubt.',

  // A puzzle in few words
  byAuthor: 'von {author}',
  bySpokenAuthor: '<by>von </by><name>{author}</name>',
  size: '{width} <times>mal</times> {height}',
  cardSolved: ', gelöst',
  difficulty: 'Schwierigkeit {value} von {most}, {word}',
  difficultyUnrated: 'Schwierigkeit nicht bewertet',
  difficultyWord:
    '{level, select, unrated {nicht bewertet} easy {leicht} medium {mittel} hard {schwer} other {sehr schwer}}',
  momentsAgo: 'vor ein paar Sekunden',
  spoilerHidden: 'Spoiler, zum Lesen drücken',
  spoilerShown: 'Spoiler:',

  // Sharing
  shareDescription: '{title}, zum Lösen für andere.',
  shareLink: 'Link',
  shareLinkNote:
    'Der Link enthält das ganze Rätsel und seine Lösung, aber nichts von deinem Lösungsweg.',
  shareDraftNote:
    'Der Link enthält das ganze Rätsel, wie es jetzt ist, mit der Lösung auf dem Brett.',
  linkName: 'Link zu diesem Rätsel',
  copyLink: 'Link kopieren',
  editLinkNote: 'Wer den nächsten öffnet, kann eine Kopie bearbeiten und sieht die Lösung.',
  editLinkName: 'Link zum Bearbeiten',
  copyEditLink: 'Link zum Bearbeiten kopieren',
  linkCopied: 'Link kopiert.',
  foreignNote: 'Das ist ein Rätsel der Art {genre}, auch puzz.link kann es öffnen.',
  foreignLinkName: 'Link für puzz.link, {genre}',
  copyForeignLink: 'Link für puzz.link kopieren',
  paper: 'Papier',
  paperNote: 'Schwarz auf Weiß mit den Regeln in Worten, zum Ausdrucken.',
  printView: 'Druckansicht',

  // Pictures
  picture: 'Bild',
  pictureDescription: 'Wie du es gelöst hast.',
  copyPicture: 'Bild kopieren',
  pictureCopied: 'Bild kopiert.',
  savePng: 'Als PNG speichern',
  saveSvg: 'Als SVG speichern',
  pictureSaved: 'Bild gespeichert.',
  withoutColors: 'Ohne meine Farben',
  usualSize: 'Übliche Größe',
  usualSizeNote: 'Sonst sind die Felder so groß wie auf der Seite.',
  onlyBoard: 'Nur das Brett',
  onlyBoardNote: 'Ohne Titel, Autor und Regeln.',

  maintenance: 'Der Server wird gerade gewartet. Bitte versuche es später noch einmal.',

  // Storage, files and versions of the site
  filesTooLarge: 'Diese Dateien sind größer als 16 MB, deshalb wurde keine gelesen.',
  tooManyPuzzles: 'Nur die ersten {most} von {count} Rätseln wurden übernommen.',
  problemInLine: '{name}, Zeile {line}: {problem}',
  fileEmpty: '{name} ist leer.',
};
