import { CornerDownLeft } from 'lucide-react';
import { memo, useRef, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { paramsOf } from '#engine/clues/params.ts';
import type { RuleEntry } from '#engine/edit/rules.ts';
import { Sentence } from '#ui/shared/components/Sentence.tsx';
import { ExamplePicture } from '#ui/board/clues/CluePicture.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import type { FoundRule } from './searchRules.ts';

const OPTION =
  'grid min-h-14 cursor-pointer scroll-my-2 grid-cols-[42px_minmax(0,1fr)_auto] items-center gap-x-3.5 rounded-dock px-3 py-1.75 text-[16px]/[1.3] aria-disabled:cursor-default aria-disabled:text-muted aria-selected:bg-fill-2 forced-colors:aria-selected:outline-2';
const PICTURE =
  'grid h-10.5 place-items-center in-aria-disabled:opacity-55 [&>svg]:h-auto [&>svg]:max-h-10.5 [&>svg]:w-full';
const MARKED = 'bg-transparent text-accent';

/** A rule that can be added. Its picture is drawn once it scrolls into view. */
export const RuleOption = memo(function RuleOption({
  id,
  found,
  isActive,
  isTaken,
  onPoint,
  onPick,
}: {
  id: string;
  found: FoundRule;
  /** True for the rule that Enter adds. */
  isActive: boolean;
  /** True if the puzzle has the rule, and can have it only once. */
  isTaken: boolean;
  onPoint: (key: string) => void;
  onPick: (entry: RuleEntry) => void;
}) {
  const t = useText();
  const { entry, alias } = found;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus, and the keys
    <div
      id={id}
      className={OPTION}
      role="option"
      aria-selected={isActive}
      aria-disabled={isTaken || undefined}
      onPointerMove={() => onPoint(entry.key)}
      onClick={() => onPick(entry)}
    >
      <EntryPicture entry={entry} />
      <span className="min-w-0 wrap-anywhere">
        <Words found={found} />
        {isTaken ? <Note>{t('create.alreadyThere')}</Note> : alias !== null && <Note>{alias}</Note>}
      </span>
      {isActive && !isTaken && (
        <kbd
          className="grid size-5.5 place-items-center rounded-key border border-line-strong text-muted"
          aria-hidden
        >
          <CornerDownLeft className="size-3" />
        </kbd>
      )}
    </div>
  );
});

function Note({ children }: { children: ReactNode }) {
  return <span className="block text-note text-muted first-letter:uppercase">{children}</span>;
}

function EntryPicture({ entry }: { entry: RuleEntry }) {
  const place = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(place);
  return (
    <span ref={place} className={PICTURE}>
      {isSeen && <EntryExample entry={entry} />}
    </span>
  );
}

const EntryExample = memo(function EntryExample({ entry: { def, rule } }: { entry: RuleEntry }) {
  return <ExamplePicture example={def.example(paramsOf(def, rule))} />;
});

/** The sentence, with its key word accented, or the matches of the search. */
function Words({ found: { explain, text, matches, alias } }: { found: FoundRule }) {
  if (matches.length === 0 && alias === null)
    return (
      <span className="[&_em]:text-accent [&_em]:not-italic">
        <Sentence text={explain} />
      </span>
    );
  const pieces = matches.flatMap(([first, last], index) => [
    text.slice((matches[index - 1]?.[1] ?? -1) + 1, first),
    <mark key={first} className={MARKED}>
      {text.slice(first, last + 1)}
    </mark>,
  ]);
  return (
    <>
      {pieces}
      {text.slice((matches.at(-1)?.[1] ?? -1) + 1)}
    </>
  );
}

/** Elements within this distance of the viewport count as seen. */
const AHEAD = '160px';

/** True once an element has been in the viewport, for lazy drawing. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}
