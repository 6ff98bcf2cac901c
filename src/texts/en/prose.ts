/** Pages of prose: rules, privacy. */
export const prose = {
  // RulesPage
  rulesTitle: 'Rules',
  rulesIntro: '{product} is a place for people who like to think. These few rules keep it one.',
  originalTitle: 'Original content only',
  original:
    'Publish puzzles you made yourself. Where an idea came from someone else, say so. Puzzles that copy protected work are taken down.',
  kindTitle: 'Be kind',
  kind: 'Everyone was new once. Speak of puzzles, not of people, and say what would make a puzzle better.',
  cleanTitle: 'Keep it clean',
  clean: 'No insults, no hate, nothing that does not belong in front of children.',
  spoilersTitle: 'No spoilers',
  spoilers:
    'Put hints and solutions between spoiler tags, <code>||like this||</code>, so that others can choose not to read them.',
  spamTitle: 'No spam',
  spam: 'No advertising, no flooding, no puzzles published only to be counted.',
  reportTitle: 'Report problems',
  report:
    'If you see something that breaks these rules, or something broken in the site, <contact>tell us</contact>.',

  // PrivacyPage
  privacyTitle: 'Privacy policy',
  privacyIntro:
    'Solving and making puzzles needs no account. Settings, drafts and puzzles under way stay in your browser. Signed in, you share with this site what you do on it: how far you are with a puzzle of the site, the time it took, your rating, and the puzzles you choose to keep here.',
  signingInTitle: 'Signing in',
  signingIn:
    'You can sign in with a passkey: {product} then knows the name you chose, and the key never leaves your device. Where this site offers them, you can also sign in through one of two external providers. {product} then learns your name and your e-mail address. The name is public. The e-mail address is private and only used to recognize your account.',
  cookiesTitle: 'Cookies',
  cookies: 'One session cookie keeps you signed in. There are no others.',
  staysTitle: 'What stays and what goes',
  stays:
    'Published puzzles cannot be deleted, because other people build on them. Collections and comments can be deleted at any time.',
  childrenTitle: 'Children',
  children: 'Accounts are not for children under 13.',
} as const;
