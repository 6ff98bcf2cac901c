import { Children, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import ReactMarkdown, { defaultUrlTransform, type Components } from 'react-markdown';
import { Link } from 'react-router';
import { readerId } from '../platform/reader.ts';
import { useText } from '../texts/useText.ts';
import { remarkSpoiler, SPOILER_ELEMENT } from './remarkSpoiler.ts';

const SPOILER = 'rounded-key px-1.25';
/** A bar of ink. */
const HIDDEN = `${SPOILER} bg-(--board-dark) text-(--board-on-dark) inset-ring inset-ring-line`;
/** The ink draws back. */
const SHOWN = `${SPOILER} bg-fill-1 text-base-content animate-spoiler still:animate-none focus:ring-0`;

const MENTION = 'rounded-[6px] px-1.25 text-base-content';
const PROFILE_PATH = /^\/profile\/([^/?#]+)$/;
/** A path of this site: two slashes begin the name of another one. Backslashes are encoded. */
const PATH = /^\/(?!\/)/;
/** An address without a protocol is relative to the page. */
const ALLOWED_ADDRESS = /^(?:https?:|mailto:|(?![^/?#]*:))/i;

const COMPONENTS: Components = {
  pre: ({ children }) => <pre className="whitespace-pre-wrap">{children}</pre>,
  p: ({ children }) => <p className="[p+&]:mt-[0.7em]">{children}</p>,
  a: ({ href = '', children }) => <TextLink href={href}>{children}</TextLink>,
  img: ({ alt }) => <>{alt}</>, // pages load no images on behalf of a text
  [SPOILER_ELEMENT]: Spoiler,
};

/** A link of a text: a mention, a page of this site, or another site in a tab of its own. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (href === '') return children; // its address was none that is allowed
  const path = pathOf(href);
  if (path === null)
    return (
      <a className="underline" href={href} target="_blank" rel="noreferrer noopener nofollow">
        {children}
      </a>
    );
  const [, mentioned] = PROFILE_PATH.exec(path) ?? [];
  if (mentioned !== undefined && startsWithAt(children))
    return (
      <Mention userId={mentioned} path={path}>
        {children}
      </Mention>
    );
  return (
    <Link className="underline" to={path}>
      {children}
    </Link>
  );
}

/** A link to somebody's profile, `[@name](/profile/id)`. Whoever reads finds their own at once. */
function Mention({
  userId,
  path,
  children,
}: {
  userId: string;
  path: string;
  children: ReactNode;
}) {
  const isOwn = useSyncExternalStore(readerId.subscribe, readerId.current) === userId;
  return (
    <Link className={`${MENTION} ${isOwn ? 'bg-primary/15 font-strong' : 'bg-fill-2'}`} to={path}>
      {children}
    </Link>
  );
}

/** The path of an address on this site; null for addresses elsewhere. */
function pathOf(href: string): string | null {
  const { origin } = window.location;
  const path = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  return PATH.test(path) ? path : null;
}

function startsWithAt(text: ReactNode): boolean {
  const [first] = Children.toArray(text);
  return typeof first === 'string' && first.startsWith('@');
}

/** Addresses that a link may have; empty for others, such as scripts and calls of programs. */
function allowedAddress(address: string): string {
  return ALLOWED_ADDRESS.test(address) ? defaultUrlTransform(address) : '';
}

/**
 * Text of an author or visitor: Markdown without images or HTML, with mentions, and with
 * `||spoilers||` that are shown at a press.
 */
export function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown components={COMPONENTS} remarkPlugins={PLUGINS} urlTransform={allowedAddress}>
      {text}
    </ReactMarkdown>
  );
}

const PLUGINS = [remarkSpoiler];

/**
 * Text behind a bar that says so: what it hides is not in the page before it is pressed. The focus
 * goes with it, so that what was asked for is read at once.
 */
function Spoiler({ children }: { children?: ReactNode }) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isShown) words.current?.focus();
  }, [isShown]);
  if (!isShown)
    return (
      <button type="button" className={HIDDEN} aria-expanded={false} onClick={() => setShown(true)}>
        {t('site.spoilerHidden')}
      </button>
    );
  return (
    <span ref={words} className={SHOWN} tabIndex={-1}>
      <span className="sr-only">{t('site.spoilerShown')} </span>
      {children}
    </span>
  );
}
