import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { completeUserName } from '#contract/users.ts';
import { call } from '#ui/shared/api/client.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import type { Person, SuggestedPerson } from './mentions.ts';

const DEBOUNCE_MS = 500;
const FRESH_MS = 60_000;
const MOST = 6;

/** People who may be meant by what is typed of a name, those who wrote here first. */
export function usePeople(
  typed: string | null,
  here: readonly SuggestedPerson[],
): readonly SuggestedPerson[] {
  const asked = useSettled(typed);
  const { data = [] } = useQuery(
    {
      queryKey: ['userNames', asked],
      staleTime: FRESH_MS,
      meta: { isQuiet: true }, // a name can be typed without
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

/** A text once it has not changed for a while. */
function useSettled(text: string | null): string | null {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
