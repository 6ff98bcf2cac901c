import { isHeavyMarkdown } from '#contract/markdown.ts';
import { findShareData } from '#engine/codec/shareLinks.ts';
import { parseGridText } from '#engine/codec/gridText.ts';
import { decodeShare } from '#engine/codec/share.ts';
import { findForeignAddresses, isForeignAddress, parseAddress } from '#engine/foreign/address.ts';
import { openForeign } from '#engine/foreign/openForeign.ts';
import { findSources } from '#engine/import/findSources.ts';
import { openText } from '#engine/import/openSource.ts';
import { parsePuzzle } from '#engine/puzzle/envelope.ts';
import { parseScriptResult } from '#engine/script/scriptResult.ts';
import { withoutEnd } from '#engine/text/withoutEnd.ts';
import { agentName, describeAgent } from '#server/http/requestAgent.ts';
import { countLinks, mentionedIds } from '#server/domain/comments.ts';
import { readTimeZone } from '#server/domain/localDays.ts';
import { readCollectionText, readSearchText } from '#server/domain/searchText.ts';
import { puzzleIdFromUrl } from '#server/domain/sitePages.ts';
import { cleanLine, cleanText, showsNothing } from '#server/domain/texts.ts';
import { cleanUserName, isReservedName } from '#server/domain/userName.ts';
import { ownAddress } from '#server/auth/redirects.ts';
import { findPageItem } from '#server/seo/pageHeads.ts';
import { readPuzzleData } from '#server/checks/readPuzzleData.ts';
import { compression } from '../../src/cli/readInput.ts';
import { nameBegunAt, readMentions } from '../../src/ui/people/comments/mentions.ts';
import { spokenList } from '../../src/ui/shared/components/spokenList.ts';
import { parseSearchTerms } from '../../src/ui/library/lists/useSearchBox.ts';

/** Something that reads texts of strangers. */
export interface DoublingTarget {
  readonly name: string;
  /** The greatest length that is tried. */
  readonly length: number;
  readonly read: (text: string) => unknown;
}

const KB = 1024;
const ORIGIN = 'https://puzzles.example';

type Reader = (text: string) => unknown;

const READERS: Readonly<Record<string, Reader>> = {
  'grid text': parseGridText,
  'tiles of a grid text': (text) => parseGridText(`0_100x100|T10000:${text}`),
  'rules of a grid text': (text) => parseGridText(`0_3x1|T3:nnn|C1:|Z|S|R${text}`),
  'symbols of a grid text': (text) => parseGridText(`0_3x1|T3:nnn|C1:|Z|S${text}|R`),
  'zones of a grid text': (text) => parseGridText(`0_3x1|T3:nnn|C1:|Z${text}|S|R`),
  envelope: parsePuzzle,
  'grid in an envelope': (text) => parsePuzzle(JSON.stringify({ title: text, grid: text })),
  link: async (text) => decodeShare(text, compression),
  'data of a puzzle': readPuzzleData,
  'any text of a puzzle': async (text) => openText(text, compression),
  'bulk import': findSources,
  'links in a text': findShareData,
  'puzzle.link addresses in a text': findForeignAddresses,
  'one puzzle.link address': (text) => [isForeignAddress(text), parseAddress(text)],
  'body of a puzzle.link address': (text) =>
    openForeign(`https://puzz.link/p?nurikabe/5/5/${text}`),
  'result of a script': parseScriptResult,
  'mentions in a comment': mentionedIds,
  'links in a comment': countLinks,
  'comment to be edited': readMentions,
  'limits of Markdown': isHeavyMarkdown,
  'name being typed': (text) => nameBegunAt(text, text.length),
  'search for puzzles': readSearchText,
  'search for collections': readCollectionText,
  'search terms of a page': parseSearchTerms,
  'text of several lines': (text) => [cleanText(text), showsNothing(text)],
  'text of one line': cleanLine,
  'name of an account': (text) => [cleanUserName(text), isReservedName(text)],
  'user agent': (text) => agentName(describeAgent(text)),
  'time zone': readTimeZone,
  'address of a page': (text) => puzzleIdFromUrl(ORIGIN, `${ORIGIN}/solve/${text}`),
  'address to come back to': (text) => ownAddress(`${ORIGIN}/${text}`, ORIGIN),
  'path of a page': (text) => [findPageItem(`/a${text}`), findPageItem(`/solve/${text}`)],
  'spoken list': (text) => spokenList('. ', [text, text]),
  'end of a text': (text) => withoutEnd(text, '.:/'),
};

/** Every reader. Texts of this length reach none of them today: limits stand before. */
export function readerTargets(): readonly DoublingTarget[] {
  return Object.entries(READERS).map(([name, read]) => ({ name, length: 128 * KB, read }));
}
