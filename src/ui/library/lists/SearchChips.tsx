import { useQuery } from '@tanstack/react-query';
import { UserRound, X } from 'lucide-react';
import { useDeferredValue, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import type { UserBrief } from '#contract/shapes.ts';
import { completeUserName } from '#contract/users.ts';
import { call } from '#ui/shared/api/client.ts';
import { focusedElement } from '#ui/shared/platform/focus.ts';
import type { ElementMap } from '#ui/shared/platform/elements.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { userQuery } from '#ui/shared/api/userQuery.ts';
import { GlyphIcon } from '#ui/shared/components/GlyphIcon.tsx';
import { UserBadge } from '#ui/shared/components/UserBadge.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { clueWithId, cluesNamed } from './clues.ts';

const GLYPH_PX = 22;
/** People are suggested from this number of letters. */
const LEAST_OF_NAME = 2;
const MOST_PEOPLE = 3;

interface Chosen {
  readonly clues: readonly string[];
  /** The id of an author. */
  readonly creator: string | null;
}

/** The chips of the search box, next to its words: rules, symbols and an author. */
export default function SearchChips({
  chosen: { clues, creator },
  onRemove,
}: {
  chosen: Chosen;
  onRemove: (what: { readonly clue: string } | 'creator') => void;
}) {
  const t = useText();
  return (
    <>
      {clues.map((id) => {
        const { title, glyph } = clueWithId(id);
        return (
          <ChosenChip key={id} name={t.say(title)} onRemove={() => onRemove({ clue: id })}>
            {glyph && <GlyphIcon className="flex-none" glyph={glyph} size={GLYPH_PX} />}
          </ChosenChip>
        );
      })}
      {creator !== null && <CreatorChip id={creator} onRemove={() => onRemove('creator')} />}
    </>
  );
}

function CreatorChip({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { data } = useQuery(userQuery(id), queryClient);
  return (
    <ChosenChip name={data?.name ?? id.slice(0, 8)} onRemove={onRemove}>
      <UserRound className="size-4 flex-none" aria-hidden />
    </ChosenChip>
  );
}

function ChosenChip({
  name,
  onRemove,
  children,
}: {
  name: string;
  onRemove: () => void;
  /** The icon. */
  children: ReactNode;
}) {
  const t = useText();
  return (
    <button
      type="button"
      className="inline-flex h-8 max-w-50 flex-none items-center gap-1.5 rounded-[10px] bg-fill-2 px-2 text-aside hover:bg-fill-3"
      aria-label={t('lists.removeChip', { name })}
      onClick={onRemove}
    >
      {children}
      <span className="truncate">{name}</span>
      <X className="size-3.5 flex-none text-muted" aria-hidden />
    </button>
  );
}

/** Suggestions for the words in the search box: rules, symbols and people. */
export function Suggestions({
  text,
  chosen,
  onClue,
  onCreator,
  onClose,
  buttons,
}: {
  text: string;
  chosen: Chosen;
  /** The buttons of the suggestions, by index. */
  buttons: ElementMap<number>;
  onClue: (id: string) => void;
  onCreator: (id: string) => void;
  onClose: () => void;
}) {
  const t = useText();
  const clues = cluesNamed(t, text, chosen.clues);
  const people = usePeopleNamed(chosen.creator === null ? text : '');
  const count = clues.length + people.length;
  return (
    <>
      <span className="sr-only" role="status">
        {count > 0 && t('lists.suggestions', { count })}
      </span>
      {count > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons in it
        <div
          className="absolute inset-x-0 top-full z-20 mt-2.5 rounded-[20px] bg-base-300 p-2 shadow-dock"
          onKeyDown={(event) => moveFocus(event, { buttons, count, onClose })}
        >
          <ul aria-label={t('lists.suggestionsLabel')}>
            {clues.map(({ id, title, glyph }, i) => (
              <Suggestion
                key={id}
                ref={buttons.refFor(i)}
                name={t.say(title)}
                onChoose={() => onClue(id)}
              >
                <span className="grid size-6 flex-none place-items-center">
                  {glyph && <GlyphIcon glyph={glyph} size={GLYPH_PX} />}
                </span>
              </Suggestion>
            ))}
            {people.map((person, i) => (
              <Suggestion
                key={person.id}
                ref={buttons.refFor(clues.length + i)}
                name={person.name}
                person={person}
                onChoose={() => onCreator(person.id)}
              >
                <UserRound className="mx-1 size-4 flex-none text-muted" aria-hidden />
              </Suggestion>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Suggestion({
  ref,
  name,
  person,
  onChoose,
  children,
}: {
  ref: Ref<HTMLButtonElement>;
  name: string;
  person?: Pick<UserBrief, 'moderator' | 'supporter'>;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <li>
      <button
        ref={ref}
        type="button"
        className="flex min-h-11 w-full items-center gap-2.5 rounded-dock px-3 text-start hover:bg-fill-1"
        onClick={onChoose}
      >
        {children}
        <span className="min-w-0 truncate">{name}</span>
        {person && <UserBadge user={person} />}
      </button>
    </li>
  );
}

/** People whose names begin with a text. */
function usePeopleNamed(text: string) {
  const q = useDeferredValue(text.trim());
  const { data } = useQuery(
    {
      queryKey: ['people', q],
      enabled: q.length >= LEAST_OF_NAME,
      retry: false,
      meta: { isQuiet: true }, // a failure only means no suggestions
      queryFn: ({ signal }) => call(completeUserName, { query: { q }, signal }),
    },
    queryClient,
  );
  return q.length < LEAST_OF_NAME ? [] : (data ?? []).slice(0, MOST_PEOPLE);
}

/** The arrow keys move the focus between suggestions; Escape closes them, and so does going up. */
function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  { buttons, count, onClose }: { buttons: ElementMap<number>; count: number; onClose: () => void },
): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === 'Escape') onClose();
  if (step === undefined) return;
  event.preventDefault();
  const focused = focusedElement();
  const at = Array.from({ length: count }, (_, i) => buttons.get(i)).indexOf(focused);
  if (at + step < 0) onClose();
  else buttons.get(at + step)?.focus();
}
