import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { HERO_GRID } from './heroPuzzle.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { HeroFrame } from './HeroFrame.tsx';

/** The board of the home page as a picture: what is there until it can be painted. */
export function HeroPoster() {
  const t = useText();
  return (
    <HeroFrame
      board={<BoardPicture className="size-full" grid={HERO_GRID} />}
      line={<p>{t('home.heroLine')}</p>}
    />
  );
}
