import { useState, type ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';

const SPOILER_HREF = '#spoiler';
const SPOILER = 'rounded-[4px] px-0.75';
const PROFILE_HREF = /^\/profile\/[^/]+$/;

const COMPONENTS: Components = {
  pre: ({ children }) => <pre className="whitespace-pre-wrap">{children}</pre>,
  p: ({ children }) => <p className="[p+&]:mt-[0.7em]">{children}</p>,
  a: ({ href = '', children }) => {
    if (href === SPOILER_HREF) return <Spoiler>{children}</Spoiler>;
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
  return <ReactMarkdown components={COMPONENTS}>{withSpoilerLinks(text)}</ReactMarkdown>;
}

/** Spoilers as links, since Markdown has no inline form of its own for them. */
function withSpoilerLinks(text: string): string {
  return text.replace(
    /\|\|([^|]+)\|\|/g,
    (_, hidden: string) => `[${hidden.replace(/[[\]]/g, '\\$&')}](${SPOILER_HREF})`,
  );
}

function Spoiler({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  if (isShown) return <span className={SPOILER}>{children}</span>;
  return (
    <button
      type="button"
      className={`${SPOILER} bg-fill-2 text-transparent`}
      aria-label="Hidden text, press to show"
      onClick={() => setShown(true)}
    >
      {children}
    </button>
  );
}
