import { Shapes } from 'lucide-react';
import { useEffect, useState } from 'react';
import { withRules } from '#engine/edit/rules.ts';
import type { GenreTemplate } from '#engine/foreign/genreTemplates.ts';
import { EMPTY_TILE, type Grid } from '#engine/grid/grid.ts';
import { ruleEquals } from '#engine/judging/equality.ts';
import type { Translator } from '#texts/translator.ts';
import { foldText } from '#base/foldText.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { needTexts, useText } from '#ui/shared/texts/texts.ts';
import { GENRES_PX } from './genresRoom.ts';

needTexts('genres');

const NONE: readonly GenreTemplate[] = [];

/** The genres to start with; none until they are loaded. */
export function useGenres(): readonly GenreTemplate[] {
  const [genres, setGenres] = useState(NONE);
  useEffect(() => {
    let isGone = false;
    // Without them, puzzles are made rule by rule.
    import('#engine/foreign/genreTemplates.ts').then(
      ({ GENRE_TEMPLATES }) => {
        if (!isGone) setGenres(GENRE_TEMPLATES);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return genres;
}

/** Genres with a word of their names that begins with the query, in their order. */
export function findGenres(
  t: Translator,
  genres: readonly GenreTemplate[],
  query: string,
): readonly GenreTemplate[] {
  const wanted = lettersOf(query);
  if (wanted.length < 2) return NONE;
  return genres.filter(({ name, words }) =>
    [t.say(name), ...t.say(words).split(/,\s*/)].some(
      (text) =>
        lettersOf(text).startsWith(wanted) ||
        text.split(/[\s-]+/).some((word) => lettersOf(word).startsWith(wanted)),
    ),
  );
}

/** "Yin-Yang", "yin yang" and "yinyang" are one name. */
function lettersOf(text: string): string {
  return foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Start a genre: an empty board gets its size and rules, another one the rules that it lacks. The
 * tool that places its clues is in hand.
 */
export function startGenre({ actor }: BoardStore, genre: GenreTemplate): void {
  const { grid } = actor.getSnapshot().context;
  const lacking = genre.grid.rules.filter((rule) => !grid.rules.some((it) => ruleEquals(it, rule)));
  const next = isEmpty(grid) ? genre.grid : withRules(grid, [...grid.rules, ...lacking]);
  const { tool, template, layer } = genre;
  actor.send({
    type: 'document.edit',
    change: { grid: next, ...(layer && { layer }), ...(next === genre.grid && { solution: null }) },
  });
  actor.send({ type: 'tool.choose', tool, ...(template && { template }) });
}

function isEmpty({ tiles, rules, symbols, zones, connections }: Grid): boolean {
  const parts = [rules.length, symbols.size, zones.length, connections.length];
  return parts.every((count) => count === 0) && tiles.every((tile) => tile === EMPTY_TILE);
}

const CHIP =
  'min-h-9 rounded-control border border-line px-3 text-control hover:bg-fill-1 pointer-coarse:min-h-12';

/** Buttons that start a genre, for a puzzle without clues. */
export function GenreChips({ onStart }: { onStart: (genre: GenreTemplate) => void }) {
  const t = useText();
  const genres = useGenres();
  if (genres.length === 0) return <div style={{ height: GENRES_PX }} />;
  return (
    <section className="flex flex-col gap-2 px-2" aria-label={t('genres.start')}>
      <p className="text-label text-muted italic phone:sr-only">{t('genres.start')}</p>
      <div className="flex flex-wrap gap-1.5">
        {genres.map((genre) => (
          <button key={genre.id} type="button" className={CHIP} onClick={() => onStart(genre)}>
            {t.say(genre.name)}
          </button>
        ))}
      </div>
      <p className="text-note text-muted">{t('genres.startNote')}</p>
    </section>
  );
}

const OPTION =
  'grid min-h-14 cursor-pointer grid-cols-[42px_minmax(0,1fr)] items-center gap-x-3.5 rounded-dock px-3 py-1.75 text-[16px]/[1.3] aria-selected:bg-fill-2 forced-colors:aria-selected:outline-2';

/** A genre among the rules that a search found. */
export function GenreOption({
  id,
  genre,
  isActive,
  onPick,
}: {
  id: string;
  genre: GenreTemplate;
  /** True for the option that Enter chooses. */
  isActive: boolean;
  onPick: (genre: GenreTemplate) => void;
}) {
  const t = useText();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus, and the keys
    <div
      id={id}
      className={OPTION}
      role="option"
      aria-selected={isActive}
      onClick={() => onPick(genre)}
    >
      <Shapes className="mx-auto size-6 stroke-[1.6] text-accent" aria-hidden />
      <span className="min-w-0">
        {t('genres.offer', { name: t.say(genre.name) })}
        <span className="block text-note text-muted">{t.say(genre.words)}</span>
      </span>
    </div>
  );
}
