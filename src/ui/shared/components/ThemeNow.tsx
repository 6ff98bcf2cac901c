import { themeName } from '#ui/shared/settings/themeName.ts';
import { useThemeInForce } from '#ui/shared/settings/themeInForce.ts';
import { RichText } from '#ui/shared/texts/RichText.tsx';

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
