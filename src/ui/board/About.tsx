import { lazy, Suspense } from 'react';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { Difficulty } from '../components/Difficulty.tsx';
import { SizeWords } from '../components/SizeWords.tsx';
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
        {isSized && <SizeWords grid={grid} />}
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
