import type { SolidColor } from '#engine/grid/grid.ts';
import { useText } from '#ui/shared/texts/texts.ts';

const CHOICES: readonly {
  readonly color: SolidColor;
  readonly label: 'play.dark' | 'play.light';
  readonly sample: string;
}[] = [
  { color: 'dark', label: 'play.dark', sample: 'bg-(--board-dark)' },
  { color: 'light', label: 'play.light', sample: 'bg-(--board-light)' },
];

const CHOICE =
  'relative flex h-10 cursor-pointer items-center gap-2.25 rounded-control pr-3.5 pl-2.25 text-control text-soft has-checked:bg-base-100 has-checked:text-base-content has-checked:inset-ring-2 has-checked:inset-ring-primary has-focus-visible:inset-ring-2 has-focus-visible:inset-ring-primary has-focus-visible:shadow-focus pointer-coarse:h-12';
/** Full width on phones. */
const PHONE_CHOICE =
  'phone:h-15.5 phone:flex-1 phone:justify-center phone:rounded-dock phone:px-2 phone:text-[17px] phone:lower:h-13.5 phone:narrow:gap-1.75 phone:narrow:px-1.5 phone:narrow:text-[16px] phone:flat:gap-1.75 phone:flat:px-1.5 phone:flat:text-[16px] phone:max-[350px]:gap-1! phone:max-[350px]:px-0.5! phone:max-[350px]:text-[15px]! flat:max-[640px]:h-11!';

/** Labels are hidden if the toolbar has little room. */
const LABEL =
  '@max-[700px]:sr-only flat:max-[740px]:sr-only group-data-music/solve:@min-[860px]:@max-[1200px]:sr-only';
const COMPACT = 'phone:max-[460px]:sr-only flat:sr-only';

/** Chooses the color of the primary button, of touches and of the space bar. */
export function ColorSwitch({
  color,
  isCompact = false,
  onColor,
}: {
  /** Null while a tool other than colors is selected. */
  color: SolidColor | null;
  /** Swatches alone on narrow phones. */
  isCompact?: boolean;
  onColor: (color: SolidColor) => void;
}) {
  const t = useText();
  return (
    <fieldset className="flex gap-0.5 rounded-control bg-fill-2 phone:flex-1 phone:rounded-dock">
      <legend className="sr-only">{t('play.colorToPaint')}</legend>
      {CHOICES.map(({ color: choice, label, sample }) => (
        <label key={choice} className={`${CHOICE} ${PHONE_CHOICE}`}>
          <input
            className="absolute inset-0 cursor-pointer opacity-0"
            type="radio"
            name="color"
            value={choice}
            checked={choice === color}
            onChange={() => onColor(choice)}
          />
          <span
            className={`size-6 rounded-[6px] inset-ring inset-ring-line-strong forced-color-adjust-none forced-colors:border ${sample}`}
            aria-hidden
          />
          <span className={`${LABEL} ${isCompact ? COMPACT : ''}`}>{t(label)}</span>
        </label>
      ))}
    </fieldset>
  );
}
