import { setSetting } from './settings.ts';

/** Start the tour of the editor again: at once if the editor is open, else when it opens. */
export function startEditorTour(): void {
  setSetting('runEditorTour', true);
}

/** The tour was finished or declined: do not offer it again. */
export function endEditorTour(): void {
  setSetting('runEditorTour', false);
}
