import { lazy, Suspense } from 'react';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { Difficulty } from '../components/Difficulty.tsx';
import { UNTITLED } from '../product.ts';

const Markdown = lazy(() =>
  import('../components/Markdown.tsx').then(({ Markdown }) => ({ default: Markdown })),
);

/** Title, difficulty, author and the author's words. */
export function About({ puzzle }: { puzzle: Puzzle }) {
  const { title, author, description, difficulty } = puzzle;
  return (
    <>
      <h1 className="about-title">{title || UNTITLED}</h1>
      <div className="about-meta">
        <Difficulty value={difficulty} showWords />
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
        <div className="about-words">
          <Suspense fallback={<p>{description}</p>}>
            <Markdown text={description} />
          </Suspense>
        </div>
      )}
    </>
  );
}
