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
  size: 'Size of the board',
  sizeText:
    'Say how wide and how high the board is, and which part of it stays. The board shows what would change; Apply makes it so.',
  tools: 'Tools',
  toolsText:
    'Take a tool in hand, or press its key: {first} to {last} for the board, digits for symbols. The left button paints the chosen color or places a symbol. The right button paints the other color or takes the symbol away.',
  toolsTouch:
    'Take a tool in hand. A tap paints the chosen color or places a symbol. A finger that rests paints the other color or takes the symbol away.',
  board: 'On the board',
  boardText:
    'Press a cell, or draw over many. Press a symbol again to set it. Try it now: the tour waits. F6 goes to the board and back here.',
  boardTouch:
    'Tap a cell, or draw over many. Tap a symbol again to set it. Try it now: the tour waits.',
  rules: 'Rules',
  rulesText:
    'Find a rule by its words, and add it with Enter. In the list below, press a rule to set it, or drag it to its place. The / key goes to the search.',
  rulesTouch:
    'Find a rule by its words, and tap it to add it. In the list below, tap a rule to set it.',
  about: 'About the puzzle',
  aboutText: 'Give it a title, sign it, and say how hard it is. Add a few words for players.',
  tryIt: 'Try it',
  tryText: 'Play the puzzle as others will. Nothing you do there changes it.',
  checklist: 'Checklist and solver',
  checklistText:
    'The checklist says what is missing, and goes there. The solver finds a solution, and proves whether it is the only one.',
  share: 'Share',
  shareText:
    'A link holds the whole puzzle, to be solved or to be edited. The draft is saved in this browser as you go. The help has this tour for another time.',
} as const;
