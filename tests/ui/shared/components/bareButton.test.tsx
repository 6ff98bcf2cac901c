// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Trash2 } from 'lucide-react';
import { Button, IconButton } from '#ui/shared/components/Button.tsx';

afterEach(cleanup);

function Once({ isIcon }: { isIcon: boolean }) {
  const [presses, setPresses] = useState(0);
  const onPress = () => setPresses(presses + 1);
  return (
    <>
      <p>{presses} presses</p>
      {isIcon ? (
        <IconButton icon={Trash2} label="Once" isDisabled={presses > 0} onPress={onPress} />
      ) : (
        <Button disabled={presses > 0} onClick={onPress}>
          Once
        </Button>
      )}
      <Button>Other</Button>
    </>
  );
}

describe.each([
  ['a button with text', false],
  ['an icon', true],
])('%s that its own press disables', (_, isIcon) => {
  it('has the focus until it moves on, and does nothing', () => {
    render(<Once isIcon={isIcon} />);
    const once = screen.getByRole<HTMLButtonElement>('button', { name: 'Once' });
    act(() => once.focus());
    fireEvent.click(once);

    expect(once.disabled).toBe(false);
    expect(once.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(once);
    fireEvent.click(once);
    expect(screen.getByText('1 presses')).toBeDefined();

    act(() => screen.getByRole('button', { name: 'Other' }).focus());
    expect(once.disabled).toBe(true);
    expect(once.hasAttribute('aria-disabled')).toBe(false);
  });
});
