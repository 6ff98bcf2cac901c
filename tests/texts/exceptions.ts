/** Texts that are the same in both languages: names, signs, and words that German has too. */
export const ALIKE: ReadonlySet<string> = new Set([
  // Names of genres are Japanese in every language.
  ...['nurikabe', 'kurodoko', 'yinYang', 'norinori', 'norinuri'].map((name) => `genres.${name}`),
  ...['dominion', 'nuriUzu', 'tilepaint'].map((name) => `genres.${name}`),
  'assistant.atPlace',
  'board.oneBecame',
  'checklist.goThere',
  'chrome.offline',
  'chrome.moderation',
  'chrome.offline',
  'code.title',
  'create.codeTab',
  'create.difficultyShown',
  'create.infoTab',
  'create.solverTab',
  'drafts.sizeAndTime',
  'families.nurikabe.title',
  'families.yinYang.title',
  'guards.moderation',
  'hints.nounAt',
  'hints.spokenLine',
  'home.sheetSize',
  'home.symbolTitle',
  'ideas.countOfKind',
  'ideas.symmetryDiagonal',
  'imports.authorAndSize',
  'imports.exportedLine',
  'imports.size',
  'lists.feed',
  'moderation.megabytes',
  'moderation.profile',
  'moderation.title',
  'music.bpm',
  'music.crash',
  'music.kick',
  'music.rim',
  'music.shortHihat',
  'music.snare',
  'music.tom',
  'notices.method',
  'notices.methodNamed',
  'prose.cookiesTitle',
  'publishing.label',
  'settings.animation',
  'settings.online',
  'sharing.shareLink',
  'site.spoilerShown',
  'site.version',
  'solver.backtrackTitle',
  'solver.choice',
  'solver.inSeconds',
  'solver.outdated',
  'solver.panel',
  'solver.universalTitle',
  'symbols.custom_icon.icon',
  'symbols.custom_text.text',
  'symbols.lotus.title',
  'tools.icons',
  'tools.instrument',
  'tools.noteField',
  'tools.pedal',
  'ownAccount.name',
  'ownAccount.passkey',
]);

/** Texts that code names by putting a name together. */
export const NAMED_BY_CODE: readonly RegExp[] = [
  /^techniques\.\w+\.(?:title|about)$/, // by techniques
  /^create\.(?:joined|parted|border|borderRemoved|placed|changed|removed)$/,
  /^heads\./, // by the rows of contract/pages.ts
];

/** Files whose strings look like texts, and why these are in one language. */
export const UNREAD_FILES: readonly RegExp[] = [
  /^engine\/canvas\/cells\/shader\//, // declarations of GLSL
  /^cli\//, // the terminal speaks English
  /^base\/commandHelp\.ts$/, // so does its help
  /^engine\/script\//, // a library for JavaScript, with errors as its programmers know them
  /^engine\/foreign\/genres\//, // names of genres are the same everywhere
  /^engine\/glyph\/icons\//, // names of an icon set
  /^engine\/canvas\/cells\/cellShader\.ts$/,
  /^ui\/pages\/(?:Gallery|gallery)\w+\./, // for developers alone
  /^solvers\/(?:cspuz|toolkit)\//, // data for packages, and errors for programmers
];

const KEYS = [
  'Alt',
  'Backspace',
  'Control',
  'Ctrl',
  'Delete',
  'Digit',
  'End',
  'Enter',
  'Escape',
  'Home',
  'Meta',
  'Shift',
  'Space',
  'Tab',
];
const NAMES = [
  'API',
  'Chiaro',
  'Cobalt',
  'Colemak',
  'Discord',
  'Dracula',
  'Dvorak',
  'Google',
  'Microsoft Research',
  'Node',
  'PostgreSQL',
];

/** Strings that look like texts and are none. */
export const NO_TEXTS: ReadonlySet<string> = new Set([
  ...KEYS,
  ...NAMES,
  'English',
  'Deutsch', // each in its own language
  'Left',
  'Right', // parts of names
  'clue 0 0',
  'parent 0 0',
  'reach 0 0',
  'symbol 0 0',
  'relative grid 0 0',
  // Initial texts of an editor belong to the author from then on.
  'A *custom* rule',
  'A *custom* icon symbol',
  'A *custom* text symbol',
  'The answer does not fit the board', // for developers: the page says that the assistant failed
  '0 could not be loaded. Load this page again.', // said where texts cannot be loaded
  'There’s nothing at this address.', // the English summary of a refusal, for developers
]);
