import { lazy, startTransition, Suspense, useEffect, useState, type MouseEvent } from 'react';
import type { Cell } from '#engine/grid/grid.ts';
import { HERO_GRID } from './heroPuzzle.ts';
import { whenIdle } from '#ui/shared/platform/whenIdle.ts';
import { HeroPoster } from './HeroPoster.tsx';

/** Without a network, in a browser that did not keep it, the picture stays. */
const HeroBoard = lazy(() =>
  import('./HeroBoard.tsx').then(
    ({ HeroBoard }) => ({ default: HeroBoard }),
    () => ({ default: HeroPoster }),
  ),
);

/**
 * The board of the home page: a picture with the page, and a board that can be painted as soon as
 * nothing else is to be done, or when it is wanted.
 */
export function Hero({ nextLink }: { nextLink: string | null }) {
  const [isWanted, setWanted] = useState(false);
  const [pressed, setPressed] = useState<Cell | null>(null);
  // The picture stays until the board is there: a press must not lose what it is on.
  const want = () => startTransition(() => setWanted(true));
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) =>
    setPressed(cellUnder(currentTarget, clientX, clientY));
  useEffect(() => whenIdle(() => startTransition(() => setWanted(true))), []);
  const poster = (
    <div role="presentation" onPointerEnter={want} onPointerDown={want} onClick={press}>
      <HeroPoster />
    </div>
  );
  return (
    <Suspense fallback={poster}>
      {isWanted ? <HeroBoard pressed={pressed} nextLink={nextLink} /> : poster}
    </Suspense>
  );
}

/** The cell of the picture at a point of the window; null beside its cells. */
function cellUnder(poster: Element, clientX: number, clientY: number): Cell | null {
  const picture = poster.querySelector('svg');
  if (!picture) return null;
  const { left, top, width, height } = picture.getBoundingClientRect();
  const { x, y, width: across, height: down } = picture.viewBox.baseVal;
  const column = Math.floor(x + ((clientX - left) / width) * across);
  const row = Math.floor(y + ((clientY - top) / height) * down);
  const isCell = column >= 0 && column < HERO_GRID.width && row >= 0 && row < HERO_GRID.height;
  return isCell ? row * HERO_GRID.width + column : null;
}
