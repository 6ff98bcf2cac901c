import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Site } from '../deps.ts';

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

interface OwnPolicy {
  readonly address: RegExp;
  readonly policy: Policy;
  readonly reach?: Reach;
}

/** Which addresses have a policy of their own. */
const OWN_POLICIES: readonly OwnPolicy[] = [
  { address: /^\/embed\/[^/]+$/, policy: EMBEDDED, reach: FOR_ALL },
  { address: /^\/code\.html$/, policy: CODE_EDITOR, reach: { framedBy: 'SAMEORIGIN' } },
  { address: /^\/api\/user\/[^/]+\/avatar$/, policy: PICTURE },
  { address: /^\/api\/preview\//, policy: PICTURE, reach: FOR_ALL },
  { address: /^\/assets\/script\.worker-[\w-]+\.js$/, policy: SCRIPT_WORKER },
];

/** A browser asks over HTTPS for a year. Other sites of the domain are not ours to decide about. */
const ONLY_HTTPS = 'max-age=31536000';

/**
 * Puts on every answer what keeps foreign code out and makes the pages cross-origin isolated; of a
 * site on HTTPS also that browsers never ask for it without. Only old browsers know what is off.
 */
export function securityHeaders({ apiOrigin }: Pick<Site, 'apiOrigin'>): MiddlewareHandler {
  const isSecure = apiOrigin.startsWith('https:');
  const own = OWN_POLICIES.map(({ address, policy, reach }) => ({
    address,
    headers: headersWith(isSecure, policy, reach),
  }));
  const ofPages = headersWith(isSecure, PAGE);
  return (context, next) => {
    const found = own.find(({ address }) => address.test(context.req.path));
    return (found?.headers ?? ofPages)(context, next);
  };
}

function headersWith(
  isSecure: boolean,
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
    strictTransportSecurity: isSecure && ONLY_HTTPS,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: framedBy,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
