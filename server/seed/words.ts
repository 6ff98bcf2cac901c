type Random = () => number;

const GIVEN_NAMES = [
  ...['Ada', 'Bo', 'Chidi', 'Dora', 'Emeka', 'Femke', 'Gita', 'Hana', 'Ivo', 'Jun', 'Kaja', 'Lena'],
  ...[
    'Mina',
    'Noor',
    'Ole',
    'Pia',
    'Quinn',
    'Rui',
    'Saoirse',
    'Tariq',
    'Uma',
    'Vera',
    'Wim',
    'Ximena',
  ],
  ...['Yuki', 'Zoë', 'Ľuboš', 'Øyvind', 'Şule', 'Дарья', '陽菜'],
];
const SECOND_NAMES = [
  ...['Moss', 'Lindqvist', 'Okafor', 'Sato', 'Brook', 'Marek', 'Duarte', 'Iyer', 'Novak', 'Rossi'],
  ...['Vega', 'Winter', 'Yilmaz', 'Zhou', 'Abebe', 'Byrne', 'Costa', 'Dahl', 'Eze', 'Frey'],
];
const MOODS = [
  ...[
    'quiet',
    'crooked',
    'early',
    'hidden',
    'slow',
    'bright',
    'stubborn',
    'small',
    'broken',
    'winter',
  ],
  ...[
    'northern',
    'salty',
    'polite',
    'sleepless',
    'borrowed',
    'second',
    'patient',
    'amber',
    'uneven',
  ],
];
const THINGS = [
  ...[
    'island',
    'lantern',
    'harbor',
    'staircase',
    'garden',
    'corridor',
    'mirror',
    'ladder',
    'river',
  ],
  ...[
    'teapot',
    'archive',
    'window',
    'orchard',
    'bridge',
    'attic',
    'tide',
    'clock',
    'hedge',
    'letter',
  ],
  ...[
    'shadow',
    'quarry',
    'weathervane',
    'viewpoint',
    'number',
    'tune',
    'nurikabe',
    'loop',
    'border',
  ],
];
const CONSONANTS = ['b', 'd', 'f', 'g', 'h', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v'];
const VOWELS = ['a', 'e', 'i', 'o', 'u'];
const ENDINGS = ['dale', 'grad', 'haven', 'lin', 'mar', 'nok', 'ria', 'stad', 'ton', 'vik'];
const REMARKS = [
  'Start in the corner with the large number.',
  'My first one with darts. Tell me if it was too easy.',
  'There is no need to guess anywhere.',
  'Made on a long train ride.',
  'Harder than it looks in the middle.',
  '',
  '',
];
const COMMENTS = [
  'What a lovely break-in at the top!',
  'I was stuck until I counted the light cells.',
  'The last corner took me longer than all the rest.',
  'Very smooth, thank you.',
  'Solved it twice, the second time without marks.',
  '||The whole right side follows from the viewpoint.||',
];

function one(random: Random, words: readonly string[]): string {
  return words[Math.floor(random() * words.length)] ?? '';
}

export function personName(random: Random): string {
  const name = `${one(random, GIVEN_NAMES)} ${one(random, SECOND_NAMES)}`;
  return random() < 0.3 ? `${name} ${Math.floor(random() * 100)}` : name;
}

/** A name that hardly any other puzzle has: most words of a large site occur in few titles. */
export function placeName(random: Random): string {
  const syllable = () => one(random, CONSONANTS) + one(random, VOWELS);
  const name = syllable() + syllable() + one(random, ENDINGS);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function puzzleTitle(random: Random): string {
  const [mood, thing] = [one(random, MOODS), one(random, THINGS)];
  const start = random() < 0.5 ? `The ${mood} ${thing}` : `${mood} ${thing}`;
  const title = random() < 0.4 ? `${start} of ${placeName(random)}` : start;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

export function sampleCollectionTitle(random: Random): string {
  return `${one(random, MOODS)} ${one(random, THINGS)}s`.replace(/^./, (it) => it.toUpperCase());
}

export function samplePuzzleDescription(random: Random): string {
  return one(random, REMARKS);
}

export const COMMENT_TEXTS: readonly string[] = COMMENTS;
