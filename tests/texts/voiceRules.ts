/** Words that a language of texts does without. */
export interface VoiceRule {
  readonly words: RegExp;
  /** The words to use, or the reason. */
  readonly instead: string;
  /** Ids of texts that may use the words. An id with a dot at its end stands for a whole area. */
  readonly except?: readonly string[];
}

/** The voice of the English texts: words that sound wrong or are vague. */
const VOICE: readonly VoiceRule[] = [
  { words: /\bholds\b|(?:not|n’t) hold\b|\bhold together\b/i, instead: 'is satisfied, contains' },
  { words: /\bstands?\b/i, instead: 'is, shows up' },
  {
    words: /\bl(?:ie|ies|ay)\b/i,
    instead: 'is',
    except: [
      'hints.lying_symbols.noun', // lie: do not tell the truth
      'hints.lying_symbols.other',
      'rules.lying_symbols.brief',
      'symbols.dart.explain',
    ],
  },
  {
    words: /\btold\b|\btells?\b(?! (?:about|how|us|whether|which|you)\b)/i,
    instead: 'notified, shows',
  },
  {
    words: /\bsa(?:y|ys|id)\b/i,
    instead: 'shows; a person or a sentence may say something',
    except: [
      'account.restricted',
      'checklist.checkedMeaning',
      'moderation.actHelp',
      'moderation.says',
      'parse.genreWithoutSize',
      'talk.signedOutNote',
    ],
  },
  {
    words: /\bkept\b(?! \w+ing\b)|\bkeeps\b/i,
    instead: 'saved; only what could have changed is kept',
    except: [
      'code.doesWithCells',
      'moderation.messageNote',
      'prose.cookies',
      'solver.z3About',
      'tools.iconsFailed',
    ],
  },
  {
    words:
      /\bkeep (?:(?:a|the|this|your) )?(?:as preset|draft|in|on|order|preset|puzzle|version|symbol(?! off))\b/i,
    instead: 'save',
  },
  { words: /\b(?:go|goes|going|went) on\b/i, instead: 'continue' },
  { words: /\b(?:account|description|permissions|picture|suspension) of \{\}/i, instead: '{}’s' },
  {
    words: /\bt(?:ake|akes|aken|aking|ook)(?: (?!over\b)\S+){0,3} (?:away|back|out)\b/i,
    instead: 'remove, undo, erase',
    except: ['hints.doUndo', 'solved.mistakesTakenBack'], // as a player says it of a mistake
  },
  { words: /\b(?:any|every|some)body\b/i, instead: 'anyone, everyone, someone' },
  {
    words: /\bnobody\b(?! else)|\bno one\b|\bwhoever\b|\bits like\b|\bof its own\b/i,
    instead: 'a person or a thing as the subject',
    except: ['moderation.settleHelp'],
  },
  {
    words: /\bbeg(?:an|in|inning|ins|un)\b/i,
    instead: 'start',
    except: ['music.beginning'], // of a tune
  },
  {
    words:
      /\bmaking\b|\bmade\b(?! (?:it )?private)(?! (?:the|your) (?:puzzle|collection) “\{)|\bmakes? an? \b(?!given|sound|mistake)/i,
    instead: 'create',
    except: [
      'code.doesArray', // as references of functions say it
      'code.doesCreateGrid',
      'code.doesEmptyGrid',
      'prose.kind',
    ],
  },
  {
    words: /^set\b|\bset (?:a|an|how|it|the|this|your)\b/i,
    instead: 'edit, change, choose',
    except: ['tour.aboutText'],
  },
  { words: /\bplace (?:#|\{\})/i, instead: 'position' },
  { words: /\b(?:beside|round)\b/i, instead: 'next to, around' },
  { words: /\blike (?:cells?|colors?|neighbors?|ones?)\b|\bone like\b/i, instead: 'same, similar' },
  { words: /\bturned\b|\bturns? (?:left|onto|right|what)\b/i, instead: 'rotated, rotate' },
  { words: /\bequal size\b|\bequally (?:far|large|long)\b/i, instead: 'the same size' },
  { words: /\bnetwork\b/i, instead: 'internet connection, online' },
  { words: /\b(?:from|on|to) the site\b/i, instead: 'your account' },
  { words: /\bthe site (?:has|is|was)\b|\bservice\b/i, instead: 'the server' },
  {
    words: /\b(?:be|not|was) read\b/i,
    instead: 'Couldn’t load …',
    except: ['create.presetsLeftOut', 'imports.malformed', 'imports.unreadable'],
  },
  { words: /\bpress (?:an?|between|one|it|the|to)\b/i, instead: 'click, tap, select' },
  { words: /\bfingers?\b/i, instead: 'touch and hold, tap', except: ['help.pinchNote'] },
  { words: /\b(?:asleep|anew|likewise)\b/i, instead: 'plain words' },
  { words: /\bas (?:it|they) should be\b/i, instead: 'right, satisfied' },
  { words: /\bno longer meet\b|\bone moment\b/i, instead: 'can’t be connected anymore, Loading…' },
  {
    words: /^one (?:cell|draft|hint|link|mistake|person|preset|puzzle|rule|symbol)\b/i,
    instead: 'a figure: 1 cell',
  },
  {
    words: /\bcannot\b|\b(?:are|could|did|do|does|had|has|have|is|was|were|would) not\b/i,
    instead: 'can’t, isn’t, …',
    except: ['prose.children'],
  },
  { words: /(?<!\b(?:as|in) )\bit is\b(?! now\b| (?:dark|light)\b)/i, instead: 'it’s' },
  {
    words: /(?<!\. )please\b|\bplease (?!start again|try again|use another)/i,
    instead: 'nothing: “please” comes after a failure only',
  },
  { words: /\bsorry\b/i, instead: 'nothing' },
  {
    words: /(?<!\bSolved|\bThank you)!/,
    instead: 'a full stop',
    except: ['settings.resetWarning', 'site.wentWrong', 'solver.failed'], // of the specification
  },
  { words: /\s…|\.\.\./, instead: '“…” right after the word' },
  { words: /\s%/, instead: '% right after the number' },
  { words: /\p{L}['`´]\p{L}|["“]\{\}"/u, instead: '’ and “”' },
  {
    words: /\p{L}+, \p{L}+ (?:and|or) \p{L}+/u,
    instead: 'a serial comma: a, b, and c',
    except: [
      'home.heroTitle', // no lists
      'lessons.light-and-dark-4.after',
      'lessons.lotus-2.before',
      'rules.contains_shape.explain',
    ],
  },
];

/** The glossary: words that English texts do not use for a concept. */
const GLOSSARY: readonly VoiceRule[] = [
  {
    words: /\bgames?\b|\blevels?\b/i,
    instead: 'puzzle',
    except: [
      'parse.tooDeep',
      'lists.supporterLevels',
      'lists.levelsRun',
      'lists.priceLevel', // those of supporters
    ],
  },
  {
    words: /\bgrids?\b/i,
    instead: 'board; grid in scripts, file formats and nested editors',
    except: [
      'code.',
      'create.mainGridTab',
      'heads.', // as people search for it
      'home.lead',
      'nested.copyMainGrid',
      'nested.gridNote',
      'parse.',
      'rules.music.brief',
      'rules.music.title',
      'solver.nobodyKnows', // of the specification
      'solver.notSupported',
      'tools.itsGrid',
    ],
  },
  { words: /\b(?:boxes|box|tiles?)\b/i, instead: 'cell', except: ['parse.noSize'] },
  {
    words: /\b(?:blank|flood|shaded?|uncolored)\b|^color (?!to\b)/i,
    instead: 'paint, fill, empty',
  },
  {
    words: /\b(?:black|white)\b/i,
    instead: 'dark, light',
    except: ['home.givensNote', 'sharing.paperNote'], // on paper
  },
  { words: /\b(?:fixed|locked|predetermined)\b/i, instead: 'given, final' },
  {
    words: /\b(?:joined|parted)\b/i,
    instead: 'merged, split; wraps around',
    except: ['lists.joined', 'moderation.since'], // persons
  },
  { words: /\bregions?\b/i, instead: 'area' },
  { words: /\bcages?\b|\brooms\b/i, instead: 'zone' },
  { words: /\brims?\b/i, instead: 'edge', except: ['music.rim'] },
  { words: /\b(?:fences?|walls?)\b/i, instead: 'border' },
  { words: /\bconstraint\b/i, instead: 'rule', except: ['solver.cspuzAbout'] },
  { words: /\bglyphs?\b/i, instead: 'symbol' },
  { words: /\blegend\b/i, instead: 'rules and symbols' },
  { words: /\bexcused\b|\bdoes(?:n’t| not) count\b/i, instead: 'ignored' },
  { words: /\bstrokes?\b/i, instead: 'move' },
  {
    words: /(?<!\btrial and )\berrors?\b|\bfaults?\b/i,
    instead: 'mistake',
    except: [
      'code.noError', // as programmers say it
      'code.syntaxError',
      'frame.homeError', // of the specification
      'site.hideError',
      'site.showError',
      'solver.failed',
    ],
  },
  { words: /\btips?\b/i, instead: 'hint' },
  { words: /\bsuppositions?\b|\bbifurcation\b|\ba search\b/i, instead: 'what-if, trial and error' },
  { words: /\bconcluded?\b|\bsettled?\b/i, instead: 'deduced, resolve' },
  { words: /\btry something\b|^drop\b/i, instead: 'start a trial, discard' },
  { words: /\bpencil marks?\b/i, instead: 'mark' },
  { words: /\bfor perfection\b/i, instead: 'Perfection mode' },
  {
    words: /\b(?:another|mystery|second) solution\b/i,
    instead: 'alternate solution',
    except: ['solver.lookingForAnother'], // one besides the author's
  },
  { words: /\bsolvers? (?:get|paint|sees?)\b|\bto solvers\b/i, instead: 'player' },
  {
    words: /\b(?:proved|verified)\b/i,
    instead: 'one solution',
    except: ['imports.', 'online.verifiedTitle', 'publishing.verdict', 'solver.proved'],
  },
  { words: /\b(?:creator|maker|setter)s?\b/i, instead: 'author' },
  { words: /\b(?:build|building|built)\b/i, instead: 'create', except: ['prose.stays'] },
  { words: /\bin the making\b/i, instead: 'draft' },
  {
    words: /\bhearts?\b|\blikes\b/i,
    instead: 'love',
    except: ['lists.benefitBadge', 'lists.nothingLovedHelp', 'lists.priceLevel'], // the drawing
  },
  { words: /\bhears? of\b/i, instead: 'is notified about' },
  {
    words: /\bban(?:ned|s)?\b|\blet \S+ in again\b|\bfor (?:good|some time)\b/i,
    instead: 'suspend, block, unblock, permanently',
  },
  { words: /\blog(?:ged)? (?:in|on|out)\b/i, instead: 'sign in', except: ['lists.logInToSearch'] },
  { words: /\b(?:begin|start) again\b/i, instead: 'Restart', except: ['account.otherBrowser'] },
  { words: /\bonce more\b|\bask again\b/i, instead: 'again, try again' },
  {
    words: /^(?:find|import) (?:collections|puzzles)\b|^make a puzzle\b/i,
    instead: 'Explore, Bulk import, Create',
    except: ['imports.find'], // links in a text
  },
];

export const ENGLISH_RULES: readonly VoiceRule[] = [...VOICE, ...GLOSSARY];

/** Areas that the rules are not for. */
export const UNRULED_AREAS: ReadonlySet<string> = new Set([
  'ruleWords', // synonyms that players may search for
  'genres', // names that other sites have for their puzzles
]);
