import type { SolidColor } from '#engine/grid/grid.ts';

const CHOICES: readonly {
  readonly color: SolidColor;
  readonly label: string;
  readonly sample: string;
}[] = [
  { color: 'dark', label: 'Dark', sample: 'bg-(--board-dark)' },
  { color: 'light', label: 'Light', sample: 'bg-(--board-light)' },
];

const CHOICE =
  'color-choice relative flex h-10 cursor-pointer items-center gap-2.25 rounded-control pr-3.5 pl-2.25 text-control text-soft has-checked:bg-base-100 has-checked:text-base-content has-checked:inset-ring-2 has-checked:inset-ring-primary has-focus-visible:shadow-focus';

/** Chooses the color that the main button, the finger and the space bar paint. */
export function ColorSwitch({
  color,
  onColor,
}: {
  color: SolidColor;
  onColor: (color: SolidColor) => void;
}) {
  return (
    <fieldset className="color-switch flex gap-0.5 rounded-control bg-fill-2">
      <legend className="sr-only">Color to paint</legend>
      {CHOICES.map(({ color: choice, label, sample }) => (
        <label key={choice} className={CHOICE}>
          <input
            className="absolute inset-0 cursor-pointer opacity-0"
            type="radio"
            name="color"
            value={choice}
            checked={choice === color}
            onChange={() => onColor(choice)}
          />
          <span
            className={`size-6 rounded-[6px] inset-ring inset-ring-line-strong ${sample}`}
            aria-hidden
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
