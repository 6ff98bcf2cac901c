import { statSync } from 'node:fs';
import { invariant } from '#base/invariant.ts';
import { StartedProduct } from '#tests/support/StartedProduct.ts';
import { expect, test } from './fixtures.ts';

// Start and stop of the server itself are tested in `tests/server/process`.

test('a second start builds nothing, prints one address, and ends cleanly on Ctrl-C', async () => {
  const builtAt = statSync('dist/client/index.html').mtimeMs;
  const product = new StartedProduct('0', { LOG_LEVEL: 'silent', FIRST_RUN_LOGIN: 'off' });
  const address = await product.address();
  invariant(address, 'the product prints its address');
  await product.ready();
  const response = await fetch(`${address}api/`);
  product.signal('SIGINT');
  const { output, errors, exitCode } = await product.end();

  expect(await response.json()).toMatchObject({ version: '11.6.0', release: '16.2.0' });
  expect(output.match(/^http.*$/gm)).toEqual([address]);
  expect(errors).toBe('');
  expect(exitCode).toBe(0);
  expect(statSync('dist/client/index.html').mtimeMs).toBe(builtAt);
});
