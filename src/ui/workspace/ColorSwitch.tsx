import type { SolidColor } from '#engine/grid/grid.ts';

const CHOICES: readonly { readonly color: SolidColor; readonly label: string }[] = [
  { color: 'dark', label: 'Dark' },
  { color: 'light', label: 'Light' },
];

/** Chooses the color that the main button, the finger and the space bar paint. */
export function ColorSwitch({
  color,
  onColor,
}: {
  color: SolidColor;
  onColor: (color: SolidColor) => void;
}) {
  return (
    <fieldset className="color-switch">
      <legend className="spoken">Color to paint</legend>
      {CHOICES.map(({ color: choice, label }) => (
        <label key={choice} className="color-choice">
          <input
            type="radio"
            name="color"
            value={choice}
            checked={choice === color}
            onChange={() => onColor(choice)}
          />
          <span className="color-sample" data-color={choice} aria-hidden />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
