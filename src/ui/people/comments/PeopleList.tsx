import { Avatar } from '#ui/people/account/Avatar.tsx';
import { UserBadge } from '#ui/shared/components/UserBadge.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { dayText } from '#ui/library/lists/formats.ts';
import { withSameName, type SuggestedPerson, type Person } from './mentions.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { completeUserName } from '#contract/users.ts';
import { call } from '#ui/shared/api/client.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';

/** The listbox of suggested people, above the field, which handles the keys. */
export function PeopleList({
  id,
  people,
  here,
  current,
  onChoose,
}: {
  id: string;
  people: readonly SuggestedPerson[];
  /** The authors of comments here. */
  here: readonly SuggestedPerson[];
  current: SuggestedPerson;
  onChoose: (person: SuggestedPerson) => void;
}) {
  const t = useText();
  const namesakes = withSameName(people);
  return (
    <div
      id={id}
      className="absolute inset-x-0 bottom-full mb-2.5 rounded-[20px] bg-base-300 p-1.5 shadow-float"
      role="listbox"
      aria-label={t('talk.people')}
    >
      {people.map((person) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
        <div
          key={person.id}
          id={`${id}-${person.id}`}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-[14px] px-3 hover:bg-fill-1 aria-selected:bg-fill-2 forced-colors:aria-selected:outline-2"
          role="option"
          tabIndex={-1}
          aria-selected={person.id === current.id}
          onPointerDown={(event) => event.preventDefault()} // the focus stays in the field
          onClick={() => onChoose(person)}
        >
          <Avatar className="size-7 text-[12px]" id={person.id} name={person.name} />
          <span className="flex min-w-0 flex-1 items-center gap-1.5">
            <span className="truncate">{person.name}</span>
            <UserBadge user={person} />
            {namesakes.has(person.id) && (
              <span className="flex-none text-note text-muted">
                {t('talk.namesake', {
                  day: dayText(t, person.createdAt),
                  count: person.createCount,
                })}
              </span>
            )}
          </span>
          {here.some(({ id: writer }) => writer === person.id) && (
            <span className="flex-none text-note text-soft">{t('talk.wroteHere')}</span>
          )}
        </div>
      ))}
    </div>
  );
}

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
