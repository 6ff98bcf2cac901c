import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { Button } from '../components/Button.tsx';
import { buttonClass } from '../components/buttonStyles.ts';
import { Switch } from '../components/Switch.tsx';
import { printPage } from '../platform/printPage.ts';
import { usePageTitle } from '../platform/pageTitle.ts';
import { PrintSheet } from '../print/PrintSheet.tsx';
import { UNTITLED } from '../product.ts';
import type { PrintedPuzzle } from './printLoader.ts';

/** A puzzle as it looks on paper, and what is needed to print it, which is not printed. */
export function PrintPage() {
  const { puzzle, solveLink } = useLoaderData<PrintedPuzzle>();
  const [hasSolution, setHasSolution] = useState(false);
  usePageTitle(`Print: ${puzzle.title || UNTITLED}`);
  return (
    <main className="min-h-dvh px-page pb-10 print:p-0" id="content">
      <div
        className="mx-auto flex max-w-[210mm] flex-wrap items-center gap-x-6 gap-y-2 py-4 print:hidden"
        role="toolbar"
        aria-label="Printing"
      >
        <Button kind="primary" onClick={printPage}>
          <Printer className="size-4.5" aria-hidden />
          Print
        </Button>
        <Link className={buttonClass('outline')} to={solveLink}>
          Solve it here
        </Link>
        {puzzle.solution && (
          <Switch
            label="Add the solution"
            checked={hasSolution}
            onChange={({ target }) => setHasSolution(target.checked)}
          />
        )}
      </div>
      <PrintSheet puzzle={puzzle} hasSolution={hasSolution} />
    </main>
  );
}
