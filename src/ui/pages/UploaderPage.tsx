import { lazy } from 'react';
import { BulkImport } from '../import/BulkImport.tsx';
import { saveDraft } from '../platform/draftStore.ts';
import { usePageTitle } from '../platform/pageTitle.ts';

const PuzzleEditor = lazy(() =>
  import('../nested/PuzzleEditor.tsx').then(({ PuzzleEditor }) => ({ default: PuzzleEditor })),
);

/** Bulk import: any number of puzzles from links, texts and files. Nothing leaves the device. */
export function UploaderPage() {
  usePageTitle('Bulk import');
  return (
    <div className="mx-auto w-full max-w-280 px-page pt-10 pb-16">
      <h1 className="mb-3 text-title">Bulk import</h1>
      <p className="mb-6 max-w-[38em] text-muted">
        Many puzzles at once: each is opened and checked, and solved if you want. Nothing leaves
        this device.
      </p>
      <BulkImport saveDraft={saveDraft} Editor={PuzzleEditor} />
    </div>
  );
}
