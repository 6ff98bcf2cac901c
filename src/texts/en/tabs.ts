/** A puzzle that is open in two tabs. */
export const tabs = {
  met: 'Also open in another tab',
  metNote:
    'Both tabs show the same board. Continue here, and the other tab will follow; or open a separate copy.',
  openCopy: 'Open a copy',
  continueHere: 'Continue here',
  behind: 'You continued in another tab',
  behindNote: `{what, select, draft {The draft} other {The board}} there is newer. Continue with the newer one,
      or keep this one as a separate copy. Nothing is overwritten.`,
  newerBoard: 'Other tab (newer)',
  olderBoard: 'This tab (older)',
  savedAt: 'saved at {time}',
  draftSize:
    '{width} × {height}, {rules, plural, one {# rule} other {# rules}}, {symbols, plural, one {# symbol} other {# symbols}}',
  keepAsCopy: 'Keep this as a copy',
  continueNewer: 'Continue the newer one',
  copied: 'This board is now a separate copy. The other one is unchanged.',
} as const;
