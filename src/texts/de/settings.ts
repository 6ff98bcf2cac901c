import type { Translation } from '../Translation.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Translation<typeof english> = {
  description: 'Gespeichert in diesem Browser. Jede Änderung gilt sofort.',

  // Sections
  input: 'Eingabe',
  solving: 'Lösen',
  creating: 'Erstellen',
  sound: 'Ton',
  visual: 'Darstellung',

  // Input
  swapButtons: 'Maustasten vertauschen',
  swapButtonsNote: 'Die linke Taste malt hell, die rechte dunkel.',
  keyboardLayout: 'Tastaturbelegung',

  // Solving
  checks: 'Fehler zeigen',
  checksAlways: 'sofort',
  checksOnDemand: 'wenn ich frage',
  checksWhenFull: 'wenn das Brett voll ist',
  showTimer: 'Zeit anzeigen',
  showTimerNote: 'Sie läuft, solange das Rätsel zu sehen ist.',

  // Creating
  liveAssistant: 'Live-Assistent',
  liveAssistantNote:
    'Sagt bei jeder Änderung, was aus den Hinweisen folgt und warum ein Rätsel nicht aufgeht.',

  // Sound
  boardVolume: 'Lautstärke des Bretts',
  musicVolume: 'Lautstärke der Musik',
  silent: 'stumm',
  percent: '{percent} Prozent',

  // Visual
  language: 'Sprache',
  languageOfBrowser: 'wie der Browser',
  theme: 'Farbschema',
  animation: 'Animation',
  animationNote: 'Tinte fließt, Licht geht auf, ein gelöstes Brett leuchtet.',
  reducedMotionNote: 'Dein System wünscht weniger Bewegung, deshalb bewegt sich nichts.',
  separateTiles: 'Getrennte Felder',
  separateTilesNote: 'Benachbarte Felder gleicher Farbe behalten ihren Abstand.',
  wrapAround: 'Zeigen, was jenseits des Randes liegt',
  wrapAroundNote: 'Auf Brettern mit verbundenen Rändern.',
  sansSerif: 'Serifenlose Schrift',
  sansSerifNote: 'Die Ziffern auf dem Brett behalten ihre Serifen.',
};
