// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { Markdown } from '#ui/components/Markdown.tsx';
import { noteReader } from '#ui/platform/reader.ts';
import { HOSTILE_MARKDOWN } from './hostileMarkdown.ts';

afterEach(() => {
  cleanup();
  noteReader(null);
});

/** What Markdown makes, and the button and the words of a spoiler. */
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

/** What is in `container` that no text may bring with it. */
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
  const classesOf = (name: string) => screen.getByRole('link', { name }).className;

  it('are links to people whose words begin with an at sign, and stand out', () => {
    show('[@Ada](/profile/1) [Ada](/profile/1) [@me](/rules) [@Bo *the second*](/profile/2)');
    expect(classesOf('@Ada')).toContain('bg-fill-2');
    expect(classesOf('Ada')).toBe('underline');
    expect(classesOf('@me')).toBe('underline');
    expect(classesOf('@Bo the second')).toContain('bg-fill-2');
    fireEvent.click(screen.getByRole('link', { name: '@Ada' }));
    expect(place()).toBe('/profile/1');
  });

  it('of the reader are highlighted, once it is known who that is', () => {
    show('[@Ada](/profile/1) and [@Bo](/profile/2)');
    expect(classesOf('@Bo')).not.toContain('bg-primary');

    act(() => noteReader('2'));

    expect(classesOf('@Bo')).toContain('bg-primary/15 font-strong');
    expect(classesOf('@Ada')).toContain('bg-fill-2');
  });
});
