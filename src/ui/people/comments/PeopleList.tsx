import { Avatar } from '#ui/people/account/Avatar.tsx';
import { UserBadge } from '#ui/shared/components/UserBadge.tsx';
import { useText } from '#ui/shared/texts/useText.ts';
import type { SuggestedPerson } from './mentions.ts';

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
          </span>
          {here.some(({ id: writer }) => writer === person.id) && (
            <span className="flex-none text-note text-soft">{t('talk.wroteHere')}</span>
          )}
        </div>
      ))}
    </div>
  );
}
