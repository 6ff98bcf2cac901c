import { useEffect, useRef, useState, type ReactNode } from 'react';
import ReactMarkdown, {
  defaultUrlTransform,
  type Components,
  type ExtraProps,
} from 'react-markdown';
import { isHeavyMarkdown } from '#contract/markdown.ts';
import { remarkSpoiler, SPOILER_ELEMENT } from '#markdown/remarkSpoiler.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { Mention, OwnLink } from './Mention.tsx';
import { PartBoundary, PlainText } from './PartBoundary.tsx';

const SPOILER = 'rounded-key px-1.25';
/** Classes of a hidden spoiler. */
const HIDDEN = `${SPOILER} bg-(--board-dark) text-(--board-on-dark) inset-ring inset-ring-line`;
/** Classes of an opened spoiler. */
const SHOWN = `${SPOILER} bg-fill-1 text-base-content animate-spoiler still:animate-none focus:ring-0`;
/** A page of this site; two slashes would begin the name of another one. */
const INTERNAL = /^\/(?![/\\])/;
/** These schemes open other programs, although the library treats them as safe. */
const OTHER_SCHEMES = /^(?:ircs?|xmpp):/i;

const PARAGRAPH = '[:is(p,ul,ol,blockquote)+&]:mt-[0.7em]';

const COMPONENTS: Components = {
  pre: ({ children }) => <pre className="whitespace-pre-wrap">{children}</pre>,
  p: ({ children }) => <p className={PARAGRAPH}>{children}</p>,
  // User content must not add headings to the outline of the page.
  h1: Headline,
  h2: Headline,
  h3: Headline,
  h4: Headline,
  h5: Headline,
  h6: Headline,
  ul: ({ children }) => <ul className="my-[0.5em] list-disc ps-[1.3em]">{children}</ul>,
  ol: ({ children, start }) => (
    <ol className="my-[0.5em] list-decimal ps-[1.7em]" start={start}>
      {children}
    </ol>
  ),
  blockquote: ({ children }) => (
    <blockquote className="my-[0.5em] border-s-2 border-line-strong ps-3 text-muted">
      {children}
    </blockquote>
  ),
  a: ({ href = '', node, children }) => {
    if (href === '') return <>{children}</>;
    const mentioned = mentionedIn(href, node);
    if (mentioned !== null) return <Mention id={mentioned}>{children}</Mention>;
    if (INTERNAL.test(href)) return <OwnLink to={href}>{children}</OwnLink>;
    return (
      <a className="underline" href={href} target="_blank" rel="noreferrer noopener nofollow">
        {children}
      </a>
    );
  },
  img: ({ alt }) => <>{alt}</>, // user content must not load images
  [SPOILER_ELEMENT]: Spoiler,
};

function Headline({ children }: { children?: ReactNode }) {
  return <p className={`font-strong ${PARAGRAPH}`}>{children}</p>;
}

/** The address of a link; empty if its scheme is neither of the web nor of mail. */
function safeAddress(address: string): string {
  const safe = defaultUrlTransform(address);
  return OTHER_SCHEMES.test(safe) ? '' : safe;
}

/**
 * A text by an author or visitor: Markdown without images or HTML, with mentions, and with
 * `||spoilers||` that open at a press. Texts beyond the site's limits are shown as plain text:
 * links may contain any text, and so may data from before the limits.
 */
export function Markdown({ text }: { text: string }) {
  if (isHeavyMarkdown(text)) return <PlainText text={text} />;
  return (
    <PartBoundary text={text}>
      <ReactMarkdown components={COMPONENTS} remarkPlugins={PLUGINS} urlTransform={safeAddress}>
        {text}
      </ReactMarkdown>
    </PartBoundary>
  );
}

const PLUGINS = [remarkSpoiler];

/**
 * A spoiler: a bar with a label. The hidden text is not in the document before it is opened; then
 * it gets the focus, so that screen readers read it.
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

type LinkNode = NonNullable<ExtraProps['node']>;

/** The path of a profile. The router accepts capital letters and a trailing slash. */
const PROFILE = /^\/profile\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i;
/** Characters that look like `@`, after invisible characters. */
const BEGINS_AS_MENTION = /^[\s\p{Cf}\p{M}]*[@﹫＠]/u;

/**
 * The id of the account that a link mentions, as in `[@name](/profile/id)`; null for other links.
 * The check uses the text and the resolved target, however the link is written, so that no link can
 * show a false name as a mention; italics or the full address make it a plain link.
 */
export function mentionedIn(href: string, link: LinkNode | undefined): string | null {
  const { origin } = location;
  if (!link || !BEGINS_AS_MENTION.test(textOf(link)) || !URL.canParse(href, origin)) return null;
  const page = new URL(href, origin);
  // Decoded like in the router; invalid escapes stay as they are.
  const path = new URLSearchParams(`p=${page.pathname}`).get('p') ?? '';
  return page.origin === origin ? (PROFILE.exec(path)?.[1]?.toLowerCase() ?? null) : null;
}

/** The visible text of a part; of a picture its description. */
function textOf(part: LinkNode | LinkNode['children'][number]): string {
  if (part.type === 'text') return part.value;
  return part.type === 'element'
    ? `${part.properties.alt ?? ''}${part.children.map(textOf).join('')}`
    : '';
}
