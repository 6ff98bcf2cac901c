/** One measured figure of the pages. */
export interface Figure {
  readonly what: string;
  /** Slowdown factor of the processor. */
  readonly slowed: number;
  readonly value: number;
  readonly unit: string;
  /** Maximum value; null without a budget. */
  readonly budget: number | null;
}

/** Returns a function that makes figures of one thing. */
export function figureOf(what: string, slowed: number) {
  return (name: string, value: number, unit: string, budget: number | null): Figure => ({
    what: `${what}: ${name}`,
    slowed,
    value,
    unit,
    budget,
  });
}

/** The value a share of the numbers lies under; `NaN` of nothing. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
}

/** The figures as a table for the terminal. */
export function tableOf(figures: readonly Figure[]): string {
  const head = `${'What'.padEnd(58)} ${'CPU'.padStart(5)} ${'measured'.padStart(12)} ${'budget'.padStart(10)}`;
  const lines = figures.map(({ what, slowed, value, unit, budget }) => {
    const verdict = budget === null ? '' : value <= budget ? 'met' : 'MISSED';
    const measured = `${String(Math.round(value * 100) / 100)} ${unit}`;
    const columns = [
      what.padEnd(58),
      (slowed === 1 ? '' : `1/${slowed}`).padStart(5),
      measured.padStart(12),
      (budget === null ? '' : String(budget)).padStart(10),
      verdict,
    ];
    return columns.join(' ').trimEnd();
  });
  return [head, ...lines].join('\n');
}
