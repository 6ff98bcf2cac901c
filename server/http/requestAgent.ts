import type { Context } from 'hono';

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
 * Display name of a browser, such as `Chrome on Linux`, from its User-Agent. Used only for lists in
 * which users recognize their devices.
 */
export function agentName(userAgent: string): string {
  const find = (table: typeof BROWSERS) => table.find(([sign]) => sign.test(userAgent))?.[1];
  return `${find(BROWSERS) ?? 'A browser'} on ${find(SYSTEMS) ?? 'an unknown system'}`;
}

/** The browser and system of a request according to its User-Agent: `Firefox on Linux`. */
export function requestAgent(context: Context): string {
  return agentName(context.req.header('User-Agent') ?? '');
}
