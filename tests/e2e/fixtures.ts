import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { invariant } from '#base/invariant.ts';

/** Playwright's message in a test without a service worker. */
const NO_SERVICE_WORKER = 'Service Worker registration blocked by Playwright';

interface Options {
  /** True if the editor starts with its tour; false in all tests except those of the tour. */
  hasTour: boolean;
}

interface Fixtures {
  /** Everything the page complained about so far. */
  complaints: string[];
  /**
   * Complaints that a test provokes on purpose. They may come at any time, even after its last
   * step.
   */
  provoked: RegExp[];
  /**
   * The browsers of other people and devices go with the test that opened them: left open, they
   * draw on beside all tests after it.
   */
  closesOthers: undefined;
}

/**
 * Playwright's `test` on the running product. Any console error, warning or uncaught error fails
 * the test.
 */
export const test = base.extend<Options & Fixtures>({
  hasTour: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
  baseURL: async ({}, use) => {
    const port = process.env['E2E_PORT'];
    invariant(port, 'the server told its port');
    await use(`http://localhost:${port}`);
  },
  complaints: [
    async ({ context, hasTour, provoked }, use) => {
      const complaints: string[] = [];
      await listenTo(context, complaints);
      await context.addInitScript(silenceNoCanvas);
      if (!hasTour) await context.addInitScript(declineTour);
      await use(complaints);
      const unexpected = complaints.filter((text) => !provoked.some((one) => one.test(text)));
      expect(unexpected, 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
  provoked: async ({}, use) => use([]),
  closesOthers: [
    async ({ browser, context }, use) => {
      await use(undefined);
      const others = browser.contexts().filter((other) => other !== context);
      await Promise.all(others.map(async (other) => other.close()));
    },
    { auto: true },
  ],
});

export { expect };

/** A call or a file without an answer, or with that of a failure. */
export const NO_ANSWER = /^console error: Failed to load resource: /;

/** For tests of what moves: all others go without, see `playwright.config.ts`. */
export const IN_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Note what pages of a browser complain about, from now on. */
export async function listenTo(context: BrowserContext, complaints: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.text() === NO_SERVICE_WORKER) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  context.on('weberror', (webError) => {
    complaints.push(`uncaught: ${String(webError.error())}`);
  });
  await context.addInitScript(reportEval);
}

/**
 * A script that tries `eval` and catches the error says nothing, but breaks the policy all the
 * same.
 */
function reportEval(): void {
  document.addEventListener('securitypolicyviolation', ({ blockedURI, sourceFile }) => {
    if (blockedURI === 'eval') console.error(`the policy refused eval in ${sourceFile}`);
  });
}

/**
 * Simulates that the notice about the missing canvas was shown before: most tests run without a
 * canvas.
 */
function silenceNoCanvas(): void {
  if (window.origin !== 'null') sessionStorage.setItem('noCanvasSaid', 'true');
}

/** Simulates that the editor tour was shown before; settings stored by a test stay. */
function declineTour(): void {
  if (window.origin === 'null') return; // nothing is stored there
  const stored = localStorage.getItem('siteSettings');
  const others: unknown = stored === null ? {} : JSON.parse(stored);
  localStorage.setItem('siteSettings', JSON.stringify({ runEditorTour: false, ...Object(others) }));
}

/**
 * Expect that axe finds nothing to object to on the page as it is now, or in the part of it that
 * `part` selects. Under a dialog the page is hidden from everybody, so that only the dialog can be
 * looked at.
 */
export async function axe(page: Page, part?: string): Promise<void> {
  const violations = await violationsOf(page, part === undefined ? {} : { part });
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    places: nodes.map(({ html }) => html),
  }));
  expect(found).toEqual([]);
}

/** Texts on the page as it is now that have too little contrast, as axe finds them. */
export async function axeContrast(page: Page): Promise<readonly string[]> {
  const violations = await violationsOf(page, { rule: 'color-contrast' });
  const found = violations.flatMap(({ nodes }) => nodes);
  return found.map(({ html, any }) => `${html} ${any[0]?.message}`);
}

interface Scope {
  /** A selector: all else on the page is left out. */
  readonly part?: string;
  /** The one rule that is asked for. */
  readonly rule?: string;
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

declare global {
  interface Window {
    /** Axe itself, once it looked at the page. */
    axe?: {
      run: (
        context: { readonly include: string[] },
        options: object,
      ) => Promise<{ violations: Violations }>;
    };
  }
}

async function violationsOf(page: Page, scope: Scope): Promise<Violations> {
  await comeToRest(page);
  // Without frames in the page itself: else each frame has an axe of its own.
  if (page.frames().length > 1) return await violationsOfNewPage(page, scope);
  return (await page.evaluate(violationsFound, scope)) ?? (await violationsOfNewPage(page, scope));
}

async function violationsOfNewPage(page: Page, { part, rule }: Scope): Promise<Violations> {
  const builder = new AxeBuilder({ page });
  // Without frames: then no second page gathers what frames found.
  if (page.frames().length === 1) builder.setLegacyMode();
  builder.options({
    resultTypes: ['violations'], // passed checks are not listed
    ...(rule !== undefined && { runOnly: [rule] }),
  });
  return (await (part === undefined ? builder : builder.include(part)).analyze()).violations;
}

/** Runs in the page. Null where axe was not brought into it yet, which takes longer than a look. */
async function violationsFound({ part, rule }: Scope): Promise<Violations | null> {
  if (!window.axe) return null;
  const { violations } = await window.axe.run(
    { include: [part ?? 'html'] },
    { resultTypes: ['violations'], ...(rule !== undefined && { runOnly: [rule] }) },
  );
  return JSON.parse(JSON.stringify(violations)) as Violations; // elements cannot be handed out
}

/**
 * Wait for what is moving: half faded in, nothing has the contrast it will have. Two frames first:
 * in them a page answers a new size.
 */
export async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}
