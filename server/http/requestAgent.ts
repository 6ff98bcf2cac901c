import type { Context } from 'hono';
import { capitalized } from '#texts/capitalized.ts';
import { english } from '#texts/english.ts';
import { message, type Message } from '#texts/message.ts';

/** Browsers by a token that only they send; browsers that also imitate others come first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgi?A?(?:OS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bChromium\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/**
 * A browser and its system, such as "Chrome on Linux", from its User-Agent; for the middle of a
 * sentence. Used only for lists in which users recognize their devices.
 */
export function describeAgent(userAgent: string): Message {
  const find = (table: typeof BROWSERS) =>
    table.find(([sign]) => sign.test(userAgent))?.[1] ?? 'unknown';
  return message('notices.agent', { browser: find(BROWSERS), system: find(SYSTEMS) });
}

/** A browser and its system in English, for the start of a line. */
export function agentName(agent: Message): string {
  return capitalized(english.say(agent), 'en');
}

/** The first name of a passkey: browser and system, without words of a language. */
export function deviceName(agent: Message): string {
  const { browser, system } = agent.values ?? {};
  const known = [browser, system].flatMap((it) =>
    typeof it === 'string' && it !== 'unknown' ? [it] : [],
  );
  return known.length === 0 ? agentName(agent) : known.join(', ');
}

/** The browser and system of a request according to its User-Agent. */
export function requestAgent(context: Context): Message {
  return describeAgent(context.req.header('User-Agent') ?? '');
}
