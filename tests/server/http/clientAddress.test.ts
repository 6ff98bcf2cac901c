import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress } from '#server/http/clientAddress.ts';
import type { ServerEnv } from '#server/http/errors.ts';
import { fuzzRuns } from '#tests/support/fuzzRuns.ts';

const PROXIES = ['10.0.0.0/8', '127.0.0.1', '2001:db8:ffff::/48'];

/** The rate limit key of a caller at `socket`, with the header of a proxy. */
async function keyOf(
  socket: string | undefined,
  forwarded?: string,
  proxies: readonly string[] = PROXIES,
): Promise<string> {
  const app = new Hono<ServerEnv>();
  app.get('/', (context) => context.text(clientAddress(context, proxies)));
  const headers = forwarded === undefined ? undefined : { 'X-Forwarded-For': forwarded };
  const env: object = { incoming: { socket: { remoteAddress: socket } } };
  const response = await app.request('/', { headers: headers ?? {} }, env);
  expect(response.status).toBe(200);
  return response.text();
}

describe('who calls', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('from %s is counted as %s', async (socket, key) => {
    expect(await keyOf(socket)).toBe(key);
  });

  it('from one network of IPv6 counts as one, from another one does not', async () => {
    const key = await keyOf('2001:db8:1:2::1');

    expect(await keyOf('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(key);
    expect(await keyOf('2001:db8:1:3::1')).not.toBe(key);
    expect(await keyOf('2001:db8:1:2::1', undefined, [])).toBe(key);
  });

  it('is the socket, whatever a header says, where no proxy is trusted', async () => {
    expect(await keyOf('203.0.113.7', '198.51.100.1', [])).toBe('203.0.113.7');
    expect(await keyOf('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
    expect(await keyOf('10.1.2.3', '198.51.100.1', [])).toBe('10.1.2.3');
  });

  it.each([
    ['one proxy', '10.1.2.3', '203.0.113.7', '203.0.113.7'],
    ['a proxy that speaks IPv6', '2001:db8:ffff::1', '203.0.113.7', '203.0.113.7'],
    ['a proxy on a socket for both', '::ffff:10.1.2.3', '203.0.113.7', '203.0.113.7'],
    ['two proxies', '127.0.0.1', '203.0.113.7, 10.9.9.9', '203.0.113.7'],
    ['a client that made something up', '10.1.2.3', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['one that made up a proxy', '10.1.2.3', '198.51.100.1, 10.0.0.1, 203.0.113.7', '203.0.113.7'],
    ['a port', '10.1.2.3', '198.51.100.1, 203.0.113.7:55000', '203.0.113.7'],
    ['IPv6 and a port', '10.1.2.3', '[2001:db8:1:2::9]:55000', '2001:db8:1:2::/64'],
    ['IPv6 in brackets', '10.1.2.3', '[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['only proxies', '10.1.2.3', '10.4.4.4,10.5.5.5', '10.4.4.4'],
    ['an empty header', '10.1.2.3', '', '10.1.2.3'],
    ['what cannot be read', '10.1.2.3', '198.51.100.1, unknown', '10.1.2.3'],
    ['that between proxies', '10.1.2.3', '198.51.100.1, _hidden, 10.5.5.5', '10.5.5.5'],
    ['an end without an address', '10.1.2.3', '198.51.100.1,', '10.1.2.3'],
  ])('behind %s is told by whoever is trusted, from the right', async (_, socket, header, key) => {
    expect(await keyOf(socket, header)).toBe(key);
  });

  it('is nobody in particular without a socket', async () => {
    expect(await keyOf(undefined, '198.51.100.1')).toBe('');
  });

  it('never depends on what stands left of an address that nobody vouches for', async () => {
    const text = fc.stringMatching(/^[\da-f:., []{0,40}$/);
    await fc.assert(
      fc.asyncProperty(text, async (madeUp) => {
        expect(await keyOf('10.1.2.3', `${madeUp}, 203.0.113.7`)).toBe('203.0.113.7');
        expect(await keyOf('203.0.113.7', madeUp)).toBe('203.0.113.7');
      }),
      { numRuns: fuzzRuns(100) },
    );
  });

  it('is one key for all ways to write an address', async () => {
    const address = fc.ipV6();
    await fc.assert(
      fc.asyncProperty(address, async (text) => {
        const { hostname } = new URL(`http://[${text}]`);
        expect(await keyOf(text)).toBe(await keyOf(hostname.slice(1, -1).toUpperCase()));
      }),
      { numRuns: fuzzRuns(100) },
    );
  });
});
