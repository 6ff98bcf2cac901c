import { setSetting } from './settings.ts';

/** Give the tour of the editor again: at once where the editor is open, else when it opens. */
export function startEditorTour(): void {
  setSetting('runEditorTour', true);
}

/** The tour was given, or declined: it is not offered again. */
export function endEditorTour(): void {
  setSetting('runEditorTour', false);
}
