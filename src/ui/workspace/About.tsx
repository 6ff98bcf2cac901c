import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { Difficulty } from '../components/Difficulty.tsx';
import { SizeText } from '../components/SizeText.tsx';
import { UNTITLED } from '../product.ts';

const Markdown = lazy(() =>
  import('../components/Markdown.tsx').then(({ Markdown }) => ({ default: Markdown })),
);

/** Title, difficulty, author and the author's words; the size where no count of cells says it. */
export function About({ puzzle, isSized }: { puzzle: Puzzle; isSized: boolean }) {
  const { title, author, description, difficulty, grid } = puzzle;
  return (
    <>
      <h1 className="about-title">{title || UNTITLED}</h1>
      <div className="about-meta">
        <Difficulty value={difficulty} showWords />
        {isSized && <SizeText grid={grid} />}
      </div>
      {author && (
        <p className="about-author">
          <span className="author-mark" aria-hidden>
            {author.slice(0, 1).toUpperCase()}
          </span>
          <span className="spoken">by </span>
          {author}
        </p>
      )}
      {description && (
        <Words>
          <Suspense fallback={<p>…</p>}>
            <Markdown text={description} />
          </Suspense>
        </Words>
      )}
    </>
  );
}

/** What the author says; where it is too long for its place, the keyboard can scroll it. */
function Words({ children }: { children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const look = () => setCut(element.scrollHeight > element.clientHeight);
    const observer = new ResizeObserver(look);
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      ref={place}
      className="about-words"
      {...(isCut && { tabIndex: 0, 'aria-label': 'Words of the author' })}
    >
      {children}
    </section>
  );
}
