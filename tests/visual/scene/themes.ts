import type { BoardTheme } from '#engine/picture/theme.ts';
import { readBoardTheme } from '#ui/shared/settings/boardTheme.ts';
import type { Theme } from '#ui/shared/settings/theme.ts';
import '#ui/styles/app.css';

declare global {
  interface Window {
    /** Puts a theme in force and reads the board's colors, as the product does. */
    readTheme: (theme: Theme) => BoardTheme;
    /**
     * In the theme in force, the color of the innermost last element of a markup, and of layers
     * painted over each other, as `0xRRGGBB`.
     */
    readText: (markup: string, layers: readonly string[]) => { ink: number; ground: number };
  }
}

window.readTheme = (theme) => {
  document.documentElement.dataset['theme'] = theme;
  return readBoardTheme(theme);
};

window.readText = (markup, layers) => {
  const probe = document.createElement('div');
  probe.innerHTML = markup;
  document.body.append(probe);
  let text: Element = probe;
  while (text.lastElementChild) text = text.lastElementChild;
  const color = getComputedStyle(text).color;
  const grounds = layers.map((layer) => {
    probe.style.backgroundColor = layer;
    return getComputedStyle(probe).backgroundColor;
  });
  probe.remove();
  return { ink: painted([color]), ground: painted(grounds) };
};

const canvas = document.createElement('canvas');
canvas.width = canvas.height = 1;
const pixel = canvas.getContext('2d', { willReadFrequently: true });

/** The color that the browser paints for overlapping colors. */
function painted(colors: readonly string[]): number {
  if (!pixel) return NaN;
  pixel.clearRect(0, 0, 1, 1);
  for (const color of colors) {
    pixel.fillStyle = color;
    pixel.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
  return (red << 16) | (green << 8) | blue;
}
