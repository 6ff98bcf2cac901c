import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { findChromium } from '../../../scripts/chromium.mjs';
import { BenchPage } from './BenchPage.ts';
import { editing } from './editing.ts';
import { tableOf, type Figure } from './Figure.ts';
import {
  animating,
  dragging,
  idling,
  opening,
  pressing,
  reopening,
  type Measure,
} from './measures.ts';
import { filling, firstPress, solving } from './firstPress.ts';
import { openingPage, PAGES } from './pages.ts';
import { hinting } from './hinting.ts';
import { pressParts, restingAfterPress } from './pressParts.ts';
import { openingBy, scrolling } from './site.ts';

/**
 * Measures the built product in a real browser, against what is promised: `npm run bench:ui [--
 * WORD]`.
 */

const OUTPUT = '.cache/bench';
const WHOLE: readonly number[] = [1, 4];
interface NamedMeasure {
  readonly name: string;
  readonly measure: Measure;
  readonly slowed: readonly number[];
  /** Uses a new browser: one that was used keeps compiled programs. */
  readonly isCold?: boolean;
  /** Draws the page without OpenGL, which the processor would have to emulate. */
  readonly isFlat?: boolean;
}

const measures: readonly NamedMeasure[] = [
  { name: 'first-press-5', measure: firstPress(5), slowed: WHOLE, isCold: true },
  { name: 'first-press-30', measure: firstPress(30), slowed: WHOLE, isCold: true },
  { name: 'fill', measure: filling, slowed: WHOLE },
  { name: 'solve-end', measure: solving, slowed: WHOLE },
  { name: 'press', measure: pressing, slowed: WHOLE },
  { name: 'parts', measure: pressParts, slowed: [1] },
  { name: 'drag', measure: dragging, slowed: WHOLE },
  { name: 'hints', measure: hinting, slowed: [1] },
  { name: 'edit', measure: editing, slowed: [1] },
  { name: 'animate-10', measure: animating(10), slowed: WHOLE },
  { name: 'animate-30', measure: animating(30), slowed: WHOLE },
  { name: 'animate-100', measure: animating(100), slowed: WHOLE },
  { name: 'idle', measure: idling, slowed: [1] },
  { name: 'after-press', measure: restingAfterPress, slowed: [1] },
  { name: 'open-10', measure: opening(10, false), slowed: WHOLE },
  { name: 'open-10-slow-4g', measure: opening(10, true), slowed: [4] },
  { name: 'open-100', measure: opening(100, false), slowed: WHOLE },
  ...PAGES.map((path) => ({ name: `pages ${path}`, measure: openingPage(path), slowed: [4] })),
  { name: 'site link', measure: openingBy('link'), slowed: [4], isCold: true },
  { name: 'site id', measure: openingBy('id'), slowed: [4], isCold: true },
  { name: 'site list 150', measure: scrolling(150), slowed: [1], isFlat: true },
  { name: 'site list 10000', measure: scrolling(10_000), slowed: [1], isFlat: true },
  { name: 'reopen', measure: reopening(200, false), slowed: [1] },
  { name: 'reopen-pressed', measure: reopening(200, true), slowed: [1] },
];

const server = spawn(process.execPath, ['scripts/fresh-server.mjs', 'bench'], {
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = (await once(server.stdout, 'data')) as [Buffer];
const origin = /http:\/\/localhost:\d+/.exec(String(line))?.[0];
if (!origin) throw new Error('the server did not tell its address');
const executablePath = findChromium();
const launched = {
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
};
const launch = (...args: string[]) =>
  chromium.launch({ ...launched, args: [...launched.args, ...args] });
const GL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const browser = await launch(...GL);
try {
  const word = process.argv[2] ?? '';
  const figures: Figure[] = [];
  const chosen = measures.filter(({ name }) => name.includes(word));
  for (const { measure, slowed, isCold, isFlat } of chosen) {
    for (const rate of slowed) {
      const own = isCold || isFlat ? await launch(...(isFlat ? ['--disable-gpu'] : GL)) : browser;
      const bench = await BenchPage.open(own, origin, rate);
      const found = await measure(bench, rate);
      figures.push(...found);
      console.log(
        tableOf(found)
          .split('\n')
          .slice(figures.length > found.length ? 1 : 0)
          .join('\n'),
      );
      await bench.page.close();
      if (own !== browser) await own.close();
    }
  }
  mkdirSync(OUTPUT, { recursive: true });
  const report = { browser: browser.version(), node: process.version, figures };
  writeFileSync(`${OUTPUT}/ui.json`, JSON.stringify(report, null, 2));
} finally {
  await browser.close();
  server.kill();
}
