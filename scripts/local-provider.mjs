import './node-version.mjs';
import { fork } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { runScript, StepError } from './project.mjs';

/**
 * @typedef {{ id: string, name: string, email: string, isChecked: boolean }} Person
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('oidc-provider').Provider} Provider
 */

/**
 * Accounts to sign in as, with one click. They cover a long name and another script.
 * @type {readonly Person[]}
 */
export const PEOPLE = [
  { id: 'ada', name: 'Ada Lovelace', email: 'ada@example.com', isChecked: true },
  { id: 'grace', name: 'Grace Hopper', email: 'grace@example.com', isChecked: true },
  { id: 'alan', name: 'Alan Turing', email: 'alan@example.com', isChecked: true },
  { id: 'seki', name: '関 孝和', email: 'seki@example.com', isChecked: true },
  { id: 'emmy', name: 'Emmy Noether', email: 'somebody-else@example.com', isChecked: false },
];

const GOOGLE = { client_id: 'local-google', client_secret: 'local-google-secret' };
const DISCORD = { client_id: 'local-discord', client_secret: 'local-discord-secret' };

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
const CALLBACK = /^\/api\/auth\/oauth\/(?:google|discord)\/callback$/;

/** @param {string} address */
export function isOnThisMachine(address) {
  return URL.canParse(address) && LOOPBACK.test(new URL(address).hostname);
}

/**
 * Settings of a server that uses this provider in place of both providers.
 * @param {string} url
 */
export function settingsFor(url) {
  return {
    GOOGLE_ISSUER: url,
    GOOGLE_CLIENT_ID: GOOGLE.client_id,
    GOOGLE_CLIENT_SECRET: GOOGLE.client_secret,
    DISCORD_AUTHORIZE_URL: `${url}/auth`,
    DISCORD_TOKEN_URL: `${url}/token`,
    DISCORD_ME_URL: `${url}/users/@me`,
    DISCORD_CLIENT_ID: DISCORD.client_id,
    DISCORD_CLIENT_SECRET: DISCORD.client_secret,
  };
}

/**
 * Start a provider on this machine, for development and tests: it signs in any account without a
 * check. `webOrigin` is that of the site, which must be on this machine too.
 * @param {{ port: number, webOrigin: string }} options port 0 is any free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startLocalProvider({ port, webOrigin }) {
  if (process.env['NODE_ENV'] === 'production')
    throw new StepError('The local provider lets anybody in: it does not run in production.');
  if (!isOnThisMachine(webOrigin))
    throw new StepError(
      `The local provider lets anybody in, so the site must be on this machine, not at ${webOrigin}.`,
    );
  /** @type {((request: Request, response: Response) => void) | null} */
  let answer = null;
  const server = createServer((request, response) => answer?.(request, response));
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', () => resolve(undefined));
  });
  const address = server.address();
  const url = `http://localhost:${typeof address === 'object' ? address?.port : port}`;
  const provider = await createProvider(url);
  answer = (request, response) => {
    handle(provider, request, response).catch((/** @type {unknown} */ error) => {
      response.statusCode = 400;
      response.end(error instanceof Error ? error.message : '');
    });
  };
  const close = () =>
    new Promise((resolve) => {
      server.close(() => resolve(undefined));
      server.closeAllConnections();
    });
  return { url, close: async () => void (await close()) };
}

/**
 * Start the provider in a child process, which ends with this one.
 * @param {string} webOrigin
 * @returns {Promise<string>} its address
 */
export function forkLocalProvider(webOrigin) {
  const child = fork(fileURLToPath(import.meta.url), {
    env: { ...process.env, PORT: '0', PUBLIC_URL: webOrigin },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (/** @type {string} */ url) => resolve(url));
    child.once('exit', () => reject(new StepError('The local provider did not start: see above.')));
  });
}

/**
 * @param {string} issuer
 * @returns {Promise<Provider>}
 */
