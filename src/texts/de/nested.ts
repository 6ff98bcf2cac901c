import type { Translation } from '../Translation.ts';
import type { nested as english } from '../en/nested.ts';

export const nested: Translation<typeof english> = {
  done: 'Fertig',
  cancel: 'Abbrechen',
  dropQuestion: 'Deine Änderungen verwerfen?',
  keepWorking: 'Weiter bearbeiten',
  drop: 'Verwerfen',

  // GridEditor
  gridNote: 'Dieses Gitter gehört zum Hinweis. „Fertig“ speichert es.',
  copyMainGrid: 'Vom Hauptgitter kopieren',

  // PathEditor
  pathNote: 'Löse das Brett ohne Fehler. Die Reihenfolge deiner Züge wird aufgezeichnet.',
  keepPath: 'Diese Reihenfolge speichern',

  // PreviewDialog
  preview: 'Ausprobieren',
  previewNote: 'So sehen andere dein Rätsel. Hier wird nichts gespeichert.',
  previewNoteShort: 'So sehen es andere. Hier wird nichts gespeichert.',
  backToPuzzle: 'Zurück zum Editor',
};
