import { afterEach, expect, it, vi } from 'vitest';
import { loadZ3 } from '#solvers/z3/browserZ3.ts';

vi.mock('z3-solver', () => ({ init: vi.fn(() => Promise.resolve('started')) }));
vi.mock('z3-solver/build/z3-built.js', () => ({ default: vi.fn() }));
vi.mock('z3-solver/build/z3-built.js?url', () => ({ default: '/z3.js' }));
vi.mock('z3-solver/build/z3-built.wasm?url', () => ({ default: '/z3.wasm' }));

/** Only these files are kept or reached. */
function reach(...files: readonly string[]): void {
  vi.stubGlobal('fetch', (url: string) =>
    files.includes(url)
      ? Promise.resolve(new Response(new Uint8Array([1, 2])))
      : Promise.reject(new TypeError('Failed to fetch')),
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the prover is started with what was fetched', async () => {
  reach('/z3.js', '/z3.wasm');
  const start = await loadZ3();

  await expect(start()).resolves.toBe('started');
  const { init } = await import('z3-solver');
  const [[overrides] = []] = vi.mocked(init).mock.calls;
  expect(overrides?.['wasmBinary']).toHaveProperty('byteLength', 2);
});

it.each(['/z3.js', '/z3.wasm'])('without one of its files it does not load: %s', async (kept) => {
  reach(kept);

  await expect(loadZ3()).rejects.toThrow('Failed to fetch');
});
