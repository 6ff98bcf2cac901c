import * as account from './packs/account.ts';
import * as board from './packs/board.ts';
import * as chrome from './packs/chrome.ts';
import * as checklist from './packs/checklist.ts';
import * as code from './packs/code.ts';
import * as core from './packs/core.ts';
import * as embed from './packs/embed.ts';
import * as guards from './packs/guards.ts';
import * as help from './packs/help.ts';
import * as hints from './packs/hints.ts';
import * as home from './packs/home.ts';
import * as collections from './packs/collections.ts';
import * as lists from './packs/lists.ts';
import * as making from './packs/making.ts';
import * as moderation from './packs/moderation.ts';
import * as music from './packs/music.ts';
import * as nested from './packs/nested.ts';
import * as online from './packs/online.ts';
import * as ownAccount from './packs/ownAccount.ts';
import * as pages from './packs/pages.ts';
import * as parsing from './packs/parsing.ts';
import * as publishing from './packs/publishing.ts';
import * as ruleWords from './packs/ruleWords.ts';
import * as settings from './packs/settings.ts';
import * as sharing from './packs/sharing.ts';
import * as solving from './packs/solving.ts';
import * as talk from './packs/talk.ts';
import * as tour from './packs/tour.ts';

/** Every text there is, in the language it is first written in. */
export const GERMAN = {
  ...core,
  ...board,
  ...ruleWords,
  ...music,
  ...settings,
  ...solving,
  ...hints,
  ...making,
  ...tour,
  ...checklist,
  ...code,
  ...nested,
  ...home,
  ...account,
  ...pages,
  ...chrome,
  ...guards,
  ...help,
  ...sharing,
  ...parsing,
  ...lists,
  ...online,
  ...ownAccount,
  ...publishing,
  ...embed,
  ...collections,
  ...talk,
  ...moderation,
};
