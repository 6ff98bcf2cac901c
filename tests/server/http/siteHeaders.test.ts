import { describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { bareDeps, keepingLog, SITE } from '#tests/support/bareDeps.ts';

const plain = createApp(bareDeps());

describe('an answer of a site on HTTPS', () => {
  it('keeps browsers from ever asking without, whatever it is', async () => {
    const origin = 'https://puzzles.example';
    const site = { ...SITE, apiOrigin: origin, webOrigin: origin };
    const secure = createApp(bareDeps({ site }));
    for (const url of [
      '/',
      '/sw.js',
      '/api/',
      '/api/nothing',
      '/embed/x',
      '/code.html',
      '/livez',
    ]) {
      const { headers } = await secure.request(url);
      const without = await plain.request(url);

      expect(headers.get('Strict-Transport-Security'), url).toBe('max-age=31536000');
      expect(without.headers.get('Strict-Transport-Security'), url).toBeNull();
    }
  });
});

describe('security.txt', () => {
  it('says where to report a vulnerability, and for how long that is true', async () => {
    const response = await plain.request('/.well-known/security.txt');
    const text = await response.text();
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
    const days = (expires - Date.now()) / (24 * 60 * 60_000);

    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; charset=utf-8$/i);
    expect(text).toContain(`Contact: mailto:${SITE.contact}\n`);
    expect(text).toContain(`Canonical: ${SITE.webOrigin}/.well-known/security.txt\n`);
    expect(days).toBeGreaterThan(178);
    expect(days).toBeLessThan(181);
  });
});

describe('a request that comes through a proxy', () => {
  const WARNING = /X-Forwarded-For, and TRUSTED_PROXIES is not set/;

  /** The log lines of three requests. */
  async function loggedOf(trustedProxies: readonly string[], headers: Record<string, string>) {
    const lines: Record<string, unknown>[] = [];
    const app = createApp(bareDeps({ log: keepingLog(lines), site: { ...SITE, trustedProxies } }));
    for (let i = 0; i < 3; i++) await app.request('/livez', { headers });
    return lines.map(({ msg }) => String(msg));
  }

  it('is warned of once where no proxy is trusted', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.7' };

    expect(await loggedOf([], headers)).toEqual([expect.stringMatching(WARNING)]);
    expect(await loggedOf(['127.0.0.1'], headers)).toEqual([]);
    expect(await loggedOf([], {})).toEqual([]);
  });
});
