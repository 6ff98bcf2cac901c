import type { BoardTheme } from '#engine/picture/theme.ts';
import { readBoardTheme } from '#ui/settings/boardTheme.ts';
import type { Theme } from '#ui/settings/theme.ts';
import '#ui/styles/app.css';

declare global {
  interface Window {
    /** Puts a theme in force and reads the board's colors, as the product does. */
    readTheme: (theme: Theme) => BoardTheme;
  }
}

window.readTheme = (theme) => {
  document.documentElement.dataset['theme'] = theme;
  return readBoardTheme(theme);
};
