// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { HEAVY_MARKDOWN } from '#tests/support/heavyMarkdown.ts';
import { Markdown } from '#ui/shared/components/Markdown.tsx';

/** Without limits the worst of these texts take two seconds, or throw. */
const MOST_MS = 600;

afterEach(cleanup);

describe('a text that is heavy to read', () => {
  it.each(HEAVY_MARKDOWN.map((text) => [text.slice(0, 16), text]))(
    'is shown in a moment, as words where it is too heavy: %j',
    (_, text) => {
      const before = process.cpuUsage();
      render(
        <MemoryRouter>
          <h1>The page</h1>
          <Markdown text={text} />
        </MemoryRouter>,
      );
      const { user, system } = process.cpuUsage(before);

      expect(screen.getByRole('heading').textContent).toBe('The page');
      expect((user + system) / 1000).toBeLessThan(MOST_MS);
    },
  );

  it('is shown as it was written beyond the limits of the site', () => {
    const text = `**not bold** ${'a '.repeat(50_000)}`;
    const { container } = render(<Markdown text={text} />);

    expect(container.textContent).toBe(text);
    expect(container.querySelector('strong')).toBeNull();
  });
});
