import { statSync } from 'node:fs';
import { invariant } from '#engine/invariant.ts';
import { StartedProduct } from '#tests/support/StartedProduct.ts';
import { expect, test } from './fixtures.ts';

test.describe('a second start', () => {
  test('builds nothing and prints one address', async () => {
    const builtAt = statSync('dist/client/index.html').mtimeMs;
    const product = new StartedProduct('0', { LOG_LEVEL: 'silent', FIRST_RUN_LOGIN: 'off' });
    const address = await product.address();
    invariant(address, 'the product prints its address');
    await product.ready();
    const response = await fetch(`${address}api/`);
    product.signal('SIGTERM');
    const { output, errors, exitCode } = await product.end();

    expect(await response.json()).toMatchObject({ version: '11.0.0', release: '15.9.0' });
    expect(output.match(/^http.*$/gm)).toEqual([address]);
    expect(errors).toBe('');
    expect(exitCode).toBe(0);
    expect(statSync('dist/client/index.html').mtimeMs).toBe(builtAt);
  });

  test('on a port in use ends with one sentence', async () => {
    const port = process.env['E2E_PORT'] ?? '';
    const { output, errors, exitCode } = await new StartedProduct(port).end();

    expect(errors).toMatch(/^Port \d+ is already in use: [^\n]*\.\n$/);
    expect(output).toBe('');
    expect(exitCode).toBe(1);
  });

  test('with an impossible port ends with one sentence', async () => {
    const { output, errors, exitCode } = await new StartedProduct('many').end();

    expect(errors).toBe('PORT must be a whole number from 0 to 65535, not "many".\n');
    expect(output).toBe('');
    expect(exitCode).toBe(1);
  });

  test('ends cleanly on Ctrl-C', async () => {
    const product = new StartedProduct('0');
    await product.address();
    product.signal('SIGINT');
    const { errors, exitCode } = await product.end();

    expect(errors).toBe('');
    expect(exitCode).toBe(0);
  });
});
