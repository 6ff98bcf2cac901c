import { useMemo } from 'react';
import { useMediaQuery } from '#ui/shared/platform/media.ts';
import { useBoardTheme } from '#ui/shared/settings/boardTheme.ts';
import { isDarkTheme } from '#ui/shared/settings/theme.ts';
import { useThemeInForce } from '#ui/shared/settings/themeInForce.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import { EDITOR_THEME_OF } from './editorTheme.ts';
import type { EditorLook } from './messages.ts';

/** What the code editor looks like in the theme in force. The same object until that changes. */
export function useEditorLook(): EditorLook {
  const site = useThemeInForce();
  const isAnimated = useSetting('enableFancyAnimations');
  const { page } = useBoardTheme();
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const theme = EDITOR_THEME_OF[site];
  // A page of the other kind has no ground to offer: one theme of the site is light, its code dark.
  const fits = (theme === 'dark') === isDarkTheme(site);
  const ground = fits ? `#${page.toString(16).padStart(6, '0')}` : null;
  const isStill = isReduced || !isAnimated;
  return useMemo(() => ({ theme, ground, isStill }), [theme, ground, isStill]);
}
