import type { SkippedParts } from '#machines/importMachine.ts';
import { Disclosure } from '#ui/shared/components/Disclosure.tsx';
import { needTexts, useText } from '#ui/shared/texts/texts.ts';

needTexts('imports');

/** Maximum number of characters shown of a skipped line. */
const MAX_SHOWN = 200;

/** The links and lines that were passed over, on request. */
export function SkippedList({ skipped: { first } }: { skipped: SkippedParts }) {
  const t = useText();
  if (first.length === 0) return null;
  return (
    <Disclosure label={t('imports.showSkipped')}>
      <ul className="max-h-80 list-disc overflow-y-auto ps-5 text-meta text-muted wrap-anywhere">
        {first.map(({ text }, i) => (
          <li key={i}>{text.slice(0, MAX_SHOWN)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
