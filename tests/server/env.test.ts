import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { invariant } from '#base/invariant.ts';
import {
  addressNotes,
  effectiveSettings,
  parseEnv,
  type Env,
  type Variables,
} from '#server/env.ts';
import { SETTING_NAMES } from '#server/settings.ts';
import { siteFromEnv } from '#server/start/siteFromEnv.ts';

function envOf(variables: Variables): Env {
  const env = parseEnv(variables);
  invariant(env.ok, 'the settings are right');
  return env.value;
}

function problemsOf(variables: Variables): readonly string[] {
  const env = parseEnv(variables);
  return env.ok ? [] : env.error;
}

describe('the settings', () => {
  it('need nothing to be set', () => {
    expect(envOf({})).toMatchObject({
      port: 4173,
      host: undefined,
      publicUrl: undefined,
      dataFolder: 'data',
      databaseUrl: undefined,
      databasePool: 10,
      google: null,
      discord: null,
      stripe: null,
      runsJobs: true,
      makesBackups: true,
      isFirstRunLogin: true,
      metricsPort: undefined,
      logLevel: 'info',
      maintenance: undefined,
    });
  });

  it('take what is set, and count what is empty as not set', () => {
    expect(envOf({ PORT: '8080', HOST: '::1' })).toMatchObject({ port: 8080, host: '::1' });
    expect(envOf({ PORT: '', DATABASE_URL: '', GOOGLE_CLIENT_ID: '' })).toEqual(envOf({}));
    expect(
      envOf({ JOBS: 'off', BACKUPS: '0', FIRST_RUN_LOGIN: 'no', STARTER_PUZZLES: 'off' }),
    ).toMatchObject({
      runsJobs: false,
      makesBackups: false,
      isFirstRunLogin: false,
      publishesStarterPuzzles: false,
    });
  });

  it('write origins in one way', () => {
    expect(envOf({ PUBLIC_URL: 'https://Puzzles.example:443/' }).publicUrl).toBe(
      'https://puzzles.example',
    );
  });

  it('say whose site it is', () => {
    const contactOf = (variables: Variables) => siteFromEnv(envOf(variables), 4173).contact;

    expect(contactOf({})).toBe('webmaster@localhost');
    expect(contactOf({ PUBLIC_URL: 'https://puzzles.example' })).toBe('webmaster@puzzles.example');
    expect(contactOf({ CONTACT_EMAIL: 'ada@example.org' })).toBe('ada@example.org');
    expect(problemsOf({ CONTACT_EMAIL: 'ada', SOURCE_URL: 'here' })).toEqual([
      'CONTACT_EMAIL must be an e-mail address like puzzles@example.org, not "ada".',
      'SOURCE_URL must be an address that begins with https:// or http://, not "here".',
    ]);
  });

  it('say where its source is: where its host says, else beside the pages, if it is there', () => {
    const pages = mkdtempSync(path.join(tmpdir(), 'pages-'));
    const sourceOf = (variables: Variables) => siteFromEnv(envOf(variables), 4173, pages).source;

    expect(sourceOf({})).toBe(null);
    writeFileSync(path.join(pages, 'source.tgz'), '');
    expect(sourceOf({ PUBLIC_URL: 'https://puzzles.example' })).toBe(
      'https://puzzles.example/source.tgz',
    );
    expect(sourceOf({ SOURCE_URL: 'https://code.example/us' })).toBe('https://code.example/us');
    rmSync(pages, { recursive: true });
  });

  it('read lists', () => {
    const { trustedProxies, avatarHosts } = envOf({
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8',
      AVATAR_HOSTS: 'a.example,b.example',
    });

    expect(trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
    expect(avatarHosts).toEqual(['a.example', 'b.example']);
  });

  it('go past a pool of connections only where an address for that is given', () => {
    const url = 'postgres://pool.example/chiaro';
    const direct = 'postgres://server.example/chiaro';

    expect(envOf({ DATABASE_URL: url }).databaseUrlDirect).toBe(url);
    expect(envOf({ DATABASE_URL: url, DATABASE_URL_DIRECT: direct })).toMatchObject({
      databaseUrl: url,
      databaseUrlDirect: direct,
    });
  });
});

describe('a wrong setting', () => {
  it.each([
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '65536'],
    ['PORT', '1e3'],
    ['PORT', ' 80'],
    ['METRICS_PORT', 'on'],
    ['PUBLIC_URL', 'puzzles.example'],
    ['PUBLIC_URL', 'https://puzzles.example/chiaro'],
    ['WEB_ORIGIN', 'ftp://puzzles.example'],
    ['DATABASE_URL', 'mysql://localhost/chiaro'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_POOL', '0'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '127.0.0.1,'],
    ['AVATAR_HOSTS', 'https://a.example'],
    ['GOOGLE_ISSUER', 'accounts.google.com'],
    ['JOBS', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['MAINTENANCE', 'x'.repeat(501)],
  ])('%s=%s is told in one sentence with its name', (name, value) => {
    const problems = problemsOf({ [name]: value });

    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} must be [^\\n]*, not "[^\\n]*"\\.$`));
  });

  it('does not hide another one', () => {
    expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'y' })).toHaveLength(2);
  });

  it('that has a password in it does not show it', () => {
    const [problem] = problemsOf({ DATABASE_URL: 'mysql://me:hunter2@localhost/chiaro' });

    expect(problem).toContain('DATABASE_URL');
    expect(problem).not.toContain('hunter2');
  });

  it.each([
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['DISCORD_CLIENT_SECRET', 'DISCORD_CLIENT_ID'],
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ])('is %s without %s', (name, other) => {
    expect(problemsOf({ [name]: 'x' })).toEqual([`${name} means nothing without ${other}.`]);
    expect(problemsOf({ [name]: 'x', [other]: 'y' })).toEqual([]);
  });

  it('is a direct address of a database without the other one', () => {
    expect(problemsOf({ DATABASE_URL_DIRECT: 'postgres://a/b' })).toEqual([
      'DATABASE_URL_DIRECT means nothing without DATABASE_URL.',
    ]);
  });

  it.each([
    ['CHIARO_PORT', "CHIARO_PORT is not a setting: the names of Chiaro's settings have no prefix."],
    ['DATABSE_URL', 'DATABSE_URL is not a setting: is DATABASE_URL meant?'],
    ['DATABASE_URI', 'DATABASE_URI is not a setting: is DATABASE_URL meant?'],
    ['DATABASEURL', 'DATABASEURL is not a setting: is DATABASE_URL meant?'],
    ['DATABASE__URL', 'DATABASE__URL is not a setting: is DATABASE_URL meant?'],
    ['DATABASE_ULR', 'DATABASE_ULR is not a setting: is DATABASE_URL meant?'],
  ])('is the unknown name %s', (name, sentence) => {
    expect(problemsOf({ [name]: 'x' })).toEqual([sentence]);
  });

  it('is no name of another program', () => {
    expect(
      problemsOf({ PATH: '/bin', HOSTNAME: 'x', POST: 'x', GOOGLE_CLOUD_PROJECT: 'x' }),
    ).toEqual([]);
    expect(problemsOf({ DATABASE_URL: 'postgres://a/b', DATABASE_URI: 'x' })).toEqual([]);
  });
});

describe('the page for who runs a site', () => {
  it('explains every setting, and none that does not exist', () => {
    const table = readFileSync('docs/operating.md', 'utf8')
      .split('\n')
      .filter((line) => /^\| `[A-Z]/.test(line));
    const names = table.flatMap((line) => line.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? []);

    expect(names.toSorted()).toEqual(SETTING_NAMES.toSorted());
  });
});

