import { Check } from 'lucide-react';
import type { LegendRow } from '#engine/judging/legend.ts';
import { isAtRest } from './legendRows.ts';
import { Suspense, useMemo } from 'react';
import { type Example, exampleGrid } from '#engine/clues/Example.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { capitalized } from '#texts/capitalized.ts';
import { Sentence } from '#ui/shared/components/Sentence.tsx';
import { useText, needTexts } from '#ui/shared/texts/texts.ts';

needTexts('rules', 'symbols', 'clues');

/** Lazy: few boards have joined sides. */
const WrapDiagram = lazyPart(
  async () => (await import('#ui/shared/components/WrapDiagram.tsx')).WrapDiagram,
);

/** The example of a clue, drawn like a board. Joined sides have the arrow heads of the rim. */
export function ExamplePicture({ example }: { example: Example }) {
  const grid = useMemo(() => exampleGrid(example), [example]);
  const { isWrapped, topology } = boardOf(grid);
  if (isWrapped)
    return (
      <Suspense fallback={<span className="size-21" />}>
        <WrapDiagram topology={topology} size={84} />
      </Suspense>
    );
  return <BoardPicture grid={grid} isExample symbols="all" />;
}

/** The example of a clue, with a tick if the clue is satisfied. */
export function CluePicture({
  row,
  isDim,
  className,
}: {
  row: LegendRow;
  isDim: boolean;
  /** Classes for the size of the picture. */
  className: string;
}) {
  return (
    <span className={`relative grid ${isDim ? '[&_svg]:opacity-55' : ''} ${className}`}>
      <ExamplePicture example={row.example} />
      {isAtRest(row) && (
        <span className="absolute -right-1.25 -bottom-1.25 size-4.5 rounded-[6px] bg-base-100 p-0.5 text-success">
          <Check className="size-3.5 stroke-[2.4]" aria-hidden />
        </span>
      )}
    </span>
  );
}

const PICTURE =
  'h-19 w-19 flex-none place-items-center [&>svg]:h-full [&>svg]:max-h-19 [&>svg]:w-auto [&>svg]:max-w-19 low:size-13 low:[&>svg]:max-h-13 low:[&>svg]:max-w-13';

/** The full text of a clue next to its example, with its fault. */
export function ClueWords({ row }: { row: LegendRow }) {
  const t = useText();
  const wrong = row.state === 'error' ? row.errorDescription?.long : undefined;
  return (
    <div className="flex items-start gap-4">
      <CluePicture row={row} isDim={false} className={PICTURE} />
      <p className="min-w-0 [&_em]:text-accent [&_em]:not-italic">
        {row.kind === 'symbol' && <span className="block font-semibold">{t.say(row.title)}</span>}
        <Sentence text={t.say(row.explain)} />
        {wrong !== undefined && (
          <span className="block text-meta text-fault">
            {capitalized(t.say(wrong), t.language)}.
          </span>
        )}
      </p>
    </div>
  );
}
