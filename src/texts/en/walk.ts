/** The walkthrough of a draft: a player's solution path. */
export const walk = {
  title: 'How a player would solve it',
  note: 'Takes the easiest next step every time, from start to finish.',
  panel: 'Next step',
  looking: 'Looking for the next step…',
  failed: 'Couldn’t work out the steps. Please try again.',

  // The position
  step: 'Step {step, number} of {steps, number}',
  stepSoFar: 'Step {step, number} of {steps, number} so far',
  allDone:
    '{steps, plural, =0 {There are no steps} one {The only step is done} other {All # steps are done}}',
  doneSoFar:
    '{steps, plural, =0 {No step found yet} one {# step done so far} other {# steps done so far}}',
  spokenStep: 'Step {step, number}',
  level: `{level, select, obvious {one clue, easy to see} clue {one clue} clues {two or three clues
      together} whatIf {many clues together, or a what-if} nested {a long what-if, or one inside
      another} search {trial and error} other {no explanation found}}`,

  // Navigation
  back: 'Back',
  on: 'Next',
  hardest: 'Hardest step',
  curve: 'Difficulty of each step; higher is harder',

  // The end
  allThatFollows: 'Everything that follows from the clues is on the board.',
  stuck: 'A player gets stuck here: more than one solution is still possible.',
  unused: 'Clues that weren’t needed',
  unusedNote: 'The puzzle may work without them, but another way to solve it could need them.',
  noneUnused: 'Every clue was needed for at least one step.',
} as const;
