import type { ReactNode } from 'react';
import { HARDEST_STEPS, SOLVE_STATES } from '#contract/search.ts';
import { PUZZLE_TYPES } from '#contract/shapes.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { FilterBar, FilterChips, SortChips } from './FilterBar.tsx';
import type { OwnPuzzleFilters, PuzzleFilters } from './listQueries.ts';
import { SearchBox } from './SearchBox.tsx';
import type { FilterChange } from './searchFilters.ts';

const EASIEST = 1;
const HARDEST = 10;
/** The ranges of difficulty that the whole site uses, from easy to hard. */
const RANGES: readonly string[] = [rangeValue(1, 4), rangeValue(5, 7), rangeValue(8, 10)];

/** The reverse of the contract's order: the most common type comes first. */
const TYPES = PUZZLE_TYPES.toReversed();

/** Search, filters and order of a list of puzzles: words, type, size, difficulty. */
export function PuzzleFilterBar({
  filters,
  isOwn = false,
  isDisabled = false,
  isSupporter = false,
  beside,
  count,
  onChange,
}: {
  filters: PuzzleFilters | OwnPuzzleFilters;
  /** The list has the reader's own puzzles, private ones too, which are sorted by creation time. */
  isOwn?: boolean;
  isDisabled?: boolean;
  /** Supporters may also filter by their own progress. */
  isSupporter?: boolean;
  /** Content next to the search field. */
  beside?: ReactNode;
  /** The number of results. */
  count: ReactNode;
  onChange: (change: FilterChange) => void;
}) {
  const t = useText();
  const { q, sort, clue } = filters;
  return (
    <FilterBar
      isDisabled={isDisabled}
      beside={beside}
      count={count}
      search={
        <SearchBox
          q={q}
          clues={clue ?? []}
          placeholder={t('lists.searchPuzzles')}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      }
      filters={<Choices filters={filters} isSupporter={isSupporter} onChange={onChange} />}
      orders={
        <SortChips
          choices={[
            { value: isOwn ? 'created' : 'published', label: t('lists.age') },
            { value: 'solve', label: t('lists.solvesLabel') },
            { value: 'love', label: t('lists.lovesLabel') },
            { value: 'difficulty', label: t('lists.difficultyLabel') },
            { value: 'hardest', label: t('lists.computed') },
          ]}
          sort={sort}
          onChoose={(value) => onChange({ sort: value })}
        />
      }
    />
  );
}

function Choices({
  filters: { type, size, minDiff, maxDiff, hardest, solve },
  isSupporter,
  onChange,
}: {
  filters: PuzzleFilters | OwnPuzzleFilters;
  isSupporter: boolean;
  onChange: (change: FilterChange) => void;
}) {
  const t = useText();
  return (
    <>
      <FilterChips
        label={t('lists.typeLabel')}
        choices={TYPES.map((value) => ({ value, label: t('lists.typeName', { type: value }) }))}
        value={type}
        onChoose={(value) => onChange({ type: value })}
      />
      <FilterChips
        label={t('lists.sizeLabel')}
        choices={[
          { value: 's', label: t('lists.small') },
          { value: 'm', label: t('lists.middle') },
          { value: 'l', label: t('lists.large') },
        ]}
        value={size}
        onChoose={(value) => onChange({ size: value })}
      />
      <Range minDiff={minDiff} maxDiff={maxDiff} onChange={onChange} />
      <FilterChips
        label={t('lists.hardestLabel')}
        choices={HARDEST_STEPS.map((value) => ({
          value,
          label: t('lists.hardestStep', { step: value }),
        }))}
        value={hardest}
        onChoose={(value) => onChange({ hardest: value })}
      />
      {isSupporter && (
        <FilterChips
          label={t('lists.solveLabel')}
          choices={SOLVE_STATES.map((value) => ({
            value,
            label: t('lists.solveState', { state: value }),
          }))}
          value={solve}
          onChoose={(value) => onChange({ solve: value })}
        />
      )}
    </>
  );
}

/** The filter for the difficulty given by authors. */
function Range({
  minDiff,
  maxDiff,
  onChange,
}: Pick<PuzzleFilters, 'minDiff' | 'maxDiff'> & { onChange: (change: FilterChange) => void }) {
  const t = useText();
  const isRanged = minDiff !== undefined || maxDiff !== undefined;
  const range = isRanged ? rangeValue(minDiff ?? EASIEST, maxDiff ?? HARDEST) : undefined;
  return (
    <FilterChips
      label={t('lists.difficultyLabel')}
      choices={rangesWith(range).map((value) => {
        const [min, max] = boundsOf(value);
        return { value, label: t('lists.range', { min, max }) };
      })}
      value={range}
      onChoose={(value) => {
        const [min = null, max = null] = value === null ? [] : boundsOf(value);
        onChange({ minDiff: min, maxDiff: max });
      }}
    />
  );
}

/** The usual ranges, plus the one in the address if it differs. */
function rangesWith(range: string | undefined): readonly string[] {
  return range === undefined || RANGES.includes(range) ? RANGES : [...RANGES, range];
}

function rangeValue(min: number, max: number): string {
  return `${String(min)}-${String(max)}`;
}

function boundsOf(range: string): readonly [min: string, max: string] {
  const [min = '', max = ''] = range.split('-');
  return [min, max];
}