describe('the settings in effect', () => {
  it('are told line by line, without secrets', () => {
    const lines = effectiveSettings({
      PORT: '8080',
      DATABASE_URL: 'postgres://me:hunter2@db.example/chiaro?password=hunter2',
      GOOGLE_CLIENT_SECRET: 'hunter2',
      STRIPE_SECRET_KEY: 'hunter2',
    });

    expect(lines).toContain('PORT=8080');
    expect(lines).toContain('DATABASE_URL=postgres://me:***@db.example/chiaro?password=***');
    expect(lines).toContain('GOOGLE_CLIENT_SECRET=***');
    expect(lines).toContain('STRIPE_SECRET_KEY=***');
    expect(lines).toContain('DATA_DIR=data (default)');
    expect(lines).toContain('MAINTENANCE is not set');
    expect(lines).toContain('WEB_ORIGIN is not set: as PUBLIC_URL');
    expect(lines.join('\n')).not.toContain('hunter2');
  });

  it('name what plain http costs, except on the machine itself', () => {
    const notesOf = (PUBLIC_URL?: string) =>
      addressNotes(envOf(PUBLIC_URL === undefined ? {} : { PUBLIC_URL }));

    expect(notesOf('http://nas.local:4173').join()).toMatch(/no https.*no passkeys/);
    for (const secure of [
      undefined,
      'https://a.example',
      'http://localhost:80',
      'http://127.0.0.1',
    ])
      expect(notesOf(secure)).toEqual([]);
  });

  it('do not show a password in a text that is no address either', () => {
    const lines = effectiveSettings({ DATABASE_URL: 'postgres://me:hunter2@[' });

    expect(lines.join('\n')).not.toContain('hunter2');
  });
});
