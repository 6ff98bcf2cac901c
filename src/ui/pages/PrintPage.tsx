import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { Button, buttonClass } from '#ui/shared/components/Button.tsx';
import { Switch } from '#ui/shared/components/Switch.tsx';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { PrintSheet } from '#ui/saved/PrintSheet.tsx';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import type { PrintedPuzzle } from './printLoader.ts';

/** A print preview of a puzzle, with controls that are not printed. */
export function PrintPage() {
  const t = useText();
  const { puzzle, solveLink } = useLoaderData<PrintedPuzzle>();
  const [hasSolution, setHasSolution] = useState(false);
  usePageTitle(t('home.printTitle', { title: puzzle.title || UNTITLED }));
  return (
    <main className="min-h-dvh px-page pb-10 print:p-0" id="content">
      <div
        className="mx-auto flex max-w-[210mm] flex-wrap items-center gap-x-6 gap-y-2 py-4 print:hidden"
        role="toolbar"
        aria-label={t('home.printing')}
      >
        <Button kind="primary" onClick={printPage}>
          <Printer className="size-4.5" aria-hidden />
          {t('home.print')}
        </Button>
        <Link className={buttonClass('outline')} to={solveLink}>
          {t('home.solveHere')}
        </Link>
        {puzzle.solution && (
          <Switch
            label={t('home.addSolution')}
            checked={hasSolution}
            onChange={({ target }) => setHasSolution(target.checked)}
          />
        )}
      </div>
      <PrintSheet puzzle={puzzle} hasSolution={hasSolution} />
    </main>
  );
}

/** Open the browser's print dialog. */
export function printPage(): void {
  window.print();
}
