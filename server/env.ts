import path from 'node:path';
import { z } from 'zod';
import { fail, ok, type Result } from '#base/result.ts';
import {
  defaultText,
  isSettingName,
  SETTING_NAMES,
  settingSchemas,
  maskSecrets,
  type SettingName,
} from './settings.ts';

/** The environment variables, as Node provides them. */
export type Variables = Readonly<Record<string, string | undefined>>;

const Values = z.object(settingSchemas);
type Values = z.output<typeof Values>;

/** All settings of the environment, read once at the start. */
export type Env = ReturnType<typeof toEnv>;

/** Settings have no prefix, so a name that begins with this is a mistake. */
const FOREIGN_PREFIX = 'CHIARO_';

/** Settings that need each other. */
const PAIRS: readonly (readonly [SettingName, SettingName])[] = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ['DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET'],
  ['DISCORD_CLIENT_SECRET', 'DISCORD_CLIENT_ID'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ['DATABASE_URL_DIRECT', 'DATABASE_URL'],
];

/** Read the environment. The errors are complete sentences for the operator. */
export function parseEnv(variables: Variables): Result<Env, readonly string[]> {
  const given = withoutEmpty(variables);
  const parsed = Values.safeParse(given);
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path: [name], message }) =>
      sentenceFor(String(name), message, given),
    ),
    ...unknownNames(given),
    ...PAIRS.filter(([name, other]) => name in given && !(other in given)).map(
      ([name, other]) => `${name} means nothing without ${other}.`,
    ),
  ];
  return parsed.success && problems.length === 0 ? ok(toEnv(parsed.data)) : fail(problems);
}

/** Environment files often leave variables empty: these count as not set. */
function withoutEmpty(variables: Variables): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

function sentenceFor(name: string, rule: string, given: Readonly<Record<string, string>>): string {
  return `${name} must be ${rule}, not "${maskSecrets(name, given[name] ?? '')}".`;
}

function unknownNames(given: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(given).flatMap((name) => {
    if (isSettingName(name)) return [];
    if (name.startsWith(FOREIGN_PREFIX)) {
      return [`${name} is not a setting: the names of Chiaro's settings have no prefix.`];
    }
    const meant = SETTING_NAMES.find((one) => !(one in given) && isSlip(name, one));
    return meant === undefined ? [] : [`${name} is not a setting: is ${meant} meant?`];
  });
}

/** Shorter names resemble variables of other programs too much. */
const SHORTEST = 8;

/** True if one name is the other with a letter added, missing, replaced, or two letters swapped. */
function isSlip(name: string, meant: string): boolean {
  if (meant.length < SHORTEST || Math.abs(name.length - meant.length) > 1) return false;
  let start = 0;
  while (start < name.length && name[start] === meant[start]) start += 1;
  const [a, b] = [name.slice(start), meant.slice(start)];
  const [first = '', second = ''] = b;
  const isExchanged = b.length > 1 && a === `${second}${first}${b.slice(2)}`;
  return isExchanged || a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1);
}

function toEnv(values: Values) {
  return {
    /** 0 lets the system choose a free port. */
    port: values.PORT,
    /** The address to listen on; undefined means every address of the machine. */
    host: values.HOST,
    /** The origin under which browsers reach the server; undefined means localhost. */
    publicUrl: values.PUBLIC_URL,
    /** The origin of the pages, if it differs. */
    webOrigin: values.WEB_ORIGIN,
    /** The e-mail address for visitors, if it differs from the default. */
    contact: values.CONTACT_EMAIL,
    /** Address of the source code of this site. */
    source: values.SOURCE_URL,
    dataFolder: values.DATA_DIR,
    /** Folder of the pages with texts of the host. */
    hostPagesFolder: values.PAGES_DIR ?? path.join(values.DATA_DIR, 'pages'),
    /** Undefined means the built-in database. */
    databaseUrl: values.DATABASE_URL,
    /** Connects past a pooler. */
    databaseUrlDirect: values.DATABASE_URL_DIRECT ?? values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    trustedProxies: values.TRUSTED_PROXIES,
    /** Factor on the default rate limits. */
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    google: googleOf(values),
    discord: discordOf(values),
    avatarHosts: values.AVATAR_HOSTS,
    stripe: stripeOf(values),
    isFirstRunLogin: values.FIRST_RUN_LOGIN,
    /** Puzzles of the generator are published on a site without puzzles. */
    publishesStarterPuzzles: values.STARTER_PUZZLES,
    /** People who may sign up. */
    signUp: values.SIGN_UP,
    runsJobs: values.JOBS,
    /** True if a puzzle is made for each day. */
    makesDailies: values.DAILY,
    /** Undefined means no metrics, 0 any free port. */
    metricsPort: values.METRICS_PORT,
    makesBackups: values.BACKUPS,
    logLevel: values.LOG_LEVEL,
    /** A sentence with the reason why the API is closed. */
    maintenance: values.MAINTENANCE,
  } as const;
}

function googleOf(values: Values) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (clientId === undefined || clientSecret === undefined) return null;
  return { issuer: values.GOOGLE_ISSUER, clientId, clientSecret };
}

function discordOf(values: Values) {
  const { DISCORD_CLIENT_ID: clientId, DISCORD_CLIENT_SECRET: clientSecret } = values;
  if (clientId === undefined || clientSecret === undefined) return null;
  return {
    authorizeUrl: values.DISCORD_AUTHORIZE_URL,
    tokenUrl: values.DISCORD_TOKEN_URL,
    meUrl: values.DISCORD_ME_URL,
    clientId,
    clientSecret,
  };
}

function stripeOf(values: Values) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (secretKey === undefined || webhookSecret === undefined) return null;
  return { secretKey, webhookSecret, apiUrl: values.STRIPE_API_URL };
}

/** The effective settings, one per line, secrets masked, for the operator to check. */
export function effectiveSettings(variables: Variables): readonly string[] {
  const given = withoutEmpty(variables);
  return SETTING_NAMES.map((name) => {
    const value = given[name];
    if (value !== undefined) return `${name}=${maskSecrets(name, value)}`;
    const byDefault = defaultText(name);
    if (byDefault !== undefined) return `${name}=${byDefault} (default)`;
    const instead = INSTEAD[name];
    return `${name} is not set${instead === undefined ? '' : `: ${instead}`}`;
  });
}

/** Notes on the address of the site, for the operator to check. */
export function addressNotes({ publicUrl, webOrigin }: Env): readonly string[] {
  const origin = webOrigin ?? publicUrl;
  if (origin === undefined || isSecureOrigin(new URL(origin))) return [];
  return [
    `Note: ${origin} has no https. Puzzles can be played, created and saved there, but browsers allow no passkeys, no use offline, no installing and no copying of pictures.`,
  ];
}

/** Browsers trust https, and every address of the machine itself. */
function isSecureOrigin({ protocol, hostname }: URL): boolean {
  if (protocol === 'https:') return true;
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Fallbacks of settings that have no default. */
const INSTEAD: Readonly<Partial<Record<SettingName, string>>> = {
  HOST: 'every address of this machine',
  PUBLIC_URL: 'http://localhost and the port',
  WEB_ORIGIN: 'as PUBLIC_URL',
  CONTACT_EMAIL: 'webmaster at the host of PUBLIC_URL',
  PAGES_DIR: 'the folder pages in DATA_DIR',
  DATABASE_URL: 'the built-in database in DATA_DIR',
  DATABASE_URL_DIRECT: 'as DATABASE_URL',
};
