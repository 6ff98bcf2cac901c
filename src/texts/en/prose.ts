/** Pages of prose: rules, privacy. */
export const prose = {
  // RulesPage
  rulesIntro:
    '{product} is a place for people who like to think. These few rules help keep it that way.',
  originalTitle: 'Original content only',
  original:
    'Only publish puzzles you created yourself. If an idea came from someone else, give credit. Puzzles that copy protected work are removed.',
  kindTitle: 'Be kind',
  kind: 'Everyone was a beginner once. Talk about puzzles, not about people, and suggest what would make a puzzle better.',
  cleanTitle: 'Keep it clean',
  clean: 'No insults, no hate, and nothing you wouldn’t show a child.',
  spoilersTitle: 'No spoilers',
  spoilers:
    'Put hints and solutions between spoiler tags, <code>||like this||</code>, so that others can choose whether to read them.',
  spamTitle: 'No spam',
  spam: 'No ads, no mass posting, and no puzzles published only to raise your count.',
  reportTitle: 'Report problems',
  report:
    'If you see something that breaks these rules, or something that doesn’t work, <contact>tell us</contact>.',

  // PrivacyPage
  privacyIntro: `You don’t need an account to solve or create puzzles. Settings, drafts, and unfinished puzzles
      stay in your browser. When you sign in, this site also stores what you do on it: your
      progress and times, ratings, loves, comments, follows, and the puzzles you save to your
      account.`,
  signingInTitle: 'Signing in',
  signingIn: `You can sign in with a passkey: {product} then only knows the name you chose, and the key never
      leaves your device. If this site offers it, you can also sign in through one of two
      external providers. {product} then receives your name and email address. Your name is
      public. Your email address is private and only used to recognize your account.`,
  cookiesTitle: 'Cookies',
  cookies: `One session cookie keeps you signed in. While you sign in, a second cookie protects that
      sign-in for ten minutes. There are no tracking cookies.`,
  staysTitle: 'What stays and what goes',
  stays: `Published puzzles can’t be deleted, because other people build on them. You can delete your
      collections and comments at any time, and your whole account in the settings. Published
      puzzles and comments then stay without your name.`,
  paymentsTitle: 'Payments',
  payments: `You pay on a page of the payment provider, Stripe. This site never receives your card
      details. It stores what you bought, when, and for how much, even after you delete your
      account.`,
  yourDataTitle: 'Your data',
  yourData: `You can download everything your account contains in the settings. When you delete your
      account, it’s gone right away, and gone from the backups after five weeks.`,
  operatorTitle: 'Who runs this site',
  operator: 'The people who run this site are named in the <imprint>imprint</imprint>.',
  questions: 'If you have questions about your data, <contact>contact us</contact>.',
  childrenTitle: 'Children',
  children: 'Accounts are not for children under 13.',
} as const;
