import { useState, type ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';

const SPOILER_HREF = '#spoiler';

const COMPONENTS: Components = {
  a: ({ href, children }) =>
    href === SPOILER_HREF ? (
      <Spoiler>{children}</Spoiler>
    ) : (
      <a href={href} target="_blank" rel="noreferrer noopener nofollow">
        {children}
      </a>
    ),
  img: ({ alt }) => <>{alt}</>, // no page of ours loads a picture because a text says so
};

/** Words of an author or visitor: Markdown without pictures or HTML, and `||spoilers||` shown at a press. */
export function Markdown({ text }: { text: string }) {
  return <ReactMarkdown components={COMPONENTS}>{withSpoilerLinks(text)}</ReactMarkdown>;
}

/** Spoilers as links, the only inline form Markdown lets us carry them in. */
function withSpoilerLinks(text: string): string {
  return text.replace(
    /\|\|([^|]+)\|\|/g,
    (_, hidden: string) => `[${hidden.replace(/[[\]]/g, '\\$&')}](${SPOILER_HREF})`,
  );
}

function Spoiler({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  if (isShown) return <span className="spoiler">{children}</span>;
  return (
    <button
      type="button"
      className="spoiler"
      aria-label="Hidden text, press to show"
      onClick={() => setShown(true)}
    >
      {children}
    </button>
  );
}
