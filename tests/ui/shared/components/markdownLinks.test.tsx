// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userBrief } from '#tests/support/briefs.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { userQuery } from '#ui/shared/api/userQuery.ts';
import { Markdown } from '#ui/shared/components/Markdown.tsx';
import { noteReader } from '#ui/shared/api/me.ts';
import { HOSTILE_MARKDOWN } from './hostileMarkdown.ts';

afterEach(() => {
  cleanup();
  noteReader(null);
});

/** The rendered Markdown, and the button and the words of a spoiler. */
const ELEMENTS = [
  ...['A', 'BLOCKQUOTE', 'BR', 'BUTTON', 'CODE', 'EM', 'HR'],
  ...['LI', 'OL', 'P', 'PRE', 'SPAN', 'STRONG', 'UL'],
];
const ATTRIBUTES = [
  ...[
    'aria-expanded',
    'class',
    'data-discover',
    'data-own',
    'href',
    'rel',
    'start',
    'tabindex',
    'target',
  ],
  ...['title', 'type'],
];
const PROTOCOLS = ['http:', 'https:', 'mailto:'];

function show(text: string): HTMLElement {
  const { container } = render(
    <MemoryRouter initialEntries={['/solve']}>
      <Markdown text={text} />
      <Place />
    </MemoryRouter>,
  );
  return container;
}

function Place() {
  return <output>{useLocation().pathname}</output>;
}

/** Where the router is now. */
function place(): string {
  return screen.getByRole('status').textContent;
}

/** Elements in `container` that no text may add. */
function forbiddenIn(container: HTMLElement): string[] {
  return [...container.querySelectorAll('*:not(output)')].flatMap((element) => [
    ...(ELEMENTS.includes(element.tagName) ? [] : [element.tagName]),
    ...element.getAttributeNames().filter((name) => !ATTRIBUTES.includes(name)),
    ...(element.tagName === 'A' && !isAllowed(element.getAttribute('href'))
      ? [String(element.getAttribute('href'))]
      : []),
  ]);
}

/** Browsers drop tabs, ends of lines and control characters around an address, as `URL` does. */
function isAllowed(href: string | null): boolean {
  return href !== null && PROTOCOLS.includes(new URL(href, 'https://chiaro.example/').protocol);
}

describe('hostile texts', () => {
  it('are many, each another one', () => {
    expect(HOSTILE_MARKDOWN.length).toBeGreaterThanOrEqual(60);
    expect(new Set(HOSTILE_MARKDOWN).size).toBe(HOSTILE_MARKDOWN.length);
  });

  it.each(HOSTILE_MARKDOWN)(
    'bring only what Markdown makes, and addresses of pages: %j',
    (text) => {
      const container = show(text);
      expect(forbiddenIn(container)).toEqual([]);

      for (const spoiler of screen.queryAllByRole('button')) fireEvent.click(spoiler);
      expect(forbiddenIn(container)).toEqual([]);
    },
  );

  it('would be found if they did', () => {
    const container = document.createElement('div');
    container.innerHTML =
      '<a href="java\nscript:1" onclick="1" style="top:0">x</a><img src="x"><a>y</a>';
    expect(forbiddenIn(container)).toEqual([
      'onclick',
      'style',
      'java\nscript:1',
      'IMG',
      'src',
      'null',
    ]);
  });

  it.each(['javascript:alert(1)', 'irc://example.org', 'data:text/html,x'])(
    'have words in the place of a link to %s',
    (address) => {
      show(`[words](${address})`);
      expect(screen.queryByRole('link')).toBeNull();
      expect(screen.getByText('words')).toBeDefined();
    },
  );
});

describe('links', () => {
  it.each([
    'https://example.org/a?b=c:d#e',
    'http://example.org',
    'mailto:somebody@example.org',
    '//example.org/x',
  ])(
    'to other places open in a tab of their own, which knows nothing of this one: %s',
    (address) => {
      show(`[there](<${address}>)`);
      const link = screen.getByRole('link', { name: 'there' });
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noreferrer noopener nofollow');
    },
  );

  it('never lead elsewhere by a backslash, which browsers read as a slash', () => {
    show('[there](</\\example.org/x>)');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/%5Cexample.org/x');
  });

  it('to pages of this site stay in it', () => {
    show('[next](/solve/1)');
    const link = screen.getByRole('link', { name: 'next' });
    expect(link.hasAttribute('target')).toBe(false);
    fireEvent.click(link);
    expect(place()).toBe('/solve/1');
  });
});

describe('mentions', () => {
  const ADA = '01a21d03-3bbb-77ea-9323-5801338fd775';
  const BO = '01a21d03-3bbb-77ea-9323-5801338fd776';
  const linkNamed = (name: string | RegExp) => screen.getByRole('link', { name });

  beforeEach(() => {
    queryClient.setQueryData(userQuery(ADA).queryKey, userBrief({ id: ADA, name: 'Ada' }));
    queryClient.setQueryData(
      userQuery(BO).queryKey,
      userBrief({ id: BO, name: 'Bo', moderator: true }),
    );
  });

  afterEach(() => queryClient.clear());

  it('have the name of the account, whatever their author wrote, and stand out', () => {
    show(`[@Moderator](/profile/${ADA}) [@Bo *the second*](/profile/${BO}) [Ada](/profile/${ADA})`);
    expect(linkNamed('@Ada').className).toContain('bg-fill-2');
    expect(linkNamed(/^@Bo ?Moderator$/).className).toContain('bg-fill-2');
    expect(linkNamed('Ada').className).toBe('underline');
    expect(screen.queryByText(/the second/)).toBeNull();
    fireEvent.click(linkNamed('@Ada'));
    expect(place()).toBe(`/profile/${ADA}`);
  });

  it.each([
    `[*@Moderator*](/profile/${ADA})`,
    `[\u{200d}@Moderator](/profile/${ADA})`,
    `[＠Moderator](/profile/${ADA})`,
    `[&#64;Moderator](/profile/${ADA})`,
    `[![@Moderator](x)](/profile/${ADA})`,
    `[**@Moderator**][1]\n\n[1]: /profile/${ADA} "Moderator"`,
    `[@Moderator](/profile/${ADA}/)`,
    `[@Moderator](/profile/${ADA}?tab=1#top)`,
    `[@Moderator](/profile/${ADA.toUpperCase()})`,
    `[@Moderator](/profile/%30${ADA.slice(1)})`,
    `[@Moderator](/Profile/${ADA})`,
    `[@Moderator](/x/../profile/${ADA})`,
    `[@Moderator](${location.origin}/profile/${ADA})`,
    `[@Moderator](//${location.host}/profile/${ADA})`,
  ])('have that name however they are written: %s', (text) => {
    show(text);
    expect(linkNamed('@Ada').className).toContain('bg-fill-2');
    expect(screen.queryByText(/Moderator/)).toBeNull();
  });

  it('are plain links where they lead to no account', () => {
    show('[@Nives](/profile/7) [@me](/rules)');
    expect(linkNamed('@Nives').className).toBe('underline');
    expect(linkNamed('@me').className).toBe('underline');
  });

  it('of the reader are highlighted, once it is known who that is', () => {
    show(`[@Ada](/profile/${ADA}) and [@Bo](/profile/${BO})`);
    expect(linkNamed(/^@Bo/).className).not.toContain('bg-primary');

    act(() => noteReader(BO));

    expect(linkNamed(/^@Bo/).className).toContain('bg-primary/15 font-strong');
    expect(linkNamed('@Ada').className).toContain('bg-fill-2');
  });
});
