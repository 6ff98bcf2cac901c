import { randomFrom } from '#base/random.ts';
import { placeName } from '#server/seed/words.ts';

/** A request as the load generator takes it. */
export interface BenchRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Ids used by the requests. */
export interface BenchWorld {
  readonly origin: string;
  /** Session tokens of people, each with a user's id. */
  readonly people: readonly { readonly id: string; readonly token: string }[];
  readonly puzzles: readonly string[];
  readonly collections: readonly string[];
}

/** A call to be measured, with the least rate that is promised of it. */
export interface BenchCall {
  readonly name: string;
  readonly leastRate: number | null;
  readonly request: (pick: Picker) => BenchRequest;
}

/** Picks things, the same ones in every run. */
export class Picker {
  readonly #world: BenchWorld;
  readonly #random: () => number;

  constructor(world: BenchWorld, seed: number) {
    this.#world = world;
    this.#random = randomFrom(seed);
  }

  one<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.#random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  puzzle = () => this.one(this.#world.puzzles);
  collection = () => this.one(this.#world.collections);
  userId = () => this.one(this.#world.people).id;

  get(path: string): BenchRequest {
    return { method: 'GET', path: `/api${path}`, headers: this.#headers() };
  }

  send(method: 'POST' | 'PUT', path: string, body?: unknown): BenchRequest {
    const headers = {
      ...this.#headers(),
      Origin: this.#world.origin,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    };
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    return { method, path: `/api${path}`, headers, ...text };
  }

  #headers(): Record<string, string> {
    return { Cookie: `session=${this.one(this.#world.people).token}` };
  }
}

const COMMON = ['quiet', 'island', 'garden', 'the', 'river', 'winter'];
const PAIRS = ['weathervane 1', 'nurikabe amber', 'sleepless teapot'];
const RARE = placesOf(randomFrom(3));
/** Characters of a script without spaces, which begin a word only by chance: common ones first. */
const CHARACTERS = ['一', '丁', '万', '乎', '乗', '二', '亂', '伍'];
const CHARACTER_PAIRS = ['一一', '一丁', '丁七', '万一', '七一'];
const CLUE_NAMES = ['viewpoint', 'dart', 'viewpoint island', 'area number'];
const SORTS = ['published-desc', 'solve-desc', 'love-desc', 'difficulty-asc'];

function placesOf(random: () => number): readonly string[] {
  return Array.from({ length: 200 }, () => placeName(random));
}

const searchFor = (q: string) => `/puzzle/search?q=${encodeURIComponent(q)}`;

const get = (name: string, path: (pick: Picker) => string, leastRate: number | null = null) => ({
  name,
  leastRate,
  request: (pick: Picker) => pick.get(path(pick)),
});

const send = (
  name: string,
  method: 'POST' | 'PUT',
  path: (pick: Picker) => string,
  body?: (pick: Picker) => unknown,
): BenchCall => ({
  name,
  leastRate: null,
  request: (pick) => pick.send(method, path(pick), body?.(pick)),
});

/** Calls of players, most frequent first. */
const SINGLE: readonly BenchCall[] = [
  get('solve page', (pick) => `/puzzle/${pick.puzzle()}/solve`, 1500),
  get('search: common word', (pick) => `/puzzle/search?q=${pick.one(COMMON)}`, 800),
  get('search: rare word', (pick) => `/puzzle/search?q=${pick.one(RARE)}`),
  get('search: two words', (pick) => searchFor(pick.one(PAIRS))),
  get('search: one character', (pick) => searchFor(pick.one(CHARACTERS))),
  get('search: characters', (pick) => searchFor(pick.one(CHARACTER_PAIRS))),
  get('search: clue name', (pick) => searchFor(pick.one(CLUE_NAMES))),
  get('search: newest', () => '/puzzle/search'),
  get('search: sorted', (pick) => `/puzzle/search?sort=${pick.one(SORTS)}`),
  get('search: filtered', (pick) =>
    `/puzzle/search?type=music&size=l&minDiff=8&sort=love-desc&q=`.replace(
      'q=',
      `q=${pick.one(['', COMMON[0]])}`,
    ),
  ),
  get('search: by clue', () => '/puzzle/search?clue=viewpoint&clue=connect_all'),
  get('search: next page', (pick) => `/puzzle/search?cursorAfter=${pick.puzzle()}`),
  get('own puzzles', () => '/puzzle/search/own'),
  get('random puzzle', () => '/puzzle/random'),
  get('front page', () => '/frontpage'),
  get('me', () => '/user/me'),
  get('autocomplete', (pick) => `/user/autocomplete?q=${pick.one(['a', 'yu', 'lind', 'Zo'])}`),
  get('profile', (pick) => `/user/${pick.userId()}/detail`),
  get('comments', (pick) => `/comment/${pick.puzzle()}`),
  get('notifications', () => '/notification'),
  get('unread count', () => '/notification/count'),
  get('collection', (pick) => `/collection/${pick.collection()}/puzzles`),
  get('collections found', (pick) => `/collection/search?q=${pick.one(COMMON)}`),
  send(
    'love',
    'PUT',
    (pick) => `/puzzle/${pick.puzzle()}/love`,
    (pick) => ({ loved: pick.one([true, false]) }),
  ),
  send('begin', 'POST', (pick) => `/completion/${pick.puzzle()}/begin`),
  send(
    'solving',
    'POST',
    (pick) => `/completion/${pick.puzzle()}/solving`,
    () => ({ msTimeElapsed: 900 }),
  ),
  send(
    'complete',
    'POST',
    (pick) => `/completion/${pick.puzzle()}/complete`,
    () => ({}),
  ),
];

/** Share of each call in the load of many players. */
const SHARES: Readonly<Record<string, number>> = {
  'solve page': 4,
  'search: common word': 1,
  'search: newest': 1,
  comments: 1,
  'own puzzles': 1,
  autocomplete: 1,
  love: 1,
};

const inShares = SINGLE.flatMap((call) =>
  Array.from({ length: SHARES[call.name] ?? 0 }, () => call),
);

export const CALLS: readonly BenchCall[] = [
  ...SINGLE,
  { name: 'all together', leastRate: null, request: (pick) => pick.one(inShares).request(pick) },
];
