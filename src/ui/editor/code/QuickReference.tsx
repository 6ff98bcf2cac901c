import { ChevronDown } from 'lucide-react';
import { scriptReference } from '#engine/script/reference.ts';
import { Sentence } from '#ui/shared/components/Sentence.tsx';
import { useText } from '#ui/shared/texts/useText.ts';

const SECTIONS = scriptReference();

/** The script interface by sections. A press inserts the code at the cursor. */
export function QuickReference({ onInsert }: { onInsert: (code: string) => void }) {
  const t = useText();
  return (
    <aside
      className="min-h-0 w-72 flex-none scrollbar-thin overflow-auto rounded-surface bg-base-200 px-2 py-3 @max-[720px]:absolute @max-[720px]:inset-0 @max-[720px]:z-1 @max-[720px]:w-auto"
      aria-label={t('code.reference')}
    >
      {SECTIONS.map(({ title, entries }, i) => (
        <details key={i} className="group" open={i === 0}>
          <summary className="flex min-h-10 cursor-pointer items-center rounded-chip px-3 text-label text-muted italic pointer-coarse:min-h-12 hover:bg-fill-1">
            <span className="flex-1">{t.say(title)}</span>
            <ChevronDown className="size-4 group-open:rotate-180" aria-hidden />
          </summary>
          <ul className="mb-2">
            {entries.map(({ code, text }) => (
              <li key={code}>
                <button
                  type="button"
                  className="flex min-h-10 w-full flex-col gap-0.5 rounded-chip px-3 py-1.5 text-left pointer-coarse:min-h-12 hover:bg-fill-1"
                  onClick={() => onInsert(code)}
                >
                  <code className="font-mono text-[13px] wrap-anywhere">{code}</code>
                  <span className="text-note text-muted wrap-anywhere">
                    <Sentence text={t.say(text)} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </aside>
  );
}
