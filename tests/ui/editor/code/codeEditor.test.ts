// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wcagContrast } from 'culori';
import { STARTING_SCRIPT } from '#engine/script/startingScript.ts';
import { english } from '#texts/english.ts';
import { EDITOR_THEME_OF, EDITOR_THEMES } from '#ui/editor/code/editorTheme.ts';
import { loadEditorTheme } from '#ui/editor/code/themes.ts';
import { FromEditor, ToEditor } from '#ui/editor/code/messages.ts';
import { openScriptStore } from '#ui/editor/code/scriptStore.ts';
import { problemText, notifyLoaded } from '#ui/editor/code/useScript.ts';
import { onNotice } from '#ui/shared/platform/notices.ts';
import { THEMES } from '#ui/shared/settings/theme.ts';

describe('the themes of the code editor', () => {
  it('are those of the specification', () => {
    const sites = (theme: string) => THEMES.filter((site) => EDITOR_THEME_OF[site] === theme);

    expect(sites('Cobalt')).toEqual(['synthwave']);
    expect(sites('Solarized-light')).toEqual(['retro', 'cyberpunk', 'lemonade']);
    expect(sites('hc-black')).toEqual(['forest', 'lofi']);
    expect(sites('Tomorrow-Night-Blue')).toEqual(['aqua']);
    expect(sites('GitHub')).toEqual(['pastel', 'wireframe']);
    expect(sites('Dracula')).toEqual(['dracula']);
    expect(sites('dark')).toHaveLength(10);
    expect(sites('light')).toHaveLength(12);
  });

  it.each(EDITOR_THEMES.filter((theme) => theme !== 'hc-black'))(
    '%s can be read on its ground',
    async (theme) => {
      for (const ground of [null, theme === 'light' ? '#e9dcc6' : '#332c38']) {
        const made = await loadEditorTheme({ theme, ground, isStill: false });
        const back = made?.colors['editor.background'] ?? '';

        expect(back).toMatch(/^#/);
        for (const { token, foreground } of made?.rules ?? []) {
          if (foreground === undefined) continue;
          expect(wcagContrast(`#${foreground}`, back), token).toBeGreaterThanOrEqual(4.5);
        }
      }
    },
  );

  it('leaves high contrast to the editor, and takes the ground of the page', async () => {
    expect(await loadEditorTheme({ theme: 'hc-black', ground: null, isStill: false })).toBe(null);
    const made = await loadEditorTheme({ theme: 'dark', ground: '#123456', isStill: false });
    expect(made?.base).toBe('vs-dark');
    expect(made?.colors['editor.background']).toBe('#123456');
  });

  it('take our own theme where a file cannot be loaded or read', async () => {
    const loads = [
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve({ default: { base: 'none' } }),
    ];
    for (const load of loads) {
      const dark = await loadEditorTheme({ theme: 'Cobalt', ground: null, isStill: false }, load);
      const light = await loadEditorTheme({ theme: 'GitHub', ground: null, isStill: false }, load);

      expect([dark?.base, light?.base]).toEqual(['vs-dark', 'vs']);
    }
  });
});

describe('messages of the code editor', () => {
  const look = { theme: 'dark', ground: null, isStill: false };
  const words = { field: 'Script', load: 'Load the puzzle' };

  it('are parsed, and nothing else is taken', () => {
    const view = { cursorState: [{}], viewState: {}, contributionsState: {}, more: 1 };
    const good = { kind: 'open', text: '1', view, look, declarations: '', words };

    expect(ToEditor.safeParse(good).data).toEqual(good);
    for (const bad of [
      null,
      {},
      { kind: 'shout' },
      { ...good, look: { ...look, theme: 'pink' } },
      { ...good, look: { ...look, ground: 'url(x)' } },
      { ...good, view: 'top' },
      { kind: 'problem', problem: { message: '', line: 1.5, column: 1 } },
    ]) {
      expect(ToEditor.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
    }
    expect(FromEditor.safeParse({ kind: 'text', text: 5 }).success).toBe(false);
    expect(FromEditor.safeParse({ kind: 'leave' }).success).toBe(true);
  });
});

describe('the script of a browser', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is the example at first, and is kept as it is left', () => {
    const store = openScriptStore(() => {});
    expect(store.text()).toBe(STARTING_SCRIPT);
    expect(store.view()).toBe(null);
    const view = {
      cursorState: [{ inSelectionMode: false }],
      viewState: {},
      contributionsState: {},
    };

    store.setText('1');
    store.setText('2');
    store.setView(view);
    expect(localStorage.getItem('sourceCode')).toBe(null);
    vi.advanceTimersByTime(1_000);

    expect(localStorage.getItem('sourceCode')).toBe('2');
    expect(openScriptStore(() => {}).text()).toBe('2');
    expect(openScriptStore(() => {}).view()).toEqual(view);
  });

  it('is written at once when the page goes', () => {
    const store = openScriptStore(() => {});
    store.setText('3');
    store.flush();

    expect(localStorage.getItem('sourceCode')).toBe('3');
  });

  it('says once that there is no room, and is written when there is', () => {
    const onFull = vi.fn();
    const store = openScriptStore(onFull);
    const refuse = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    store.setText('4');
    store.flush();
    store.setText('5');
    store.flush();
    expect(onFull).toHaveBeenCalledTimes(1);
    expect(store.text()).toBe('5');

    refuse.mockRestore();
    store.flush();
    expect(localStorage.getItem('sourceCode')).toBe('5');
  });

  it('is one for each tab from then on, and the other can be had', () => {
    const here = openScriptStore(() => {});
    here.setText('mine');
    here.flush();
    const onOther = vi.fn();
    const stop = here.onOther(onOther);
    writeInOtherTab('mine');
    expect(onOther).not.toHaveBeenCalled();

    writeInOtherTab('theirs');

    expect(onOther).toHaveBeenCalledTimes(1);
    expect(here.other()).toBe('theirs');
    expect(here.text()).toBe('mine');
    here.flush();
    expect(localStorage.getItem('sourceCode')).toBe('theirs');
    stop();
    expect(openScriptStore(() => {}).text()).toBe('mine'); // the panel, or the page, opened again
    sessionStorage.clear();
    expect(openScriptStore(() => {}).text()).toBe('theirs'); // a new tab
  });

  it('forgets a view that cannot be read', () => {
    localStorage.setItem('viewState', '{"cursorState":5}');

    expect(openScriptStore(() => {}).view()).toBe(null);
  });
});

