import { Search } from 'lucide-react';
import { Suspense, useRef, type Ref } from 'react';
import { TEXT_LIMITS } from '#contract/shapes.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import type { FilterChange } from './searchFilters.ts';
import { writeSearchTerms, useSearchBox } from './useSearchBox.ts';

/** The names of rules and symbols are loaded with the first chip, or with the first typed word. */
const loadChips = () => import('./SearchChips.tsx');
const SearchChips = lazyPart(async () => (await loadChips()).default);
const Suggestions = lazyPart(async () => (await loadChips()).Suggestions);

/** A search field with chips for rules, symbols and an author. The search is debounced. */
export function SearchBox({
  q = '',
  clues,
  placeholder,
  isDisabled,
  onChange,
}: {
  q: string | undefined;
  /** The ids of chosen rules and symbols; absent where the list has no such filter. */
  clues?: readonly string[];
  placeholder: string;
  isDisabled: boolean;
  onChange: (change: FilterChange) => void;
}) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const box = useSearchBox({ q, clues: clues ?? [], input, onChange });
  const { text, chosen, isOpen } = box;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only to notice that the focus leaves
    <form
      className="relative flex min-h-13 w-full max-w-165 flex-wrap items-center gap-x-3 gap-y-1 rounded-dock border border-line-strong bg-base-200 px-4.5 has-disabled:border-line has-[input:focus-visible]:shadow-focus"
      role="search"
      title={isDisabled ? t('lists.logInToSearch') : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        box.search();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) box.close();
      }}
    >
      <Search className="size-5 flex-none text-muted" aria-hidden />
      {(chosen.clues.length > 0 || chosen.creator !== null) && !isDisabled && (
        <Suspense>
          <SearchChips chosen={chosen} onRemove={box.remove} />
        </Suspense>
      )}
      <Words
        ref={input}
        box={box}
        placeholder={isDisabled ? t('lists.logInToSearch') : placeholder}
        isDisabled={isDisabled}
      />
      {isOpen && clues && (
        <Suspense>
          <Suggestions
            text={text}
            chosen={chosen}
            buttons={box.suggestions}
            onClue={(id) => box.choose({ clue: [...chosen.clues, id] })}
            onCreator={(id) => box.choose({ q: writeSearchTerms({ words: '', creator: id }) })}
            onClose={() => {
              box.close();
              input.current?.focus();
            }}
          />
        </Suspense>
      )}
    </form>
  );
}

function Words({
  box,
  placeholder,
  isDisabled,
  ref,
}: {
  box: ReturnType<typeof useSearchBox>;
  placeholder: string;
  isDisabled: boolean;
  ref: Ref<HTMLInputElement>;
}) {
  const t = useText();
  return (
    <input
      ref={ref}
      className="h-12.5 min-w-24 flex-1 bg-transparent placeholder:text-muted focus-visible:ring-0 disabled:cursor-not-allowed"
      type="search"
      value={box.text}
      maxLength={TEXT_LIMITS.search}
      disabled={isDisabled}
      autoComplete="off"
      aria-label={t('lists.searchFor')}
      placeholder={placeholder}
      onKeyDown={box.onKeyDown}
      onChange={({ target }) => box.type(target.value)}
    />
  );
}
