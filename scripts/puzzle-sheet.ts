import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { explained } from '#engine/explain/explained.ts';
import { clueKey } from '#engine/explain/clueSet.ts';
import type { Step } from '#engine/explain/Step.ts';
import { paramsOf } from '#engine/clues/params.ts';
import type { Family } from '#engine/generate/Family.ts';
import { allFamilies } from '#engine/generate/families/index.ts';
import { generate } from '#engine/generate/generate.ts';
import type { Generated } from '#engine/generate/Wish.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { render } from '#engine/picture/render.ts';
import { HOUSE_THEMES } from '#engine/picture/theme.ts';
import { ruleById } from '#engine/rules/index.ts';
import { english } from '#texts/english.ts';
import { findChromium } from './chromium.mjs';

/**
 * Makes one puzzle of each family, and a hard one of families with many grades, solves each step by
 * step, and draws them on one page: `npm run puzzle-sheet [-- --families ID,ID] [--seed N]
 * [--hard N]`. Writes `.cache/puzzle-sheet.html`, and a picture of it.
 */

const OUTPUT = '.cache/puzzle-sheet';
const SIDES = [7, 8, 6];
const WORK = 8000;
const SOLVE_MS = 20_000;

const { values } = parseArgs({
  options: {
    families: { type: 'string', default: 'all' },
    seed: { type: 'string', default: '1' },
    /** Number of families of which there is a hard puzzle too. */
    hard: { type: 'string', default: '7' },
  },
});
const seed = Number(values.seed);

interface Order {
  readonly family: Family;
  readonly side: number;
  readonly grade: number;
  readonly seed: number;
}

function sideOf({ sizes, isEven }: Family, wanted: number): number {
  const even = isEven === true ? wanted + (wanted % 2) : wanted;
  return Math.min(sizes.most, Math.max(sizes.least, even));
}

/** Sizes and grades vary from family to family, and with the seed. */
function orders(): readonly Order[] {
  const names = values.families.split(',');
  const chosen = allFamilies.filter(({ id }) => values.families === 'all' || names.includes(id));
  const usual = chosen.map((family, i): Order => {
    const { grades } = family;
    const grade = grades[(i + seed) % grades.length] ?? 3;
    return { family, side: sideOf(family, SIDES[(i + seed) % SIDES.length] ?? 7), grade, seed };
  });
  const hard = chosen
    .toSorted((a, b) => b.grades.length - a.grades.length)
    .slice(0, Number(values.hard))
    .map((family): Order => {
      const grade = family.grades.at(-1) ?? 5;
      return { family, side: sideOf(family, 7), grade, seed: seed + 1 };
    });
  return [...usual, ...hard];
}

function make({ family, side, grade, seed: own }: Order): Generated | null {
  const { id, symmetry } = family;
  const size = { width: side, height: side };
  const run = generate(
    { family: id, ...size, grades: [grade], symmetry, seed: own },
    { work: WORK, best: 1 },
  );
  let step = run.next();
  while (step.done !== true) step = run.next();
  return step.value.type === 'generated' ? step.value : null;
}

/** The steps of the hints to the end, and whether it was reached. */
function walk(grid: Grid): { readonly steps: readonly Step[]; readonly end: string } {
  const run = explained(grid, { now: () => performance.now(), solveMs: SOLVE_MS });
  const steps: Step[] = [];
  for (let step = run.next(); ; step = run.next()) {
    if (step.done === true) return { steps, end: step.value.end };
    steps.push(step.value);
  }
}

/** Kinds of steps with their numbers, the most frequent first: `3 sight ×12`. */
function reasonsOf(steps: readonly Step[]): string {
  const counts = new Map<string, number>();
  for (const { level, cause } of steps) {
    const reason = `${level} ${cause.type}`;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([reason, count]) => `${reason} ×${count}`)
    .join(', ');
}

function rulesOf(grid: Grid): string {
  return grid.rules
    .map(({ id, params }) => {
      const def = ruleById.get(id);
      return def ? english.say(def.brief(paramsOf(def, { id, params }))) : id;
    })
    .join('; ');
}

function captionOf({ family, side, grade }: Order, made: Generated): string {
  const { steps, end } = walk(made.grid);
  const used = new Set(steps.flatMap(({ clues }) => clues.map(clueKey))).size;
  const cells = made.grid.tiles.length;
  const lines = [
    `<b>${english.say(family.title)}</b> ${side}×${side}, grade ${made.rating.hardest}` +
      ` (wanted ${grade}), score ${made.quality.score}${made.quality.isDull ? ', DULL' : ''}`,
    `${made.clues} of ${cells} cells with clues, ${used} clues and rules used`,
    `${steps.length} steps, ${end}: ${reasonsOf(steps)}`,
    `<i>${rulesOf(made.grid)}</i>`,
    `<small>${made.recipe}</small>`,
  ];
  console.log(lines.join('\n').replaceAll(/<\/?\w+>/g, ''), '\n');
  return lines.map((line) => `<p>${line}</p>`).join('');
}

let pictures = 0;

function pictureOf(grid: Grid, width: number): string {
  pictures += 1;
  return render(grid, {
    maxSize: { width, height: Infinity },
    theme: HOUSE_THEMES.light,
    margin: 0.3,
    hasBackground: true,
    idPrefix: `p${pictures}`,
  });
}

function sectionOf(order: Order): string {
  const made = make(order);
  if (!made) {
    const name = `${order.family.id} ${order.side}×${order.side}, grade ${order.grade}`;
    console.log(`${name}: none was made\n`);
    return `<section><p><b>${name}</b>: none was made</p></section>`;
  }
  const boards = pictureOf(made.grid, 288) + pictureOf(made.solution, 112);
  return `<section><div>${boards}</div>${captionOf(order, made)}</section>`;
}

const html = `<!doctype html><meta charset="utf-8"><title>Generated puzzles</title><style>
body{margin:16px;font:13px sans-serif;columns:4;column-gap:20px}
section{break-inside:avoid;margin-bottom:24px}p{margin:2px 0}
div{display:flex;align-items:end;gap:8px}</style>${orders().map(sectionOf).join('')}`;
mkdirSync('.cache', { recursive: true });
writeFileSync(`${OUTPUT}.html`, html);
const executablePath = findChromium();
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath !== null && { executablePath }),
});
const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } });
await page.setContent(html);
await page.screenshot({ path: `${OUTPUT}.png`, fullPage: true });
await browser.close();
