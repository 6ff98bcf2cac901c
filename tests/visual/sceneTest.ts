import { test as base, type Page } from '@playwright/test';
import { invariant } from '#base/invariant.ts';

/** Options of a scene. */
interface SceneOptions {
  /** Its name; several, with commas between them, are shown side by side. */
  readonly scene: string;
  readonly theme?: string;
  /** Side of a square board of gray cells, in place of the scene's own. */
  readonly size?: number;
  readonly isAnimated?: boolean;
  readonly viewport?: { readonly width: number; readonly height: number };
}

interface Fixtures {
  /** Address of the page of scenes. */
  scenesUrl: string;
  /** Open a scene and wait until it is drawn. */
  openScene: (options: SceneOptions) => Promise<Page>;
}

/**
 * Playwright's `test` on the page of scenes. What the console says against a scene fails the test.
 */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
  scenesUrl: async ({}, use) => {
    const port = process.env['SCENES_PORT'];
    invariant(port, 'the server told its port');
    await use(`http://localhost:${port}/`);
  },
  openScene: async ({ page, scenesUrl }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      const isBad = message.type() === 'error' || message.type() === 'warning';
      if (isBad && !message.location().url.endsWith('favicon.ico')) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.addInitScript(noteFrames);
    await use(async ({ scene, theme = 'dark', size = 0, isAnimated = false, viewport }) => {
      await page.setViewportSize(viewport ?? { width: 480, height: 480 });
      const motion = isAnimated ? 'on' : 'off';
      const query = new URLSearchParams({ scene, theme, motion, size: String(size) });
      await page.goto(`${scenesUrl}?${query.toString()}`);
      await page.waitForFunction(
        // The script of the page may still be on its way.
        () => document.fonts.status === 'loaded' && 'scene' in window && window.scene.frames() > 0,
      );
      await page.evaluate(loadBoardFonts); // the board draws once more when they arrive
      await settle(page);
      return page;
    });
    if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join('\n')}`);
  },
});

async function loadBoardFonts(): Promise<void> {
  const styles = ['480', 'italic 480'];
  await Promise.all(
    styles.map((style) => document.fonts.load(`${style} 32px 'Source Serif 4 Variable'`)),
  );
}

declare global {
  interface Window {
    /** Frames that the page asked for and that did not come yet. */
    awaitedFrames: Set<number>;
  }
}

/** Runs in the page before anything else: notes which frames it waits for. */
function noteFrames(): void {
  const awaited = new Set<number>();
  window.awaitedFrames = awaited;
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) => {
    const id = request((now) => {
      awaited.delete(id);
      draw(now);
    });
    awaited.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    awaited.delete(id);
    cancel(id);
  };
}

/**
 * Wait until the board has drawn what was asked of it, and asks for no more frames: for a few, so
 * that what comes from React and from observers of its size is there too.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let still = 0; still < 4;) {
      const before = window.scene.frames();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = window.awaitedFrames.size === 0 && window.scene.frames() === before ? still + 1 : 0;
    }
  });
}