async function createProvider(issuer) {
  const { Provider: Oidc, interactionPolicy } = await import('oidc-provider');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy
    .get('login')
    ?.checks.add(
      new Check('ask_each_time', 'who you are is asked each time', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  const client = {
    redirect_uris: ['http://localhost/'], // see below
    token_endpoint_auth_method: /** @type {const} */ ('client_secret_post'),
    grant_types: ['authorization_code'],
    response_types: [/** @type {const} */ ('code')],
  };
  const provider = new Oidc(issuer, {
    clients: [
      { ...client, ...GOOGLE },
      { ...client, ...DISCORD },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    scopes: ['openid', 'profile', 'email', 'identify'],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false, // in the token itself, as Google does
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    renderError: (context, out) => void (context.body = out.error_description ?? out.error),
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...claimsOf(PEOPLE.find((person) => person.id === id)) }),
    }),
    // Every request is granted.
    loadExistingGrant: async ({ oidc }) => {
      const { client: asking, session, params } = oidc;
      const grant = new provider.Grant({
        clientId: asking?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      const scope = params?.['scope'];
      grant.addOIDCScope(typeof scope === 'string' ? scope : '');
      await grant.save();
      return grant;
    },
  });
  // A site may use any port: tests take free ones.
  provider.Client.prototype.redirectUriAllowed = (uri) =>
    isOnThisMachine(uri) && CALLBACK.test(new URL(uri).pathname);
  return provider;
}

/** @param {Person | undefined} person */
function claimsOf(person) {
  return { name: person?.name, email: person?.email, email_verified: person?.isChecked };
}

/**
 * @param {Provider} provider
 * @param {Request} request
 * @param {Response} response
 */
async function handle(provider, request, response) {
  const { pathname, searchParams } = new URL(request.url ?? '/', provider.issuer);
  if (pathname === '/favicon.ico') response.writeHead(204).end();
  else if (pathname === '/users/@me') await answerUser(provider, request, response);
  else if (!pathname.startsWith('/interaction/')) await provider.callback()(request, response);
  else if (request.method !== 'POST') showPeople(response);
  else {
    const person = PEOPLE.find(({ id }) => id === searchParams.get('person'));
    const result = person
      ? { login: { accountId: person.id, remember: false } }
      : { error: 'access_denied', error_description: 'You did not want to.' };
    await provider.interactionFinished(request, response, result);
  }
}

/**
 * Discord's user endpoint: Discord has no OpenID Connect.
 * @param {Provider} provider
 * @param {Request} request
 * @param {Response} response
 */
async function answerUser(provider, request, response) {
  const value = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const token = await provider.AccessToken.find(value);
  const person = PEOPLE.find(({ id }) => id === token?.accountId);
  response.statusCode = person ? 200 : 401;
  response.setHeader('Content-Type', 'application/json');
  const shown = person && {
    id: `discord-${person.id}`,
    username: person.id,
    global_name: person.name,
    email: person.email,
    verified: person.isChecked,
    avatar: null,
  };
  response.end(JSON.stringify(shown ?? { message: '401: Unauthorized' }));
}

/**
 * A page with one button per account, and one to cancel.
 * @param {Response} response
 */
function showPeople(response) {
  const buttons = PEOPLE.map(
    ({ id, name }) => `<button formaction="?person=${id}">${name}</button>`,
  );
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local provider</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 sans-serif }
form { display: grid; gap: 0.75rem; max-width: 20rem; margin: 10vh auto }
button { font: inherit; padding: 0.5rem }
</style>
<form method="post">
<h1>Who are you?</h1>
${buttons.join('\n')}
<button formaction="?">Cancel</button>
</form>
</html>
`);
}

// `node scripts/local-provider.mjs`: with `PORT` (any free one) and `PUBLIC_URL` of the site. As a
// child process it sends its address to the parent, and ends with it.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  runScript(async () => {
    await ensureInstalled();
    const { PORT = '0', PUBLIC_URL = 'http://localhost' } = process.env;
    const { url } = await startLocalProvider({ port: Number(PORT), webOrigin: PUBLIC_URL });
    console.log(url);
    process.once('disconnect', () => process.exit());
    process.send?.(url);
  });
}
