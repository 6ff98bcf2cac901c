import { Link, useLoaderData } from 'react-router';
import { BoardPicture } from '../components/BoardPicture.tsx';
import { PuzzleCard } from '../components/PuzzleCard.tsx';
import { HERO_GRID } from '../home/heroGrid.ts';
import { ContinueCard } from '../home/ContinueCard.tsx';
import type { Home } from '../home/loadHome.ts';

/** What this place is, and something to begin with. */
export function HomePage() {
  const { featured, underWay } = useLoaderData<Home>();
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
      {underWay.length > 0 && (
        <section className="shelf" aria-labelledby="under-way">
          <h2 className="shelf-title" id="under-way">
            Continue
          </h2>
          <ul className="shelf-cards">
            {underWay.map((solve) => (
              <li key={solve.link}>
                <ContinueCard solve={solve} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="shelf" aria-labelledby="first-puzzles">
        <h2 className="shelf-title" id="first-puzzles">
          Begin here
        </h2>
        <ul className="shelf-cards">
          {featured.map(({ puzzle, link, isSolved }) => (
            <li key={link}>
              <PuzzleCard puzzle={puzzle} link={link} isSolved={isSolved} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
