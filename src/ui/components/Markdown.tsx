import { useEffect, useRef, useState, type ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { useText } from '../texts/useText.ts';
import { remarkSpoiler, SPOILER_ELEMENT } from './remarkSpoiler.ts';

const SPOILER = 'rounded-key px-1.25';
/** A bar of ink. */
const HIDDEN = `${SPOILER} bg-(--board-dark) text-(--board-on-dark) inset-ring inset-ring-line`;
/** The ink draws back. */
const SHOWN = `${SPOILER} bg-fill-1 text-base-content animate-spoiler still:animate-none focus:ring-0`;
const PROFILE_HREF = /^\/profile\/[^/]+$/;

const COMPONENTS: Components = {
  pre: ({ children }) => <pre className="whitespace-pre-wrap">{children}</pre>,
  p: ({ children }) => <p className="[p+&]:mt-[0.7em]">{children}</p>,
  a: ({ href = '', children }) => {
    if (isMention(href, children))
      return (
        <a className="rounded-[6px] bg-fill-2 px-1.25 text-base-content" href={href}>
          {children}
        </a>
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

/** Whether a link mentions an account: `[@name](/profile/id)`. */
function isMention(href: string, text: ReactNode): boolean {
  return PROFILE_HREF.test(href) && typeof text === 'string' && text.startsWith('@');
}

/**
 * Text of an author or visitor: Markdown without images or HTML, with mentions, and with
 * `||spoilers||` that are shown at a press.
 */
export function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown components={COMPONENTS} remarkPlugins={PLUGINS}>
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
