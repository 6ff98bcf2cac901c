import type { Duplex } from 'node:stream';
import { english } from '#texts/english.ts';
import { LANGUAGES } from '#texts/languages.ts';
import { message, type Message, type Text } from '#texts/message.ts';
import { createTranslator, type CompiledTexts } from '#texts/translator.ts';

/**
 * Limit of request headers. An address may contain a whole puzzle, 256 KB of it reliably; some
 * browsers send the address again as the referrer.
 */
export const MAX_HEADER_BYTES = 1024 * 1024;

/** Time in which a client may send unread data: closing earlier would discard the answer. */
const GRACE_MS = 5_000;

type Answer = readonly [status: string, text: Message];

/** By error code. */
const ANSWERS: ReadonlyMap<string | undefined, Answer> = new Map([
  ['HPE_HEADER_OVERFLOW', ['431 Request Header Fields Too Large', message('refusals.linkTooLong')]],
  ['ERR_HTTP_REQUEST_TIMEOUT', ['408 Request Timeout', message('refusals.timedOut')]],
]);
const UNREADABLE: Answer = ['400 Bad Request', message('refusals.requestUnread')];

/**
 * Answer a request that Node itself refuses, so that visitors see a sentence. It never becomes a
 * request of the app.
 */
export function answerClientError({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || code === 'ECONNRESET') {
    if (!socket.writableEnded) socket.destroy(); // otherwise it was answered: the rest is ignored
    return;
  }
  const [status, text] = ANSWERS.get(code) ?? UNREADABLE;
  const headers = Object.entries({ 'Content-Type': 'text/html; charset=utf-8', ...ANSWER_HEADERS })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n${errorPage(text)}`);
  setTimeout(() => socket.destroy(), GRACE_MS).unref();
}

/** Headers of an answer to a request that no part of the app reads. */
export const ANSWER_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  Connection: 'close',
} as const;

/** The texts of these pages: all other pages translate what the server refuses themselves. */
const FILES = import.meta.glob<CompiledTexts>(['./??/account.ts', './??/refusals.ts'], {
  base: '../../src/texts',
  eager: true,
});
const translators = LANGUAGES.map((language) =>
  createTranslator(language, {
    ...FILES[`./${language}/account.ts`],
    ...FILES[`./${language}/refusals.ts`],
  }),
);

/**
 * A self-contained page in all languages, as the headers of its request may be unread. Further
 * files would be requested with the same long referrer.
 */
export function errorPage(text: Text): string {
  const title = english.say(text);
  const others = translators.filter(({ language }) => language !== english.language);
  const translations = others.map((it) => `<p lang="${it.language}">${it.say(text)}</p>`);
  const links = translators.map(
    (it) => `<a href="/" lang="${it.language}">${it('account.backHome')}</a>`,
  );
  return `<!doctype html>
<html lang="${english.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} Chiaro</title>
<style>
:root { color-scheme: light dark; font: 1.25rem/1.5 Georgia, serif }
main { max-width: 30rem; margin: 20vh auto; padding: 0 1.5rem }
</style>
<main>
<h1>${title}</h1>
${translations.join('\n')}
<p>${links.join(' · ')}</p>
</main>
</html>
`;
}
