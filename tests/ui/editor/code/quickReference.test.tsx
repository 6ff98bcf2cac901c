// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { english } from '#texts/english.ts';
import { scriptDeclarations } from '#engine/script/declarations.ts';
import { QuickReference } from '#ui/editor/code/CodePanel.tsx';

afterEach(cleanup);

describe('the help of the script editor', () => {
  it('says where x and y count from 0', () => {
    render(<QuickReference onInsert={() => undefined} />);
    const reference = screen.getByRole('complementary', { name: 'Quick reference' });

    expect(within(reference).getByText(/^x and y count from 0\. They end in \.5/)).toBeDefined();
    for (const code of ['.setCell(', '.getCell(', 'move(', 'array('])
      expect(
        within(reference).getByText((text) => text.startsWith(code)).parentElement?.textContent,
      ).toContain('x and y count from 0.');
  });

  it('has it in the declarations of symbols too', () => {
    const declarations = scriptDeclarations((text) => english.say(text));

    expect(declarations).toMatch(/@param x Column, counting from 0/);
    expect(declarations).toMatch(/@param y Row, counting from 0/);
  });
});
