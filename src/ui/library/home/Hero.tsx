import { startTransition, Suspense, useEffect, useState, type MouseEvent } from 'react';
import type { Cell } from '#engine/grid/grid.ts';
import { HERO_GRID } from './heroPuzzle.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { whenIdle } from '#ui/shared/platform/whenIdle.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { HeroFrame } from './HeroFrame.tsx';

/** Offline, if the board is not cached, the picture stays. */
const HeroBoard = lazyPart(async () => (await import('./HeroBoard.tsx')).HeroBoard, HeroPoster);

/**
 * The board of the home page: first a picture, then a playable board, which loads when the page is
 * idle or on the first pointer event.
 */
export function Hero({ nextLink }: { nextLink: string | null }) {
  const [isWanted, setWanted] = useState(false);
  const [pressed, setPressed] = useState<Cell | null>(null);
  // A transition keeps the picture until the board is ready, so that no press is lost.
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

/** The cell of the picture at a point of the window; null outside of its cells. */
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

/** The board of the home page as a picture, until the board is ready. */
function HeroPoster() {
  const t = useText();
  return (
    <HeroFrame
      board={<BoardPicture className="size-full" grid={HERO_GRID} />}
      line={<p>{t('home.heroLine')}</p>}
    />
  );
}
