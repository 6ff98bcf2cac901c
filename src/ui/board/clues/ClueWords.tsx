import { capitalized } from '#texts/capitalized.ts';
import type { LegendRow } from '#engine/judging/legend.ts';
import { Sentence } from '#ui/shared/components/Sentence.tsx';
import { useText } from '#ui/shared/texts/useText.ts';
import { CluePicture } from './CluePicture.tsx';
import { needTexts } from '#ui/shared/texts/texts.ts';

needTexts('rules', 'symbols', 'clues');

const PICTURE =
  'h-19 w-19 flex-none place-items-center [&>svg]:h-full [&>svg]:max-h-19 [&>svg]:w-auto [&>svg]:max-w-19 low:size-13 low:[&>svg]:max-h-13 low:[&>svg]:max-w-13';

/** All that a clue says, beside its example; what is wrong with it too. */
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
