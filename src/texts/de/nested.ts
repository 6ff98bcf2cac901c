import type { Translation } from '../Translation.ts';
import type { nested as english } from '../en/nested.ts';

export const nested: Translation<typeof english> = {
  done: 'Fertig',
  cancel: 'Abbrechen',
  dropQuestion: 'Verwerfen, was du hier gemacht hast?',
  keepWorking: 'Weiterarbeiten',
  drop: 'Verwerfen',

  // GridEditor
  gridNote: 'Ein eigenes Gitter. Fertig behält es.',
  copyMainGrid: 'Vom Hauptgitter kopieren',

  // PathEditor
  pathNote: 'Färbe die Felder der Reihe nach, ohne Fehler.',
  keepPath: 'Diese Reihenfolge behalten',

  // PreviewDialog
  preview: 'Ausprobieren',
  previewNote: 'Das Rätsel, wie es Spieler bekommen. Nichts davon wird gespeichert.',
  previewNoteShort: 'Wie es Spieler bekommen. Nichts wird gespeichert.',
  backToPuzzle: 'Zurück zum Rätsel',
};
