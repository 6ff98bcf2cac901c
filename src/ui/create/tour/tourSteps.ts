import type { KeyboardLayout } from '../../settings/settingsSchema.ts';
import { shortcutText, TOOLBOX } from '../toolbox/toolbox.ts';

/** How an author works: words about buttons and keys depend on it. */
interface TourHands {
  /** By fingers: there are no buttons, and keys are not spoken of. */
  readonly isTouch: boolean;
  readonly layout: KeyboardLayout;
}

/** One step of the tour. */
export interface TourStep {
  readonly title: string;
  /** A few short sentences. */
  readonly text: (hands: TourHands) => string;
  /** Selector of what it is about; the first one in the page counts. */
  readonly target: string;
  /** The tab that is opened where the target is not in the page; null where it always is. */
  readonly tab: string | null;
  /** Whether the drawer of a phone is raised: the target lies in it, and not under the thumb. */
  readonly isRaised: boolean;
}

/** The tour of the editor, in its order. */
export const TOUR_STEPS: readonly TourStep[] = [
  {
    title: 'Size of the board',
    text: () =>
      'Say how wide and how high the board is, and which part of it stays. The board shows what would change; Apply makes it so.',
    target: '[data-tour="size"]',
    tab: 'info',
    isRaised: true,
  },
  {
    title: 'Tools',
    text: ({ isTouch, layout }) =>
      isTouch
        ? 'Take a tool in hand. A tap paints the chosen color or places a symbol. A finger that rests paints the other color or takes the symbol away.'
        : `Take a tool in hand, or press its key: ${homeKeys(layout)} for the board, digits for symbols. The left button paints the chosen color or places a symbol. The right button paints the other color or takes the symbol away.`,
    target: '[data-tour="tools"]',
    tab: 'tools',
    isRaised: false,
  },
  {
    title: 'On the board',
    text: ({ isTouch }) =>
      isTouch
        ? 'Tap a cell, or draw over many. Tap a symbol again to set it. Try it now: the tour waits.'
        : 'Press a cell, or draw over many. Press a symbol again to set it. Try it now: the tour waits. F6 goes to the board and back here.',
    target: '[data-create] .stage [role="grid"]',
    tab: null,
    isRaised: false,
  },
  {
    title: 'Rules',
    text: ({ isTouch }) =>
      isTouch
        ? 'Find a rule by its words, and tap it to add it. In the list below, tap a rule to set it.'
        : 'Find a rule by its words, and add it with Enter. In the list below, press a rule to set it, or drag it to its place. The / key goes to the search.',
    target: '[data-tour="rules"]',
    tab: 'rules',
    isRaised: true,
  },
  {
    title: 'About the puzzle',
    text: () => 'Give it a title, sign it, and say how hard it is. Add a few words for players.',
    target: '[data-tour="about"]',
    tab: 'info',
    isRaised: true,
  },
  {
    title: 'Try it',
    text: () => 'Play the puzzle as others will. Nothing you do there changes it.',
    target: '[data-tour="try"]',
    tab: null,
    isRaised: false,
  },
  {
    title: 'Checklist and solver',
    text: () =>
      'The checklist says what is missing, and goes there. The solver finds a solution, and proves whether it is the only one.',
    target: '[data-tour="checklist"]',
    tab: 'checklist',
    isRaised: true,
  },
  {
    title: 'Share',
    text: () =>
      'A link holds the whole puzzle, to be solved or to be edited. The draft is saved in this browser as you go. The help has this tour for another time.',
    target: '[data-tour="share"]',
    tab: 'checklist',
    isRaised: true,
  },
];

/** The first and the last key of the tools that lie on the home row, such as "A to J". */
function homeKeys(layout: KeyboardLayout): string {
  const keys = TOOLBOX.flatMap(({ shortcut }) =>
    'slot' in shortcut ? [shortcutText(shortcut, layout)] : [],
  );
  return `${keys[0]} to ${keys.at(-1)}`;
}
