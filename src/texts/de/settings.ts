import type { Translation } from '../Translation.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Translation<typeof english> = {
  description: 'Auf diesem Gerät gespeichert. Änderungen gelten sofort.',
  kept: 'Auf diesem Gerät gespeichert.',
  groups: 'Bereiche der Einstellungen',
  all: 'Alle Einstellungen, mit Vorschau',

  // Sections
  input: 'Eingabe',
  solving: 'Lösen',
  creating: 'Erstellen',
  sound: 'Ton',
  visual: 'Darstellung',
  online: 'Online',
  device: 'Dieses Gerät',
  account: 'Konto',

  // Input
  swapButtons: 'Maustasten vertauschen',
  swapButtonsNote: 'Linksklick malt hell, Rechtsklick dunkel.',
  keyboardLayout: 'Tastaturbelegung',
  keyboardLayoutNote: 'Für die Tastenkürzel der Werkzeuge im Editor.',
  letterKeys: 'Tastenkürzel mit nur einer Taste',
  letterKeysNote:
    'Buchstaben, Ziffern und Satzzeichen. Schränke sie ein, wenn du mit Sprache steuerst oder oft versehentlich auf Tasten kommst.',
  letterKeysEverywhere: 'Immer',
  letterKeysBoard: 'Auf dem Brett',
  letterKeysNever: 'Aus',
  askBeforeLeaving: 'Warnen, bevor Arbeit verloren geht',
  askBeforeLeavingNote: 'Wenn du eine Seite mit ungespeicherten Änderungen verlässt.',

  // Solving
  checks: 'Fehler zeigen',
  checksAlways: 'Sofort',
  checksOnDemand: 'Auf Wunsch',
  checksWhenFull: 'Am Ende',
  hintsAtOnce: 'Vollständige Tipps',
  hintsAtOnceNote: 'Ein Tipp zeigt alles auf einmal: wo, welche Hinweise, welches Feld und warum.',
  hintsDoObvious: 'Klare Felder zuerst malen',
  hintsDoObviousNote:
    'Bevor ein Tipp einen Schritt erklärt, malt er alle Felder, die aus einem Hinweis und wenigen Feldern folgen.',
  showTimer: 'Zeit anzeigen',
  showTimerNote: 'Sie läuft nur, solange das Rätsel zu sehen ist.',

  // Creating
  liveAssistant: 'Live-Assistent',
  liveAssistantNote:
    'Zeigt beim Bearbeiten, was aus den Hinweisen folgt und warum ein Rätsel keine Lösung hat.',
  moreTools: 'Alle Werkzeuge zeigen',
  moreToolsNote: 'Auch für Symbole, die nur in wenigen Rätseln vorkommen.',

  // Sound
  boardVolume: 'Lautstärke des Bretts',
  musicVolume: 'Lautstärke der Musik',
  silent: 'stumm',
  percent: '{percent} Prozent',

  // Visual
  language: 'Sprache',
  languageOfBrowser: 'Wie im Browser',
  theme: 'Farbschema',
  themeOfSystem: 'Wie im System',
  umberAndCandle: 'Umbra und Kerze',
  paperAndSienna: 'Papier und Siena',
  themeNow: 'Aktuell: <name>{theme}</name>',
  animation: 'Animation',
  animationNote: 'Tinte fließt, Licht breitet sich aus, und ein gelöstes Brett leuchtet.',
  reducedMotionNote: 'Der Browser schaltet die Animationen ab',
  separateTiles: 'Lücken zwischen Feldern',
  separateTilesNote: 'Zwischen benachbarten Feldern gleicher Farbe bleibt eine Lücke.',
  coordinates: 'Nummern der Zeilen und Spalten',
  coordinatesLarge: 'Ab 16 Feldern pro Seite',
  coordinatesAlways: 'Immer',
  coordinatesNever: 'Nie',
  wrapAround: 'Felder jenseits des Randes zeigen',
  wrapAroundNote: 'Auf Brettern mit verbundenen Rändern.',
  sansSerif: 'Serifenlose Schrift',
  sansSerifNote: 'Zahlen auf dem Brett behalten ihre Serifen.',

  // Online
  offlineMode: 'Offline-Modus',
  offlineModeNote: 'Fragt nie beim Server an, auch wenn du online bist.',

  // This device
  resetTour: 'Tour des Editors zurücksetzen',
  tourReset: 'Der Editor zeigt seine Tour wieder.',
  resetSite: 'Website zurücksetzen',
  resetQuestion: 'Möchtest du die Website wirklich vollständig zurücksetzen?',
  resetWarning: 'Denk daran, vorher deine Rätsel zu speichern.',
  deleteWork: 'Auch Entwürfe und Spielstände in diesem Browser löschen',
  deleteWorkNote: 'Dazu gehören Vorlagen, abgeschlossene Lektionen und dein Skript.',
  cancel: 'Abbrechen',
  resetAndReload: 'Zurücksetzen und neu laden',

  // Preview
  preview: 'Vorschau',
  previewNote: 'Male hier, um deine Einstellungen auszuprobieren. Du siehst jede Änderung sofort.',
};
