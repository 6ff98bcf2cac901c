import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { completeUserName } from '#contract/users.ts';
import { call } from '#ui/shared/api/client.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import type { Person, SuggestedPerson } from './mentions.ts';

const DEBOUNCE_MS = 500;
const FRESH_MS = 60_000;
const MOST = 6;

/** People whose names begin with the typed text; the authors of comments here come first. */
export function useSuggestedPeople(
  typed: string | null,
  here: readonly SuggestedPerson[],
): readonly SuggestedPerson[] {
  const asked = useSettled(typed);
  const { data = [] } = useQuery(
    {
      queryKey: ['userNames', asked],
      staleTime: FRESH_MS,
      meta: { isQuiet: true }, // a name can be typed without suggestions
      enabled: asked !== null,
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) =>
        await call(completeUserName, { query: { q: asked ?? '' }, signal }),
    },
    queryClient,
  );
  if (typed === null) return [];
  const begin = typed.toLocaleLowerCase();
  const isMeant = ({ name }: Person) => name.toLocaleLowerCase().startsWith(begin);
  const found = typed === asked ? data : data.filter(isMeant);
  const all = [...here.filter(isMeant), ...found];
  return [...new Map(all.map((person) => [person.id, person])).values()].slice(0, MOST);
}

/** The text, debounced. */
function useSettled(text: string | null): string | null {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
