import { Monitor } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { setSetting } from '#ui/shared/settings/settings.ts';
import { THEMES, type Theme, type ThemeChoice } from '#ui/shared/settings/theme.ts';
import { themeName } from '#ui/shared/settings/themeName.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { useThemeInForce } from '#ui/shared/settings/themeInForce.ts';
import { RichText } from '#ui/shared/texts/RichText.tsx';

const CHOICE =
  'relative block rounded-control outline-offset-3 has-checked:outline-2 has-checked:outline-(--color-ink-primary) has-focus-visible:shadow-focus';

/**
 * A radio group of all themes, each as a swatch in its own colors: the standard themes first, the
 * others from dark to light.
 */
export function ThemeGrid({
  takesFocus = false,
}: {
  /** Move the focus to the chosen theme when the grid mounts. */
  takesFocus?: boolean;
}) {
  const t = useText();
  const chosen = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) chosen.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const name = useId();
  return (
    <div className="@container">
      <div
        className="grid grid-cols-5 gap-2 @min-[440px]:grid-cols-7"
        role="radiogroup"
        aria-label={t('settings.theme')}
      >
        <Choice group={name} choice="system" chosen={chosen}>
          <span
            className="flex h-12 items-center justify-center gap-2.5 rounded-control bg-fill-2 text-[15.5px] font-book"
            aria-hidden
          >
            <Monitor className="size-4.5 stroke-[1.6] text-muted" />
            {t('settings.themeOfSystem')}
          </span>
        </Choice>
        {THEMES.map((theme) => (
          <Choice key={theme} group={name} choice={theme} chosen={chosen}>
            <Swatch theme={theme} />
          </Choice>
        ))}
      </div>
    </div>
  );
}

function Choice({
  group,
  choice,
  chosen,
  children,
}: {
  group: string;
  choice: ThemeChoice;
  /** The ref of the chosen theme. */
  chosen: RefObject<HTMLInputElement | null>;
  children: ReactNode;
}) {
  const t = useText();
  const name = t.say(themeName(choice));
  const isChosen = useSetting('theme') === choice;
  return (
    <label className={`${CHOICE} ${choice === 'system' ? 'col-span-3' : ''}`} title={name}>
      <input
        ref={isChosen ? chosen : undefined}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        type="radio"
        name={group}
        aria-label={name}
        checked={isChosen}
        onChange={() => setSetting('theme', choice)}
      />
      {children}
    </label>
  );
}

/** A swatch: the three cell states, the accent and the text color of a theme, on its background. */
function Swatch({ theme }: { theme: Theme }) {
  return (
    <span
      className="flex h-12 items-center justify-center gap-1.25 rounded-control bg-base-100 inset-ring inset-ring-base-content/15 forced-color-adjust-none"
      data-theme={theme}
      aria-hidden
    >
      <span className="grid size-7.5 grid-cols-2 gap-0.5 rounded-[7px] bg-(--board-plate) p-0.75">
        <span className="row-span-2 rounded-[4px] bg-(--board-dark)" />
        <span className="rounded-[4px] bg-(--board-light)" />
        <span className="rounded-[4px] bg-(--board-gray)" />
      </span>
      <span className="flex h-7 w-1.75 flex-col gap-0.75">
        <span className="flex-1 rounded-[3px] bg-primary" />
        <span className="h-1.75 rounded-[3px] bg-base-content" />
      </span>
    </span>
  );
}

/** The name of the current theme. */
export function ThemeNow() {
  return (
    <RichText
      id="settings.themeNow"
      values={{ theme: themeName(useThemeInForce()) }}
      tags={{ name: (inside) => <span className="text-base-content">{inside}</span> }}
    />
  );
}
