import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

type Policy = NonNullable<
  NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']
>;

/** Of pages and everything that has no policy of its own. */
const PAGE: Policy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  workerSrc: ["'self'", 'blob:'],
  imgSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
};

/** Of the page of one puzzle that stands in pages of other sites: the only one they may frame. */
const EMBEDDED: Policy = { ...PAGE, frameAncestors: ['*'] };

/**
 * Of the document of the code editor, which stands in a frame of the pages: the editor makes style
 * elements at run time. See docs/decisions/0016-a-frame-for-code.md.
 */
const CODE_EDITOR: Policy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  workerSrc: ["'self'"],
  fontSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  baseUri: ["'none'"],
  frameAncestors: ["'self'"],
  formAction: ["'none'"],
};

/** Of the worker that runs the scripts of authors: it gets code of ours, and asks for nothing. */
const SCRIPT_WORKER: Policy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
};

/** Of pictures of accounts: opened alone, they are nothing but pictures. */
const PICTURE: Policy = { defaultSrc: ["'none'"], styleSrc: ["'none'"], sandbox: [] };

interface Reach {
  /** Who may frame it, for browsers that do not know the policy; false for everybody. */
  readonly framedBy?: 'DENY' | 'SAMEORIGIN' | false;
  /** Whether isolated pages of other sites may have it in them. */
  readonly isForAll?: boolean;
}

/** Made to stand in pages of other sites. */
const FOR_ALL: Reach = { framedBy: false, isForAll: true };

/** Who has a policy of its own, by address. */
const OWN_POLICIES = [
  { address: /^\/embed\/[^/]+$/, headers: headersWith(EMBEDDED, FOR_ALL) },
  { address: /^\/code\.html$/, headers: headersWith(CODE_EDITOR, { framedBy: 'SAMEORIGIN' }) },
  { address: /^\/api\/user\/[^/]+\/avatar$/, headers: headersWith(PICTURE) },
  { address: /^\/api\/preview\//, headers: headersWith(PICTURE, FOR_ALL) },
  { address: /^\/assets\/script\.worker-[\w-]+\.js$/, headers: headersWith(SCRIPT_WORKER) },
] as const;

const PAGE_HEADERS = headersWith(PAGE);

/**
 * Puts on every answer what keeps foreign code out and makes the pages cross-origin isolated. What
 * is off only old browsers know, or a proxy in front decides: whether everything goes over HTTPS.
 */
export const securityHeaders: MiddlewareHandler = (context, next) => {
  const own = OWN_POLICIES.find(({ address }) => address.test(context.req.path));
  return (own?.headers ?? PAGE_HEADERS)(context, next);
};

function headersWith(
  contentSecurityPolicy: Policy,
  { framedBy = 'DENY', isForAll = false }: Reach = {},
): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy,
    crossOriginEmbedderPolicy: 'require-corp',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: isForAll ? 'cross-origin' : 'same-origin',
    referrerPolicy: 'same-origin',
    xContentTypeOptions: true,
    originAgentCluster: false,
    strictTransportSecurity: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: framedBy,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
