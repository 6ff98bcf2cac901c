import { Search } from 'lucide-react';
import {
  use,
  useEffect,
  useId,
  useMemo,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import type { RuleEntry } from '#engine/edit/rules.ts';
import type { RuleInstance } from '#engine/grid/grid.ts';
import { message, type Text } from '#texts/message.ts';
import { canSay, loadTextsOf, useText } from '#ui/shared/texts/texts.ts';
import type { GenreTemplate } from '#engine/foreign/genreTemplates.ts';
import { findGenres, GenreOption, useGenres } from './genres.tsx';
import { RuleOption } from './RuleOption.tsx';
import { EditorTargetsContext, useTourRef } from '#ui/editor/editorTargets.ts';
import { createRuleSearch, RULE_COUNT, type FoundRule } from './searchRules.ts';

const FIELD =
  'flex min-h-11.5 items-center gap-3 rounded-control border border-line bg-fill-1 px-4 text-muted focus-within:border-primary focus-within:inset-ring focus-within:inset-ring-primary pointer-coarse:min-h-12';
const INPUT =
  'min-w-0 flex-1 self-stretch bg-transparent text-[16.5px] text-base-content placeholder:text-muted focus:ring-0';
const LIST =
  'mt-2 max-h-[min(440px,52dvh)] scrollbar-thin overflow-y-auto overscroll-contain rounded-surface bg-base-200 p-1.5 inset-ring inset-ring-line';

/**
 * A field that searches rules by names, sentences and keywords. On focus it lists all of them.
 * Enter adds the first result, or the one selected by arrow keys.
 */
export function RuleSearch({
  rules,
  onAdd,
  onGenre,
}: {
  /** The rules of the puzzle. */
  rules: readonly RuleInstance[];
  onAdd: (entry: RuleEntry) => void;
  onGenre: (genre: GenreTemplate) => void;
}) {
  const t = useText();
  const id = useId();
  const search = useRuleSearch(rules, { onAdd, onGenre });
  const ref = useTourRef('rules');
  const { ref: inputRef } = use(EditorTargetsContext).ruleSearch;
  const { found, isOpen } = search;
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) search.onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- leaving it closes the list
    <div className="lg:mx-2" onBlur={onBlur}>
      <div ref={ref} className={FIELD}>
        <Search className="size-4.5 flex-none stroke-[1.6]" aria-hidden />
        <SearchInput id={id} search={search} ref={inputRef} />
        <FieldNote isOpen={isOpen} count={found.length} />
      </div>
      {isOpen && <Results id={id} search={search} />}
      <p className="sr-only" role="status">
        {isOpen ? t('create.found', { count: found.length }) : t.say(search.news)}
      </p>
    </div>
  );
}

type RuleSearching = ReturnType<typeof useRuleSearch>;

/** An option of the list: a rule, or a genre with all of its rules. */
type Found = FoundRule | GenreTemplate;

function keyOf(found: Found): string {
  return 'entry' in found ? found.entry.key : `genre ${found.id}`;
}

function optionId(id: string, found: Found): string {
  return `${id}${keyOf(found)}`.replaceAll(' ', '-');
}

