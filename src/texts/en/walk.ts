/** The walkthrough of a draft: a player's solution path. */
export const walk = {
  title: 'How a player would solve it',
  note: 'Always by the easiest next step, from the givens to the end.',
  panel: 'The next step',
  looking: 'Looking for the next step …',
  failed: 'The steps could not be found.',

  // The position
  step: 'Step {step, number} of {steps, number}',
  stepSoFar: 'Step {step, number} of {steps, number} so far',
  allDone:
    '{steps, plural, =0 {There are no steps} one {The only step is done} other {All # steps are done}}',
  doneSoFar:
    '{steps, plural, =0 {No step found yet} one {# step done so far} other {# steps done so far}}',
  spokenStep: 'Step {step, number}',
  level: `{level, select,
    obvious {one clue, seen at once}
    clue {one clue}
    clues {two or three clues together}
    whatIf {many clues together, or a what-if}
    nested {a long what-if, or one inside another}
    search {a search}
    other {only the solution tells}}`,

  // Navigation
  back: 'Back',
  on: 'Next',
  hardest: 'Hardest step',
  curve: 'Steps of the solve; the higher, the harder',

  // The end
  allThatFollows: 'All that follows from the clues is on the board.',
  stuck: 'Here a player gets stuck: the clues leave several ways.',
  unused: 'Clues that no step uses',
  unusedNote: 'The puzzle may do without them, but another way to solve it may use them.',
  noneUnused: 'Every clue is used by some step.',
} as const;
