import type { Catalogs } from '#texts/en/all.ts';
import type { Language } from '#texts/languages.ts';
import type { CompiledTexts } from '#texts/translator.ts';

/**
 * Texts that load together: `core` before anything is shown, each other pack with the parts that
 * show it.
 */
export type Pack =
  | 'core'
  | 'board'
  | 'ruleWords'
  | 'music'
  | 'settings'
  | 'solving'
  | 'hints'
  | 'making'
  | 'checklist'
  | 'tour'
  | 'code'
  | 'nested'
  | 'home'
  | 'account'
  | 'pages'
  | 'chrome'
  | 'guards'
  | 'help'
  | 'sharing'
  | 'parsing'
  | 'lists'
  | 'online'
  | 'ownAccount'
  | 'publishing'
  | 'embed'
  | 'collections'
  | 'talk'
  | 'moderation';

/** Where the texts of a language are. */
export const PACKS: Readonly<
  Record<Language, Readonly<Record<Pack, () => Promise<CompiledTexts>>>>
> = {
  en: {
    core: () => import('#texts/en/packs/core.ts'),
    board: () => import('#texts/en/packs/board.ts'),
    ruleWords: () => import('#texts/en/packs/ruleWords.ts'),
    music: () => import('#texts/en/packs/music.ts'),
    settings: () => import('#texts/en/packs/settings.ts'),
    solving: () => import('#texts/en/packs/solving.ts'),
    hints: () => import('#texts/en/packs/hints.ts'),
    making: () => import('#texts/en/packs/making.ts'),
    checklist: () => import('#texts/en/packs/checklist.ts'),
    tour: () => import('#texts/en/packs/tour.ts'),
    code: () => import('#texts/en/packs/code.ts'),
    nested: () => import('#texts/en/packs/nested.ts'),
    home: () => import('#texts/en/packs/home.ts'),
    account: () => import('#texts/en/packs/account.ts'),
    pages: () => import('#texts/en/packs/pages.ts'),
    chrome: () => import('#texts/en/packs/chrome.ts'),
    guards: () => import('#texts/en/packs/guards.ts'),
    help: () => import('#texts/en/packs/help.ts'),
    sharing: () => import('#texts/en/packs/sharing.ts'),
    parsing: () => import('#texts/en/packs/parsing.ts'),
    lists: () => import('#texts/en/packs/lists.ts'),
    online: () => import('#texts/en/packs/online.ts'),
    ownAccount: () => import('#texts/en/packs/ownAccount.ts'),
    publishing: () => import('#texts/en/packs/publishing.ts'),
    embed: () => import('#texts/en/packs/embed.ts'),
    collections: () => import('#texts/en/packs/collections.ts'),
    talk: () => import('#texts/en/packs/talk.ts'),
    moderation: () => import('#texts/en/packs/moderation.ts'),
  },
  de: {
    core: () => import('#texts/de/packs/core.ts'),
    board: () => import('#texts/de/packs/board.ts'),
    ruleWords: () => import('#texts/de/packs/ruleWords.ts'),
    music: () => import('#texts/de/packs/music.ts'),
    settings: () => import('#texts/de/packs/settings.ts'),
    solving: () => import('#texts/de/packs/solving.ts'),
    hints: () => import('#texts/de/packs/hints.ts'),
    making: () => import('#texts/de/packs/making.ts'),
    checklist: () => import('#texts/de/packs/checklist.ts'),
    tour: () => import('#texts/de/packs/tour.ts'),
    code: () => import('#texts/de/packs/code.ts'),
    nested: () => import('#texts/de/packs/nested.ts'),
    home: () => import('#texts/de/packs/home.ts'),
    account: () => import('#texts/de/packs/account.ts'),
    pages: () => import('#texts/de/packs/pages.ts'),
    chrome: () => import('#texts/de/packs/chrome.ts'),
    guards: () => import('#texts/de/packs/guards.ts'),
    help: () => import('#texts/de/packs/help.ts'),
    sharing: () => import('#texts/de/packs/sharing.ts'),
    parsing: () => import('#texts/de/packs/parsing.ts'),
    lists: () => import('#texts/de/packs/lists.ts'),
    online: () => import('#texts/de/packs/online.ts'),
    ownAccount: () => import('#texts/de/packs/ownAccount.ts'),
    publishing: () => import('#texts/de/packs/publishing.ts'),
    embed: () => import('#texts/de/packs/embed.ts'),
    collections: () => import('#texts/de/packs/collections.ts'),
    talk: () => import('#texts/de/packs/talk.ts'),
    moderation: () => import('#texts/de/packs/moderation.ts'),
  },
};

/** The pack that each area is in. */
export const PACK_OF: Readonly<Record<keyof Catalogs, Pack>> = {
  site: 'core',
  frame: 'core',
  parse: 'parsing',
  rules: 'board',
  ruleWords: 'ruleWords',
  symbols: 'board',
  clues: 'board',
  board: 'board',
  play: 'board',
  music: 'music',
  settings: 'settings',
  solver: 'solving',
  hints: 'hints',
  create: 'making',
  tools: 'making',
  tour: 'tour',
  checklist: 'checklist',
  code: 'code',
  nested: 'nested',
  walk: 'nested',
  assistant: 'making',
  home: 'home',
  learn: 'home',
  drafts: 'home',
  account: 'account',
  bulk: 'pages',
  imports: 'pages',
  prose: 'pages',
  chrome: 'chrome',
  guards: 'guards',
  help: 'help',
  sharing: 'sharing',
  lists: 'lists',
  online: 'online',
  ownAccount: 'ownAccount',
  publishing: 'publishing',
  embed: 'embed',
  collections: 'collections',
  talk: 'talk',
  moderation: 'moderation',
};