/** Another tab with the same storage writes its script. */
function writeInOtherTab(text: string): void {
  localStorage.setItem('sourceCode', text);
  window.dispatchEvent(new StorageEvent('storage', { key: 'sourceCode', newValue: text }));
}

describe('the puzzle of a script', () => {
  const told: string[] = [];
  const stop = onNotice(({ kind, message }) => told.push(`${kind}: ${english.say(message)}`));
  beforeEach(() => void told.splice(0));
  afterAll(stop);

  it('is said to be on the board once it is there', async () => {
    let finish = () => {};
    const loading = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const telling = notifyLoaded('Pair', loading);
    await Promise.resolve();
    expect(told).toEqual([]);

    finish();
    await telling;

    expect(told).toEqual(['success: “Pair” is on the board.']);
  });

  it('is not said to be there where it could not be put there', async () => {
    await expect(notifyLoaded('Pair', Promise.reject(new Error('no board')))).rejects.toThrow();

    expect(told).toEqual(['error: Couldn’t put “Pair” on the board.']);
  });
});

describe('a problem of a script', () => {
  it('is told with its place', () => {
    const placed = { message: 'No luck.', place: { line: 2, column: 9 } };

    expect(english.say(problemText(placed))).toBe('Line 2, column 9: No luck.');
    expect(problemText({ message: 'No luck.', place: null })).toBe('No luck.');
  });
});