function SearchInput({
  id,
  search,
  ref,
}: {
  id: string;
  search: RuleSearching;
  ref: Ref<HTMLInputElement>;
}) {
  const t = useText();
  const { active, found, query } = search;
  const isOpen = search.isOpen && found.length + search.genres.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined && !search.onKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const next = step === undefined ? undefined : search.onStep(step);
    if (next) document.getElementById(optionId(id, next))?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <input
      ref={ref}
      className={INPUT}
      type="text"
      role="combobox"
      aria-label={t('create.addRule')}
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={`${id}list`}
      aria-activedescendant={isOpen && active ? optionId(id, active) : undefined}
      aria-keyshortcuts="/"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="done"
      placeholder={t('create.addRule')}
      value={query}
      data-escape={search.isOpen || undefined}
      onFocus={search.onOpen}
      onClick={search.onOpen}
      onChange={({ target }) => search.onQuery(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

function Results({ id, search }: { id: string; search: RuleSearching }) {
  const t = useText();
  const { found, genres, active, query } = search;
  if (found.length + genres.length === 0)
    return (
      <p className="px-4 py-3 text-muted">{t('create.noRuleFound', { query: query.trim() })}</p>
    );
  return (
    <div
      className={LIST}
      id={`${id}list`}
      role="listbox"
      aria-label={t('create.rulesToAdd')}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()} // keeps the focus in the field
    >
      {genres.map((genre) => (
        <GenreOption
          key={genre.id}
          id={optionId(id, genre)}
          genre={genre}
          isActive={genre === active}
          onPick={search.onGenre}
        />
      ))}
      {found.map((rule) => (
        <RuleOption
          key={rule.entry.key}
          id={optionId(id, rule)}
          found={rule}
          isActive={rule === active}
          isTaken={search.isTaken(rule)}
          onPoint={search.onPoint}
          onPick={search.onPick}
        />
      ))}
    </div>
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The number of results; without a query, the key that focuses the field. */
function FieldNote({ isOpen, count }: { isOpen: boolean; count: number }) {
  const t = useText();
  if (isOpen)
    return (
      <span className="flex-none text-label tabular-nums" aria-hidden>
        {t('create.foundOf', { count, total: RULE_COUNT })}
      </span>
    );
  return (
    <kbd
      className="grid size-5.5 flex-none place-items-center rounded-key border border-line-strong text-note pointer-coarse:hidden"
      aria-hidden
    >
      /
    </kbd>
  );
}

/** The keywords of one rule stand for all, because they load together. */
const SOME_WORDS = message('ruleWords.music');

/** Without keywords, rules are found by names and sentences. */
function loadKeywords(): void {
  if (!canSay(SOME_WORDS)) loadTextsOf(SOME_WORDS).catch(() => undefined);
}

/** State of the search: query, results, and the result that Enter adds. */
function useRuleSearch(
  rules: readonly RuleInstance[],
  { onAdd, onGenre }: Pick<ComponentProps<typeof RuleSearch>, 'onAdd' | 'onGenre'>,
) {
  const t = useText();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [pointed, setPointed] = useState<string | null>(null);
  const [news, setNews] = useState<Text>('');
  useEffect(loadKeywords, []);
  const searchRules = useMemo(() => createRuleSearch(t), [t]);
  const found = useMemo(() => searchRules(query), [searchRules, query]);
  const all = useGenres();
  const genres = useMemo(() => findGenres(t, all, query), [t, all, query]);
  const options: readonly Found[] = [...genres, ...found];
  const isTaken = ({ entry: { def } }: Pick<FoundRule, 'entry'>) =>
    def.traits?.singleton === true && rules.some(({ id }) => id === def.id);
  const active =
    options.find((one) => keyOf(one) === pointed) ??
    options.find((one) => !('entry' in one) || !isTaken(one));
  const begin = (text: string) => {
    setQuery(text);
    setPointed(null);
  };
  const onPick = (entry: RuleEntry) => {
    if (isTaken({ entry })) return;
    onAdd(entry);
    begin('');
    setOpen(false);
    const rule = found.find((one) => one.entry === entry)?.text ?? entry.def.title;
    setNews(message('create.ruleAdded', { rule }));
  };
  const onStart = (genre: GenreTemplate) => {
    onGenre(genre);
    begin('');
    setOpen(false);
    setNews(message('genres.started', { name: genre.name }));
  };
  const onKey = (key: string): boolean => {
    if (!isOpen || (key !== 'Enter' && key !== 'Escape')) return false;
    if (key === 'Enter') {
      if (active && 'entry' in active) onPick(active.entry);
      else if (active) onStart(active);
    } else if (query === '') setOpen(false);
    else begin('');
    return true;
  };
  /** The next result; undefined if the step only opened the list. */
  const onStep = (step: 1 | -1): Found | undefined => {
    if (!isOpen) {
      setOpen(true);
      return undefined;
    }
    const at = active ? options.indexOf(active) : -1;
    const next = options.at((at + step) % options.length);
    setPointed(next ? keyOf(next) : null);
    return next;
  };
  return {
    query,
    isOpen,
    news,
    found,
    genres,
    active,
    onGenre: onStart,
    isTaken,
    onPick,
    onKey,
    onStep,
    onPoint: setPointed,
    onOpen: () => setOpen(true),
    onClose: () => {
      setOpen(false);
      begin('');
    },
    onQuery: (text: string) => {
      begin(text);
      setOpen(true);
    },
  };
}
