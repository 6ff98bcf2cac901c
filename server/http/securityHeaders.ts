import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Site } from '../deps.ts';

type Policy = NonNullable<
  NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']
>;

/** Policy of pages and of everything without a policy of its own. */
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

/** Policy of the embeddable page of one puzzle: the only one that other sites may frame. */
const EMBEDDED: Policy = { ...PAGE, frameAncestors: ['*'] };

/**
 * Policy of the code editor's document, which is framed by the pages: the editor creates style
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

/** Policy of the worker that runs authors' scripts: it gets code of ours, and makes no requests. */
const SCRIPT_WORKER: Policy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
};

/** Policy of account pictures: opened directly, they must not do anything. */
const PICTURE: Policy = { defaultSrc: ["'none'"], styleSrc: ["'none'"], sandbox: [] };

interface Reach {
  /** `X-Frame-Options`, for browsers without `frame-ancestors`; false omits it. */
  readonly framedBy?: 'DENY' | 'SAMEORIGIN' | false;
  /** True if cross-origin isolated pages of other sites may embed it. */
  readonly isForAll?: boolean;
}

/** Embeddable in pages of other sites. */
const FOR_ALL: Reach = { framedBy: false, isForAll: true };

interface OwnPolicy {
  readonly address: RegExp;
  readonly policy: Policy;
  readonly reach?: Reach;
}

/** Addresses with a policy of their own. */
const OWN_POLICIES: readonly OwnPolicy[] = [
  { address: /^\/embed\/[^/]+$/, policy: EMBEDDED, reach: FOR_ALL },
  { address: /^\/code\.html$/, policy: CODE_EDITOR, reach: { framedBy: 'SAMEORIGIN' } },
  { address: /^\/api\/user\/[^/]+\/avatar$/, policy: PICTURE },
  { address: /^\/api\/preview\//, policy: PICTURE, reach: FOR_ALL },
  { address: /^\/assets\/script\.worker-[\w-]+\.js$/, policy: SCRIPT_WORKER },
];

/** One year. Other hosts of the domain are not ours to decide about. */
const ONLY_HTTPS = 'max-age=31536000';

/**
 * Sets headers on every answer that block foreign code and make the pages cross-origin isolated; on
 * HTTPS sites also HSTS. The disabled headers matter to old browsers only.
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
