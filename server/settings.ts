import { isIP, isIPv6 } from 'node:net';
import { z } from 'zod';
import { SIGN_UP } from '#contract/signUp.ts';

// Each schema parses the text of a variable. Its message describes the valid texts.

const MAX_PORT = 65_535;
const MAX_POOL = 500;
const MAX_MAINTENANCE = 500;
const MAX_RATE_LIMIT_FACTOR = 1_000_000;

const Text = z.string();

/** Never printed. */
const Secret = z.string();

function wholeNumber(min: number, max: number) {
  const rule = `a whole number from ${min} to ${max}`;
  const digits = z.string().regex(/^\d{1,9}$/, rule);
  return digits.transform(Number).pipe(z.int(rule).min(min, rule).max(max, rule));
}

const YES = ['on', '1', 'true', 'yes'];
const NO = ['off', '0', 'false', 'no'];

const Switch = z
  .string()
  .refine((text) => [...YES, ...NO].includes(text), 'on or off')
  .transform((text) => YES.includes(text));

function isUrl(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

const HTTP = ['http:', 'https:'];

const HttpUrl = z
  .string()
  .refine((text) => isUrl(text, HTTP), 'an address that begins with https:// or http://');

/** An origin in any spelling; the output has no trailing slash. */
const Origin = z
  .string()
  .refine(
    (text) => isUrl(text, HTTP) && new URL(text).href === `${new URL(text).origin}/`,
    'an address like https://puzzles.example, without a path',
  )
  .transform((text) => new URL(text).origin);

const EmailAddress = z.email('an e-mail address like puzzles@example.org');

const DatabaseUrl = z
  .string()
  .refine(
    (text) => isUrl(text, ['postgres:', 'postgresql:']),
    'an address like postgres://account:password@host:5432/name',
  );

function listOf(isItem: (text: string) => boolean, rule: string) {
  return z
    .string()
    .transform((text) => text.split(',').map((item) => item.trim()))
    .refine((items) => items.every((item) => isItem(item)), rule);
}

const IPV4_BITS = 32;
const IPV6_BITS = 128;

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? IPV6_BITS : IPV4_BITS);
}

const Networks = listOf(
  isNetwork,
  'addresses or networks with commas between them, like 127.0.0.1,10.0.0.0/8',
);

const HostNames = listOf(
  (text) => /^(?:[a-z\d-]+\.)*[a-z\d-]+$/.test(text),
  'names of hosts with commas between them, like pictures.example',
);

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Every environment variable that is a setting; `docs/operating.md` explains each. */
export const settingSchemas = {
  PORT: wholeNumber(0, MAX_PORT).prefault('4173'),
  HOST: Text.optional(),
  PUBLIC_URL: Origin.optional(),
  WEB_ORIGIN: Origin.optional(),
  TRUSTED_PROXIES: Networks.optional(),
  DATA_DIR: Text.prefault('data'),
  PAGES_DIR: Text.optional(),
  DATABASE_URL: DatabaseUrl.optional(),
  DATABASE_URL_DIRECT: DatabaseUrl.optional(),
  DATABASE_POOL: wholeNumber(1, MAX_POOL).prefault('10'),
  RATE_LIMIT_FACTOR: wholeNumber(1, MAX_RATE_LIMIT_FACTOR).prefault('1'),
  JOBS: Switch.prefault('on'),
  DAILY: Switch.prefault('on'),
  BACKUPS: Switch.prefault('on'),
  FIRST_RUN_LOGIN: Switch.prefault('on'),
  STARTER_PUZZLES: Switch.prefault('on'),
  SIGN_UP: z.enum(SIGN_UP, `one of ${SIGN_UP.join(', ')}`).prefault('open'),
  CONTACT_EMAIL: EmailAddress.optional(),
  SOURCE_URL: HttpUrl.optional(),
  MAINTENANCE: Text.max(MAX_MAINTENANCE, `a text of at most ${MAX_MAINTENANCE} letters`).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).prefault('info'),
  METRICS_PORT: wholeNumber(0, MAX_PORT).optional(),
  GOOGLE_CLIENT_ID: Text.optional(),
  GOOGLE_CLIENT_SECRET: Secret.optional(),
  GOOGLE_ISSUER: HttpUrl.prefault('https://accounts.google.com'),
  DISCORD_CLIENT_ID: Text.optional(),
  DISCORD_CLIENT_SECRET: Secret.optional(),
  DISCORD_AUTHORIZE_URL: HttpUrl.prefault('https://discord.com/oauth2/authorize'),
  DISCORD_TOKEN_URL: HttpUrl.prefault('https://discord.com/api/oauth2/token'),
  DISCORD_ME_URL: HttpUrl.prefault('https://discord.com/api/users/@me'),
  AVATAR_HOSTS: HostNames.prefault('lh3.googleusercontent.com,cdn.discordapp.com'),
  STRIPE_SECRET_KEY: Secret.optional(),
  STRIPE_WEBHOOK_SECRET: Secret.optional(),
  STRIPE_API_URL: HttpUrl.prefault('https://api.stripe.com'),
} as const;

export type SettingName = keyof typeof settingSchemas;

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingSchemas, name);
}

export const SETTING_NAMES = Object.keys(settingSchemas).filter(isSettingName);

/** Replacement for a secret. */
const MASK = '***';

/** Printable value of a setting: without keys, and without passwords in addresses. */
export function maskSecrets(name: string, value: string): string {
  if (name.includes('SECRET')) return MASK;
  if (!value.includes('://')) return value;
  if (!URL.canParse(value)) return value.replace(/\/\/.*/, `//${MASK}`);
  const url = new URL(value);
  if (url.password !== '') url.password = MASK;
  if (url.searchParams.has('password')) url.searchParams.set('password', MASK);
  return url.href;
}

/** The default of a setting, as text; undefined if it has none. */
export function defaultText(name: SettingName): string | undefined {
  const schema: z.ZodType = settingSchemas[name];
  return schema instanceof z.ZodPrefault ? String(schema.def.defaultValue) : undefined;
}
