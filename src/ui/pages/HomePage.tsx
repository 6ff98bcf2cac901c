import { Link, useLoaderData } from 'react-router';
import { BoardPicture } from '../components/BoardPicture.tsx';
import { PuzzleCard } from '../components/PuzzleCard.tsx';
import { HERO_GRID } from '../home/heroGrid.ts';
import type { FeaturedPuzzle } from '../home/loadHome.ts';

/** What this place is, and something to begin with. */
export function HomePage() {
  const featured = useLoaderData<readonly FeaturedPuzzle[]>();
  const [first] = featured;
  return (
    <>
      <section className="hero" aria-labelledby="hero-title">
        <div className="hero-words">
          <h1 className="hero-title" id="hero-title">
            Every cell, <br />
            light or dark.
          </h1>
          <p className="hero-lead">
            Logic puzzles on a grid. Everything you need to know is already on the board.
          </p>
          <p className="hero-actions">
            {first && (
              <Link className="button" data-kind="primary" data-size="large" to={first.link}>
                Solve a puzzle
              </Link>
            )}
            <Link className="button" data-kind="outline" data-size="large" to="/create">
              Create new puzzle
            </Link>
          </p>
        </div>
        <div className="hero-board" aria-hidden>
          <BoardPicture grid={HERO_GRID} />
        </div>
      </section>
      <section className="shelf" aria-labelledby="first-puzzles">
        <h2 className="shelf-title" id="first-puzzles">
          Begin here
        </h2>
        <ul className="shelf-cards">
          {featured.map(({ puzzle, link }) => (
            <li key={link}>
              <PuzzleCard puzzle={puzzle} link={link} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
