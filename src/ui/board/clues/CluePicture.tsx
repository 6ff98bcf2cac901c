import { Check } from 'lucide-react';
import type { LegendRow } from '#engine/judging/legend.ts';
import { ExamplePicture } from './ExamplePicture.tsx';
import { isAtRest } from './isAtRest.ts';

/** The example of a clue, with a tick if the clue is satisfied. */
export function CluePicture({
  row,
  isDim,
  className,
}: {
  row: LegendRow;
  isDim: boolean;
  /** Classes for the size of the picture. */
  className: string;
}) {
  return (
    <span className={`relative grid ${isDim ? '[&_svg]:opacity-55' : ''} ${className}`}>
      <ExamplePicture example={row.example} />
      {isAtRest(row) && (
        <span className="absolute -right-1.25 -bottom-1.25 size-4.5 rounded-[6px] bg-base-100 p-0.5 text-success">
          <Check className="size-3.5 stroke-[2.4]" aria-hidden />
        </span>
      )}
    </span>
  );
}
