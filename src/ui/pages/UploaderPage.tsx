import { BulkImport } from '#ui/saved/BulkImport.tsx';
import { lazyDialog } from '#ui/shared/platform/lazyDialog.ts';
import { saveDraft } from '#ui/shared/platform/draftStore.ts';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { useText } from '#ui/shared/texts/texts.ts';

const PuzzleEditor = lazyDialog(
  async () => (await import('#ui/editor/PuzzleEditor.tsx')).PuzzleEditor,
);

/**
 * Bulk import: any number of puzzles from links, texts and files. No data leaves the device until a
 * puzzle is published.
 */
export function UploaderPage() {
  const t = useText();
  usePageTitle(t('imports.title'));
  return (
    <div className="mx-auto w-full max-w-280 px-page pt-10 pb-16">
      <h1 className="mb-3 text-title">{t('imports.title')}</h1>
      <p className="mb-6 max-w-[38em] text-muted">{t('imports.intro')}</p>
      <BulkImport saveDraft={saveDraft} Editor={PuzzleEditor} />
    </div>
  );
}
