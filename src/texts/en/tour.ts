/** The tour of the editor. */
export const tour = {
  // The card
  step: 'Step {step} of {count}',
  stepTitle: 'Step {step} of {count}: {title}',
  next: 'Next',
  finish: 'Finish',
  back: 'Back',
  skip: 'Skip the tour',

  // The steps; those with keys and buttons also for touch
  size: 'Board size',
  sizeText:
    'Choose the width and height, and which part of the board to keep. The board previews the change; Apply confirms it.',
  tools: 'Tools',
  toolsText: `Pick a tool, or press its key: {first} to {last} for board tools, digits for symbols. Left-click
      paints the chosen color or places a symbol. Right-click paints the other color or removes
      the symbol.`,
  toolsTouch:
    'Pick a tool. Tap to paint the chosen color or place a symbol. Touch and hold to paint the other color or remove the symbol.',
  board: 'On the board',
  boardText:
    'Click a cell, or drag across several. Click a symbol again to edit it. Try it now; the tour will wait. F6 switches between the board and this card.',
  boardTouch:
    'Tap a cell, or drag across several. Tap a symbol again to edit it. Try it now; the tour will wait.',
  rules: 'Rules',
  rulesText:
    'Search for a rule and press Enter to add it. In the list below, click a rule to edit it, or drag it to reorder. Press / to jump to the search.',
  rulesTouch: 'Search for a rule and tap it to add it. In the list below, tap a rule to edit it.',
  about: 'About the puzzle',
  aboutText:
    'Add a title and your name, set the difficulty, and write a few words for players if you like.',
  tryIt: 'Try it',
  tryText: 'Play the puzzle the way others will. Nothing you do there changes it.',
  checklist: 'Checklist and solver',
  checklistText:
    'The checklist shows what’s missing and takes you there. The solver finds a solution and proves whether it’s the only one.',
  share: 'Share',
  shareText:
    'A link contains the whole puzzle, to solve or to edit. Your draft is saved in this browser as you work. To see this tour again, open Help.',
} as const;
