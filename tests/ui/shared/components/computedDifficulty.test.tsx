// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ComputedDifficulty } from '#ui/shared/components/ComputedDifficulty.tsx';

afterEach(cleanup);

describe('how hard a puzzle is as computed', () => {
  it('is said in words, the picture of its course too', () => {
    const curve = [
      { level: 2, width: 15 },
      { level: 4, width: 1 },
      { level: 1, width: 4 },
    ];
    render(<ComputedDifficulty rating={{ hardest: 6, minutes: 12, whatIfs: 1, curve }} />);

    expect(screen.getByText('Computed: hardest step 6 of 10, a what-if')).toBeDefined();
    expect(screen.getByText('About 12 minutes, 1 what-if needed')).toBeDefined();
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'How a solve goes: one clue at a time for 95% of the cells and what-ifs for 5% of the cells. The hardest step comes 75% of the way through.',
    );
  });

  it('has no picture where nothing is left to be found', () => {
    render(<ComputedDifficulty rating={{ hardest: 1, minutes: 1, whatIfs: 0, curve: [] }} />);

    expect(screen.getByText('About 1 minute, no what-ifs needed')).toBeDefined();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
