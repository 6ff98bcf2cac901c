import { message, type Text } from '#texts/message.ts';
import type { KeyboardLayout } from '#ui/shared/settings/settingsSchema.ts';
import { shortcutText, TOOLBOX } from '#ui/editor/toolbox/toolbox.ts';
import type { TourPart } from './editorTargets.ts';

/** Input devices of the author, which the texts about buttons and keys depend on. */
export interface TourHands {
  /** True for touch: then texts mention neither mouse buttons nor keys. */
  readonly isTouch: boolean;
  readonly layout: KeyboardLayout;
}

/** One step of the tour. */
export interface TourStep {
  readonly title: Text;
  /** A few short sentences. */
  readonly text: (hands: TourHands) => Text;
  readonly target: TourPart;
  /** The tab to open if the target is not mounted; null if it always is. */
  readonly tab: string | null;
  /** True if the drawer of a phone is raised, because the target is inside it. */
  readonly isRaised: boolean;
}

/** The tour of the editor, in order. */
export const TOUR_STEPS: readonly TourStep[] = [
  {
    title: message('tour.size'),
    text: () => message('tour.sizeText'),
    target: 'size',
    tab: 'info',
    isRaised: true,
  },
  {
    title: message('tour.tools'),
    text: ({ isTouch, layout }) =>
      isTouch ? message('tour.toolsTouch') : message('tour.toolsText', homeKeys(layout)),
    target: 'tools',
    tab: 'tools',
    isRaised: false,
  },
  {
    title: message('tour.board'),
    text: ({ isTouch }) => message(isTouch ? 'tour.boardTouch' : 'tour.boardText'),
    target: 'board',
    tab: null,
    isRaised: false,
  },
  {
    title: message('tour.rules'),
    text: ({ isTouch }) => message(isTouch ? 'tour.rulesTouch' : 'tour.rulesText'),
    target: 'rules',
    tab: 'rules',
    isRaised: true,
  },
  {
    title: message('tour.about'),
    text: () => message('tour.aboutText'),
    target: 'about',
    tab: 'info',
    isRaised: true,
  },
  {
    title: message('tour.tryIt'),
    text: () => message('tour.tryText'),
    target: 'try',
    tab: null,
    isRaised: false,
  },
  {
    title: message('tour.checklist'),
    text: () => message('tour.checklistText'),
    target: 'checklist',
    tab: 'checklist',
    isRaised: true,
  },
  {
    title: message('tour.share'),
    text: () => message('tour.shareText'),
    target: 'share',
    tab: 'checklist',
    isRaised: true,
  },
];

/** The first and the last key of the tools on the home row. */
function homeKeys(layout: KeyboardLayout) {
  const keys = TOOLBOX.flatMap(({ shortcut }) =>
    'slot' in shortcut ? [shortcutText(shortcut, layout)] : [],
  );
  return { first: keys[0] ?? '', last: keys.at(-1) ?? '' };
}
