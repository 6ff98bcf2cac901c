import { describe, expect, it } from 'vitest';
import { english } from '#texts/english.ts';
import { createKeys } from '#ui/editor/toolbox/createKeys.ts';
import { TOUR_STEPS, type TourHands } from '#ui/editor/tourSteps.ts';
import type { KeyPress } from '#ui/board/access/keyPress.ts';
import { findCommand } from '#ui/board/access/useKeyTable.ts';
import type { KeyboardLayout } from '#ui/shared/settings/settingsSchema.ts';

const LAYOUTS: readonly KeyboardLayout[] = ['qwerty', 'azerty', 'dvorak', 'colemak'];

function press(key: string): KeyPress {
  const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false };
  return { key, code: '', ...none };
}

/** The words of a step. */
function textOf(index: number, hands: TourHands): string {
  return english.say(TOUR_STEPS[index]?.text(hands) ?? '');
}

/** The tool that a key takes in hand. */
function toolOf(layout: KeyboardLayout, key: string | undefined): string | null {
  const command = findCommand(createKeys(layout), press(key?.toLowerCase() ?? ''));
  return command?.type === 'tool' ? command.entry.key : null;
}

describe('the tour of the editor', () => {
  it('has eight steps, from the size to sharing', () => {
    expect(TOUR_STEPS.map(({ title }) => english.say(title))).toEqual([
      'Board size',
      'Tools',
      'On the board',
      'Rules',
      'About the puzzle',
      'Try it',
      'Checklist and solver',
      'Share',
    ]);
  });

  it.each(LAYOUTS)('names the first and the last key of the tools on %s', (layout) => {
    const text = textOf(1, { isTouch: false, layout });
    const [, first, last] = /press its key: (\S) to (\S) for board tools/.exec(text) ?? [];

    expect(toolOf(layout, first)).toBe('color');
    expect(toolOf(layout, last)).toBe('zone');
  });

  it('names the key that goes to the search of rules', () => {
    const text = textOf(3, { isTouch: false, layout: 'qwerty' });
    const [, key] = /Press (\S) to jump to the search/.exec(text) ?? [];

    expect(findCommand(createKeys('qwerty'), press(key ?? ''))?.type).toBe('search');
  });

  it('speaks to fingers of no keys and buttons', () => {
    for (const index of TOUR_STEPS.keys())
      expect(textOf(index, { isTouch: true, layout: 'qwerty' })).not.toMatch(
        /\bkeys?\b|button|F6|Enter/i,
      );
  });
});
