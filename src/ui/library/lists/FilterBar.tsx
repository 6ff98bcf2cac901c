import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#ui/shared/texts/texts.ts';
import { nextSort, type FilterChange } from './searchFilters.ts';
import type { CollectionFilters } from './listQueries.ts';
import { SearchBox } from './SearchBox.tsx';

/**
 * Rows of filters; on phones one row, which scrolls unless it is disabled: keyboards can only
 * scroll to buttons that take the focus.
 */
function FilterRow({ isDisabled, children }: { isDisabled: boolean; children: ReactNode }) {
  const t = useText();
  return (
    <fieldset
      className={`flex min-w-0 flex-wrap items-center gap-x-7.5 gap-y-2 max-sm:-mx-page max-sm:flex-nowrap max-sm:gap-x-5 max-sm:px-page max-sm:py-1 ${isDisabled ? 'max-sm:overflow-x-clip' : 'max-sm:overflow-x-auto'}`}
      disabled={isDisabled}
      title={isDisabled ? t('lists.logInToSearch') : undefined}
    >
      <legend className="sr-only">{t('lists.filters')}</legend>
      {children}
    </fieldset>
  );
}

/** The layout of search field, filters, number of results and order. */
export function FilterBar({
  search,
  beside,
  filters,
  count,
  orders,
  isDisabled,
}: {
  search: ReactNode;
  /** Content next to the search field. */
  beside: ReactNode;
  filters: ReactNode;
  /** The number of results. */
  count: ReactNode;
  orders: ReactNode;
  isDisabled: boolean;
}) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 max-sm:flex-col-reverse max-sm:items-stretch">
        {search}
        {beside}
      </div>
      <FilterRow isDisabled={isDisabled}>{filters}</FilterRow>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {count}
        <FilterRow isDisabled={isDisabled}>{orders}</FilterRow>
      </div>
    </>
  );
}

/** A filter with several values. Pressing the chosen one again clears it. */
export function FilterChips({
  label,
  choices,
  value,
  onChoose,
}: {
  label: string;
  choices: readonly { readonly value: string; readonly label: string }[];
  value: string | undefined;
  onChoose: (value: string | null) => void;
}) {
  const t = useText();
  const all = [{ value: null, label: t('lists.any') }, ...choices];
  return (
    <div
      className="flex items-center gap-2 max-sm:flex-none sm:flex-wrap"
      role="group"
      aria-label={label}
    >
      <span className="text-label text-muted italic" aria-hidden>
        {label}
      </span>
      {all.map((choice) => (
        <FilterChip
          key={choice.label}
          isChosen={choice.value === (value ?? null)}
          isQuiet={choice.value === null}
          onPress={() => onChoose(choice.value === value ? null : choice.value)}
        >
          {choice.label}
        </FilterChip>
      ))}
    </div>
  );
}

/** The orders of a list. Each press goes to the next one: descending, ascending, default. */
export function SortChips({
  choices,
  sort,
  onChoose,
}: {
  choices: readonly { readonly value: string; readonly label: string }[];
  sort: string | undefined;
  onChoose: (sort: string | null) => void;
}) {
  const t = useText();
  return (
    <div
      className="flex items-center gap-2 max-sm:flex-none sm:flex-wrap"
      role="group"
      aria-label={t('lists.sortBy')}
    >
      <span className="text-label text-muted italic" aria-hidden>
        {t('lists.sortBy')}
      </span>
      {choices.map(({ value, label }) => {
        const order = [`${value}-desc`, `${value}-asc`].indexOf(sort ?? '');
        const Arrow = order === 1 ? ArrowUp : ArrowDown;
        return (
          <FilterChip
            key={value}
            isChosen={order >= 0}
            onPress={() => onChoose(nextSort(value, sort))}
          >
            {label}
            {order >= 0 && (
              <>
                <Arrow className="size-4" aria-hidden />
                <span className="sr-only">
                  {order === 1 ? t('lists.ascending') : t('lists.descending')}
                </span>
              </>
            )}
          </FilterChip>
        );
      })}
    </div>
  );
}

const CHIP_STYLES = {
  chosen:
    'bg-primary font-strong text-primary-content disabled:bg-fill-2 disabled:font-normal disabled:text-dim',
  quiet:
    'inset-ring inset-ring-line-strong not-disabled:hover:bg-fill-1 disabled:text-dim disabled:inset-ring-line',
  other: 'bg-fill-2 not-disabled:hover:bg-fill-3 disabled:bg-fill-1 disabled:text-dim',
} as const;

function FilterChip({
  isChosen,
  isQuiet = false,
  onPress,
  children,
}: {
  isChosen: boolean;
  /** The choice filters nothing, so it is not highlighted when it is chosen. */
  isQuiet?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={`inline-flex min-h-10 flex-none items-center gap-1.5 rounded-[11px] px-3.25 text-aside transition-colors pointer-coarse:min-h-12 ${CHIP_STYLES[isChosen ? (isQuiet ? 'quiet' : 'chosen') : 'other']}`}
      aria-pressed={isChosen}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Search, filters and order of a list of collections. */
export function CollectionFilterBar({
  filters: { q, type, sort },
  isDisabled = false,
  beside,
  count,
  onChange,
}: {
  filters: CollectionFilters;
  isDisabled?: boolean;
  /** Content next to the search field. */
  beside?: ReactNode;
  /** The number of results. */
  count: ReactNode;
  onChange: (change: FilterChange) => void;
}) {
  const t = useText();
  return (
    <FilterBar
      isDisabled={isDisabled}
      beside={beside}
      count={count}
      search={
        <SearchBox
          q={q}
          placeholder={t('lists.searchCollections')}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      }
      filters={
        <FilterChips
          label={t('lists.kindLabel')}
          choices={[
            { value: 'handmade', label: t('lists.handmade') },
            { value: 'created', label: t('lists.createdKind') },
            { value: 'auto', label: t('lists.automatic') },
          ]}
          value={type}
          onChoose={(value) => onChange({ type: value })}
        />
      }
      orders={
        <SortChips
          choices={[
            { value: 'updated', label: t('lists.updated') },
            { value: 'created', label: t('lists.created') },
            { value: 'follow', label: t('lists.followsLabel') },
          ]}
          sort={sort}
          onChoose={(value) => onChange({ sort: value })}
        />
      }
    />
  );
}
