import { useEffect, useState } from 'react';
import { Button } from '#ui/shared/components/Button.tsx';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';
import { PuzzleCard } from '#ui/shared/components/PuzzleCard.tsx';
import { CARD_GRID } from '#ui/shared/components/PuzzleCardFrame.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { DEVICE_PUZZLES, devicePuzzles, type DevicePuzzle } from './packPuzzles.ts';

/** Puzzles that are shown at once. */
const PART = 24;

/** The puzzles that come with the program, which need no network. */
export function DevicePuzzles() {
  const t = useText();
  const [count, setCount] = useState(PART);
  const [puzzles, setPuzzles] = useState<readonly DevicePuzzle[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void devicePuzzles(0, count).then((found) => {
      if (isCurrent) setPuzzles(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [count]);
  return (
    <section className="w-full" aria-labelledby="device-puzzles">
      <h2 className="mb-2 text-section" id="device-puzzles">
        {t('guards.devicePuzzles')}
      </h2>
      <ul className={CARD_GRID} aria-busy={puzzles.length < count}>
        {puzzles.map(({ puzzle, link, isSolved }) => (
          <li key={link}>
            <PartBoundary about={puzzle}>
              <PuzzleCard puzzle={puzzle} link={link} isSolved={isSolved} />
            </PartBoundary>
          </li>
        ))}
      </ul>
      {puzzles.length > 0 && count < DEVICE_PUZZLES && (
        <p className="mt-6 flex justify-center">
          <Button onClick={() => setCount(count + PART)}>{t('guards.moreDevicePuzzles')}</Button>
        </p>
      )}
    </section>
  );
}
