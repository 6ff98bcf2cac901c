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
/** A page of this site; two slashes would begin the name of another one. */
const INTERNAL = /^\/(?![/\\])/;
const PROFILE = /^\/profile\/([^/?#]+)$/;
/** Of what the library takes for safe, these open other programs. */
const OTHER_SCHEMES = /^(?:ircs?|xmpp):/i;

const COMPONENTS: Components = {
  pre: ({ children }) => <pre className="whitespace-pre-wrap">{children}</pre>,
  p: ({ children }) => <p className="[p+&]:mt-[0.7em]">{children}</p>,
  a: ({ href = '', children }) => {
    if (href === '') return <>{children}</>;
    const path = withoutOrigin(href);
    const mentioned = mentionedIn(path, children);
    if (mentioned !== null) return <Mention id={mentioned}>{children}</Mention>;
    if (INTERNAL.test(path))
      return (
        <Link className="underline" to={path}>
          {children}
        </Link>
      );
    return (
      <a className="underline" href={href} target="_blank" rel="noreferrer noopener nofollow">
        {children}
      </a>
    );
  },
  img: ({ alt }) => <>{alt}</>, // pages load no images on behalf of a text
  [SPOILER_ELEMENT]: Spoiler,
};

/** An address as pages of this site write it: people paste what the address bar says. */
function withoutOrigin(address: string): string {
  const { origin } = window.location;
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}

/** The id of the account that a link mentions: `[@name](/profile/id)`; null for other links. */
function mentionedIn(path: string, text: ReactNode): string | null {
  const [first] = Children.toArray(text);
  const isMention = typeof first === 'string' && first.startsWith('@');
  return isMention ? (PROFILE.exec(path)?.[1] ?? null) : null;
}

/** The name of somebody, as the way to their page; one's own stands out. */
function Mention({ id, children }: { id: string; children: ReactNode }) {
  const isOwn = useSyncExternalStore(readerId.subscribe, readerId.current) === id;
  return (
    <Link
      className={`rounded-[6px] px-1.25 text-base-content ${isOwn ? 'bg-primary/15 font-strong' : 'bg-fill-2'}`}
      to={`/profile/${id}`}
      data-own={isOwn || undefined}
    >
      {children}
    </Link>
  );
}

/** The address of a link, or none where it is neither of the web nor of mail. */
function safeAddress(address: string): string {
  const safe = defaultUrlTransform(address);
  return OTHER_SCHEMES.test(safe) ? '' : safe;
}

/**
 * Text of an author or visitor: Markdown without images or HTML, with mentions, and with
 * `||spoilers||` that are shown at a press.
 */
export function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown components={COMPONENTS} remarkPlugins={PLUGINS} urlTransform={safeAddress}>
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
