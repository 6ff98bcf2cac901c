/** How often a random test runs; `FUZZ_RUNS=5000 npx vitest run …` has it run more often. */
export function fuzzRuns(usual: number): number {
  return Number(process.env['FUZZ_RUNS'] ?? usual);
}
