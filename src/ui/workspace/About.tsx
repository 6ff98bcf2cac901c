import { useEffect, useRef, useState, type ReactNode, Suspense } from 'react';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { Difficulty } from '#ui/shared/components/Difficulty.tsx';
import { SizeText } from '#ui/shared/components/SizeText.tsx';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';

const Markdown = lazyPart(
  async () => (await import('#ui/shared/components/Markdown.tsx')).Markdown,
);

/** The author's description of a puzzle. The Markdown renderer is lazy. */
export function AuthorWords({ text }: { text: string }) {
  return (
    <PartBoundary text={text}>
      <Suspense fallback={<p>…</p>}>
        <Markdown text={text} />
      </Suspense>
    </PartBoundary>
  );
}

/** Title, difficulty, author and the author's words; the size if no cell count is shown. */
export function About({
  puzzle,
  isSized,
  author: ownAuthor,
}: {
  puzzle: Puzzle;
  isSized: boolean;
  /** Replaces the author's name. */
  author: ReactNode;
}) {
  const t = useText();
  const { title, author, description, difficulty, grid } = puzzle;
  return (
    <>
      <h1 className="about-title line-clamp-4 pb-[0.14em] text-title max-xl:line-clamp-1 max-xl:text-[28px] score:line-clamp-1 score:col-span-3 score:col-start-1 score:row-start-1">
        {t.say(title || UNTITLED)}
      </h1>
      <div
        className={`flex flex-wrap items-center gap-x-3.5 gap-y-2.5 text-meta text-muted score:row-start-2 ${author ? 'score:col-start-2' : 'score:col-span-2 score:col-start-1'}`}
      >
        <Difficulty value={difficulty} showText />
        {isSized && <SizeText grid={grid} />}
      </div>
      {author && (
        <p className="score:col-start-1 score:row-start-2">
          {ownAuthor ?? <AuthorName author={author} />}
        </p>
      )}
      {description && (
        <Words>
          <AuthorWords text={description} />
        </Words>
      )}
    </>
  );
}

/** The author of a puzzle. */
export function AuthorName({ author }: { author: string }) {
  return (
    <span className="flex items-center gap-2.25 text-[15.5px]/[1.3]">
      <AuthorMark author={author} />
      <RichText
        id="site.bySpokenAuthor"
        values={{ author }}
        tags={{
          by: (word) => <span className="sr-only">{word}</span>,
          name: (name) => (
            <span className="line-clamp-3 min-w-0 max-xl:line-clamp-1 score:line-clamp-1">
              {name}
            </span>
          ),
        }}
      />
    </span>
  );
}

/** The first letter of a name, on wide pages. */
function AuthorMark({ author }: { author: string }) {
  return (
    <span
      className="grid size-7.5 flex-none place-items-center rounded-full bg-[color-mix(in_oklab,var(--color-primary)_24%,var(--color-base-100))] text-[12.5px]/none font-strong max-xl:hidden"
      aria-hidden
    >
      {author.slice(0, 1).toUpperCase()}
    </span>
  );
}

const WORDS =
  'overflow-auto text-muted max-xl:order-1 max-xl:max-h-[3em] max-xl:basis-full max-xl:text-[15px] xl:max-h-[40%] score:col-span-2 score:col-start-3 score:row-start-2 score:max-h-[3em] score:max-w-[60ch] score:justify-self-end score:text-end score:text-[15px] group-data-wide/solve:score:col-span-1 group-data-wide/solve:score:col-start-3';

/** The author's words. If they overflow, the keyboard can focus and scroll them. */
function Words({ children }: { children: ReactNode }) {
  const t = useText();
  const place = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const { current: element } = place;
    if (!element || !content.current) return undefined;
    const sizes = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight));
    sizes.observe(element);
    // The words load later, and may not change the size of the section.
    sizes.observe(content.current);
    return () => sizes.disconnect();
  }, []);
  return (
    <section
      ref={place}
      className={WORDS}
      {...(isCut && { tabIndex: 0, 'aria-label': t('play.authorWords') })}
    >
      <div ref={content}>{children}</div>
    </section>
  );
}
