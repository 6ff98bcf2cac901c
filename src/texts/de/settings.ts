import type { Translation } from '../Translation.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Translation<typeof english> = {
  description: 'Auf diesem Gerät gespeichert. Jede Änderung gilt sofort.',
  kept: 'Auf diesem Gerät gespeichert.',
  groups: 'Gruppen von Einstellungen',
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
  swapButtonsNote: 'Die linke Taste malt hell, die rechte dunkel.',
  keyboardLayout: 'Tastaturbelegung',
  keyboardLayoutNote: 'Für die Werkzeugtasten des Editors.',
  askBeforeLeaving: 'Fragen, bevor Arbeit verloren geht',
  askBeforeLeavingNote: 'Wenn du eine Seite verlässt, auf der etwas nicht gespeichert ist.',

  // Solving
  checks: 'Fehler zeigen',
  checksAlways: 'Sofort',
  checksOnDemand: 'Auf Wunsch',
  checksWhenFull: 'Wenn voll',
  hintsAtOnce: 'Ganze Tipps',
  hintsAtOnceNote: 'Ein Tipp zeigt alles auf einmal: wo, welche Hinweise, welches Feld und warum.',
  hintsDoObvious: 'Klare Felder zuerst malen',
  hintsDoObviousNote:
    'Ein Tipp färbt zuerst alle Felder, die aus einem Hinweis und wenigen Feldern folgen.',
  showTimer: 'Zeit anzeigen',
  showTimerNote: 'Sie läuft, solange das Rätsel zu sehen ist.',

  // Creating
  liveAssistant: 'Live-Assistent',
  liveAssistantNote:
    'Sagt bei jeder Änderung, was aus den Hinweisen folgt und warum ein Rätsel nicht aufgeht.',
  moreTools: 'Alle Werkzeuge zeigen',
  moreToolsNote: 'Auch die für Symbole, die nur wenige Rätsel haben.',

  // Sound
  boardVolume: 'Lautstärke des Bretts',
  musicVolume: 'Lautstärke der Musik',
  silent: 'stumm',
  percent: '{percent} Prozent',

  // Visual
  language: 'Sprache',
  languageOfBrowser: 'Wie der Browser',
  theme: 'Farbschema',
  themeOfSystem: 'Wie mein System',
  umberAndCandle: 'Umbra und Kerze',
  paperAndSienna: 'Papier und Siena',
  themeNow: 'Jetzt <name>{theme}</name>',
  animation: 'Animation',
  animationNote: 'Tinte fließt, Licht geht auf, ein gelöstes Brett leuchtet.',
  reducedMotionNote: 'Der Browser schaltet die Animationen ab',
  separateTiles: 'Getrennte Felder',
  separateTilesNote: 'Benachbarte Felder gleicher Farbe behalten ihren Abstand.',
  wrapAround: 'Felder jenseits des Randes zeigen',
  wrapAroundNote: 'Auf Brettern mit verbundenen Rändern.',
  sansSerif: 'Serifenlose Schrift',
  sansSerifNote: 'Die Ziffern auf dem Brett behalten ihre Serifen.',

  // Online
  offlineMode: 'Offline-Modus',
  offlineModeNote: 'Der Server wird nichts gefragt, auch wenn es ein Netz gibt.',

  // This device
  resetTour: 'Rundgang durch den Editor zurücksetzen',
  tourReset: 'Der Editor beginnt wieder mit dem Rundgang.',
  resetSite: 'Website zurücksetzen',
  resetQuestion: 'Möchtest du die Website wirklich vollständig zurücksetzen?',
  resetWarning: 'Denk daran, vorher deine Rätsel zu speichern.',
  deleteWork: 'Auch Entwürfe und Lösungswege in diesem Browser löschen',
  deleteWorkNote: 'Dazu Vorlagen, gelernte Lektionen und das Skript des Code-Editors.',
  cancel: 'Abbrechen',
  resetAndReload: 'Zurücksetzen und neu laden',

  // Preview
  preview: 'Vorschau',
  previewNote: 'Zum Bemalen: Hier zeigt sich jede Änderung zuerst',
};
