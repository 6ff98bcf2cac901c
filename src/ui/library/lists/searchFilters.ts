import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type * as z from 'zod/mini';
import { KEEPS_FOCUS } from '#ui/shared/platform/focus.ts';

/** The filters of a list in the address, with the parameter names of the API. */
const NAMES = [
  'q',
  'type',
  'size',
  'minDiff',
  'maxDiff',
  'hardest',
  'solve',
  'clue',
  'sort',
] as const;
/** The only parameter that may be repeated. */
const LIST = 'clue';

type FilterName = (typeof NAMES)[number];

/** Changes of the parameters in an address; null removes one. */
export type FilterChange = Readonly<Partial<Record<FilterName, string | readonly string[] | null>>>;

/** The filters in `params` that `schema` accepts; invalid ones are dropped. */
export function readFilters<Schema extends z.ZodMiniObject>(
  schema: Schema,
  params: URLSearchParams,
): z.output<Schema> {
  const given = NAMES.filter((name) => params.get(name)).map(
    (name) => [name, name === LIST ? params.getAll(name) : params.get(name)] as const,
  );
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  // Schemas drop all invalid values but a text that is too long.
  return schema.parse(Object.fromEntries(given.filter(([name]) => name !== 'q')));
}

/** Apply changes to the parameters of an address. */
export function withChange(params: URLSearchParams, change: FilterChange): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (typeof value === 'string' && value !== '') next.set(name, value);
    else next.delete(name);
    if (Array.isArray(value)) for (const one of value) next.append(name, String(one));
  }
  return next;
}

/** The change that removes all filters. */
export function withoutFilters(): FilterChange {
  return Object.fromEntries(NAMES.map((name) => [name, null]));
}

/** True if `filters` exclude anything; the order does not. */
export function leavesOut(filters: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(filters).some(([name, value]) => name !== 'sort' && value !== undefined);
}

/** True for lists about the computed difficulty, whose cards show it. */
export function asksForHardest({
  hardest,
  sort,
}: {
  readonly hardest?: string | undefined;
  readonly sort?: string | undefined;
}): boolean {
  return hardest !== undefined || sort?.startsWith('hardest-') === true;
}

/**
 * The filters in the address and their setter, which keeps the focus. A change is among the filters
 * at once, so that the next one adds to it even where the address is still on its way.
 */
export function useFilters<Schema extends z.ZodMiniObject>(schema: Schema) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [shown, show] = useOptimistic(params);
  const change = (it: FilterChange) => {
    const next = withChange(shown, it);
    startTransition(async () => {
      show(next);
      await navigate(`?${next.toString()}`, {
        replace: true,
        preventScrollReset: true,
        state: KEEPS_FOCUS,
      });
    });
  };
  return [readFilters(schema, shown), change] as const;
}

/** The next order after a press: descending, ascending, none. */
export function nextSort(key: string, sort: string | undefined): string | null {
  if (sort === `${key}-desc`) return `${key}-asc`;
  return sort === `${key}-asc` ? null : `${key}-desc`;
}
