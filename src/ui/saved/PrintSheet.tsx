import { useMemo, memo, useId } from 'react';
import { exampleGrid } from '#engine/clues/Example.ts';
import { mergeSolution } from '#engine/codec/gridWithSolution.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { createLegend, type LegendRow } from '#engine/judging/legend.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { Markdown } from '#ui/shared/components/Markdown.tsx';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';
import { Sentence } from '#ui/shared/components/Sentence.tsx';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import { useText, needTexts } from '#ui/shared/texts/texts.ts';
import { drawBoard } from '#engine/picture/drawBoard.ts';
import { PAPER_THEME } from '#engine/picture/theme.ts';
import { createPictureInput } from '#engine/picture/render.ts';
import { SvgTree } from '#ui/shared/components/SvgTree.tsx';

needTexts('rules', 'symbols', 'clues');

/** The printable area of A4 and Letter with usual margins, in millimeters. */
const SHEET = { width: 178, height: 205 } as const;
/** Limit of the size of cells, comfortable to write in. */
const LARGEST_CELL_MM = 14;
/** CSS pixels a millimeter. */
const PX_PER_MM = 96 / 25.4;
const CELL_PX = 48;

/** A board in black on white, as large as a sheet of paper allows. */
const PaperBoard = memo(function PaperBoard({
  grid,
  solution,
  title,
}: {
  grid: Grid;
  solution: Grid | null;
  /** The accessible name of the picture. */
  title: string;
}) {
  const options = {
    theme: PAPER_THEME,
    solution,
    title,
    showGhosts: true,
    cellSize: CELL_PX,
    idPrefix: `paper${useId().replace(/\W/g, '')}`,
  };
  const node = drawBoard(createPictureInput(grid, options), options);
  const columns = Number(node.attributes['width']) / CELL_PX;
  const rows = Number(node.attributes['height']) / CELL_PX;
  const cellMm = Math.min(LARGEST_CELL_MM, SHEET.width / columns, SHEET.height / rows);
  return (
    <div className="mx-auto max-w-full" style={{ width: columns * cellMm * PX_PER_MM }}>
      <SvgTree node={node} className="h-auto w-full" />
    </div>
  );
});

/** The small board of a rule or a symbol, in black on white. */
function PaperExample({ grid }: { grid: Grid }) {
  const options = {
    theme: PAPER_THEME,
    isExample: true,
    symbols: 'all',
    maxSize: { width: 56, height: 56 },
    idPrefix: `example${useId().replace(/\W/g, '')}`,
  } as const;
  return <SvgTree node={drawBoard(createPictureInput(grid, options), options)} />;
}

/** A puzzle on paper: title, author, board, and the rules in words. */
export function PrintSheet({
  puzzle,
  hasSolution,
}: {
  puzzle: Puzzle;
  /** Print the solved board on a second page. */
  hasSolution: boolean;
}) {
  const t = useText();
  const { author, description, grid, solution } = puzzle;
  const { width, height } = grid;
  const title = t.say(puzzle.title || UNTITLED);
  const rows = useMemo(() => {
    const board = boardOf(grid);
    return createLegend(board, judge(board, solution), 'solve');
  }, [grid, solution]);
  return (
    <article className="mx-auto w-full max-w-[210mm] bg-[#fff] p-[16mm] text-[#000] scheme-light max-sm:p-5 print:max-w-none print:p-0">
      <header className="mb-6">
        <h1 className="text-title wrap-anywhere">{title}</h1>
        <p className="mt-1 text-meta">
          {author
            ? t('home.sheetAuthorAndSize', { author, width, height })
            : t('home.sheetSize', { width, height })}
        </p>
        {description && (
          <div className="mt-3 text-aside wrap-anywhere print:[&_button]:hidden">
            <Markdown text={description} />
          </div>
        )}
      </header>
      <PartBoundary about={grid}>
        <PaperBoard grid={grid} solution={solution} title={t('home.boardOf', { title })} />
      </PartBoundary>
      <RulesInWords rows={rows} />
      <Notes grid={grid} />
      {hasSolution && solution && (
        <section className="mt-10 break-before-page" aria-labelledby="solution">
          <h2 className="mb-4 text-section" id="solution">
            {t('home.solution')}
          </h2>
          <PartBoundary about={grid}>
            <PaperBoard
              grid={mergeSolution(grid, solution)}
              solution={solution}
              title={t('home.solutionOf', { title })}
            />
          </PartBoundary>
        </section>
      )}
    </article>
  );
}

/** Notes on reading the board in black and white, if it needs any. */
function Notes({ grid: { tiles } }: { grid: Grid }) {
  const t = useText();
  const hasGivens = tiles.some(({ exists, fixed }) => exists && fixed);
  const hasHoles = tiles.some(({ exists }) => !exists);
  if (!hasGivens && !hasHoles) return null;
  return (
    <p className="mt-4 text-note">
      {hasGivens && `${t('home.givensNote')} `}
      {hasHoles && t('home.holesNote')}
    </p>
  );
}

function RulesInWords({ rows }: { rows: readonly LegendRow[] }) {
  const t = useText();
  if (rows.length === 0) return null;
  return (
    <section className="mt-6" aria-labelledby="rules">
      <h2 className="mb-2 text-section" id="rules">
        {t('home.rules')}
      </h2>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2 print:grid-cols-2">
        {rows.map((row) => (
          <li key={row.key} className="flex break-inside-avoid items-center gap-3.5">
            <span className="grid w-14 flex-none place-items-center">
              <PartBoundary about={row} fallback={null}>
                <PaperExample grid={exampleGrid(row.example)} />
              </PartBoundary>
            </span>
            <span className="min-w-0 text-aside wrap-anywhere">
              {row.kind === 'symbol' && (
                <strong>{t('home.symbolTitle', { title: row.title })} </strong>
              )}
              <Sentence text={t.say(row.explain)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
