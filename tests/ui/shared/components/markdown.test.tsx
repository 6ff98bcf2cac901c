// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Markdown } from '#ui/shared/components/Markdown.tsx';

afterEach(cleanup);

const HIDDEN = 'Spoiler. Select to reveal';

function spoilers(): HTMLElement[] {
  return screen.queryAllByRole('button', { name: HIDDEN });
}

/** The text of the page with every spoiler as it is, then with all of them opened. */
function read(text: string): { hidden: string; shown: string; container: HTMLElement } {
  const { container } = render(<Markdown text={text} />);
  const words = () => container.textContent.replaceAll(HIDDEN, '■').replaceAll(/\s+/g, ' ').trim();
  const hidden = words();
  for (let [next] = spoilers(); next; [next] = spoilers()) fireEvent.click(next);
  return { hidden, shown: words().replaceAll('Spoiler: ', ''), container };
}

describe('spoilers', () => {
  it.each([
    ['a ||secret|| b', 'a ■ b', 'a secret b'],
    ['||x|y||', '■', 'x|y'],
    ['||a|||', '■|', 'a|'],
    ['|| spaced || and ||next||', '■ and ■', 'spaced and next'],
    ['|| spaced ||and on', '■and on', 'spaced and on'],
    ['a||b||c', 'a■c', 'abc'],
    ['||two\nlines||', '■', 'two lines'],
    ['||a ||b|| c||', '■', 'a b c'],
    ['*x ||y* z||', '*x ■', '*x y* z'],
    ['||a [b|| c](http://d)', '■ c](http://d)', 'a [b c](http://d)'],
  ])('hide what stands between two pairs of pipes: %s', (text, hidden, shown) => {
    expect(read(text)).toMatchObject({ hidden, shown });
  });

  it.each(['||never closed', 'a || b', '||||', '\\||not hidden\\||', '`||code||`', '|one|'])(
    'are none where a pair does not close, or is escaped or code: %s',
    (text) => {
      const { hidden } = read(text);
      expect(hidden).toBe(text.replaceAll(/[`\\]/g, ''));
    },
  );

  it('hold formatting, code and links', () => {
    const { container } = read('||**bold** and `a||b` in [a link](https://example.org/||x)||');
    expect(container.querySelector('strong')?.textContent).toBe('bold');
    expect(container.querySelector('code')?.textContent).toBe('a||b');
    expect(container.querySelector('a')?.getAttribute('href')).toBe('https://example.org/%7C%7Cx');
    expect(container.textContent).not.toContain('#spoiler');
  });

  it('stand in formatting and lists', () => {
    const { container } = read('- **b ||in bold||**\n- ||`code`||');
    expect(container.querySelector('strong')?.textContent).toContain('in bold');
    expect(container.querySelector('li code')?.textContent).toBe('code');
  });

  it('do not make a link of one that says #spoiler', () => {
    render(<Markdown text="[words](#spoiler)" />);
    expect(screen.getByRole('link', { name: 'words' })).toBeDefined();
  });

  it('are not in the page before they are pressed, and then have the focus', () => {
    const { container } = render(<Markdown text="a ||secret|| b" />);
    expect(container.innerHTML).not.toContain('secret');
    const [button] = spoilers();
    expect(button?.getAttribute('aria-expanded')).toBe('false');

    if (button) fireEvent.click(button);

    expect(spoilers()).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Spoiler: secret');
  });

  it('may be many', () => {
    const { container } = render(<Markdown text={'||a'.repeat(401)} />);
    expect(container.textContent).toBe(`${HIDDEN}a`.repeat(200) + '||a');
  });
});
