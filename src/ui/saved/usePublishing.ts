import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import {
  isRemovable,
  isUnfinished,
  newPublication,
  publishingMachine,
  type Publication,
  type PublishingEvent,
  type StepInput,
  type StepOutcome,
} from '#machines/publishingMachine.ts';
import { message } from '#texts/message.ts';
import { useMe } from '#ui/people/account/useMe.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { network } from '#ui/shared/platform/network.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import {
  forgetPublications,
  keepPublications,
  readPublications,
} from '#ui/shared/platform/publicationStore.ts';
import { publishStep } from './publishStep.ts';
import type { ImportRow } from '#machines/importRows.ts';
import { receiveText } from '#ui/shared/texts/receiveText.ts';

type PublishingActor = ActorRefFrom<typeof publishingMachine>;

/** The publications of the list, and the actions on them. */
export interface Publishing {
  readonly actor: PublishingActor;
  readonly publications: ReadonlyMap<string, Publication>;
  /** The id of the publishing account; null for visitors, undefined while it is loaded. */
  readonly userId: string | null | undefined;
  /** Adds puzzles to the queue, and starts it if the visitor is signed in. */
  readonly publish: (keys: readonly string[]) => Promise<void>;
  /** Removes puzzles from the queue. Running calls go on. */
  readonly forget: (keys: readonly string[]) => void;
}

/**
 * Publish puzzles of a list. `onRestored` gets the puzzles that an earlier page left unfinished,
 * once; they are published only on request.
 */
export function usePublishing(onRestored: (keys: readonly string[]) => void): Publishing {
  const me = useMe();
  const userId = me === undefined ? undefined : (me?.id ?? null);
  const [machine] = useState(() =>
    publishingMachine.provide({
      actors: {
        step: fromPromise<StepOutcome, StepInput>(({ input }) => publishStep(input)),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { now: () => Date.now() } });
  useRestored(actor, userId, onRestored);
  useListsAnew(actor);
  const all = useSelector(actor, ({ context }) => context.publications);
  const publications = useMemo(() => new Map(all.map((it) => [it.key, it])), [all]);
  const publish = useCallback(
    async (keys: readonly string[]) => {
      const first = Date.now();
      const isKept = await keepPublications(
        keys.map((key, i) => ({
          ...newPublication(key),
          userId: userId ?? null,
          place: first + i,
        })),
      );
      if (!isKept) notify({ kind: 'error', message: message('bulk.notKept') });
      if (userId) actor.send({ type: 'publish', keys, userId });
      else actor.send(waiting(actor, keys));
    },
    [actor, userId],
  );
  const forget = useCallback(
    (keys: readonly string[]) => {
      const { publications: known } = actor.getSnapshot().context;
      const gone = known
        .filter((it) => keys.includes(it.key) && isRemovable(it))
        .map(({ key }) => key);
      actor.send({ type: 'cancel', keys: gone });
      void forgetPublications(gone);
    },
    [actor],
  );
  return { actor, publications, userId, publish, forget };
}

/** Restores the queue of an earlier page, and resumes when the network is back. */
function useRestored(
  actor: PublishingActor,
  userId: string | null | undefined,
  onRestored: (keys: readonly string[]) => void,
): void {
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isCurrent = true;
    void readPublications(userId).then((stored) => {
      if (!isCurrent) return;
      const keys = stored.map(({ key }) => key);
      if (!stored.some(isUnfinished)) {
        void forgetPublications(keys); // the list was finished
        return;
      }
      void Promise.all(stored.map(restored)).then((publications) => {
        if (!isCurrent) return;
        actor.send({ type: 'restore', publications, userId });
        onRestored(keys);
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [actor, userId, onRestored]);
  useEffect(
    () =>
      network.subscribe(() => {
        if (network.current() === 'online') actor.send({ type: 'network.back' });
      }),
    [actor],
  );
}

/** The event that queues puzzles until the visitor has signed in. */
function waiting(actor: PublishingActor, keys: readonly string[]): PublishingEvent {
  const { publications } = actor.getSnapshot().context;
  const others = publications.filter(({ key }) => !keys.includes(key));
  return {
    type: 'restore',
    publications: [...others, ...keys.map(newPublication)],
    userId: null,
  };
}

/** Invalidates lists of puzzles once the queue is finished. */
function useListsAnew(actor: PublishingActor): void {
  const isResting = useSelector(actor, (snapshot) => snapshot.matches('resting'));
  useEffect(() => {
    const { publications } = actor.getSnapshot().context;
    if (isResting && publications.some(({ step }) => step === 'online'))
      void queryClient.invalidateQueries({ queryKey: ['puzzles'] });
  }, [actor, isResting]);
}

/** A stored publication. A reason that this version no longer knows is left out. */
async function restored({ key, step, puzzleId, why }: Publication): Promise<Publication> {
  return { key, step, puzzleId, why: (await receiveText(why)) ?? '' };
}

/** The publication of the puzzle of a row; undefined if it has none. */
export function findPublication(
  { state, puzzle }: ImportRow,
  publications: ReadonlyMap<string, Publication>,
): Publication | undefined {
  return state === 'local' && puzzle ? publications.get(puzzle.text) : undefined;
}

/** True if a puzzle can be published, apart from its title. */
export function isSound({ state, puzzle, solution }: ImportRow): boolean {
  return state === 'local' && puzzle?.facts.problem === null && solution !== 'none';
}

/** True if a puzzle can be published now. */
export function canPublish(row: ImportRow, publication: Publication | undefined): boolean {
  const isNew = publication === undefined || publication.step === 'refused';
  return isNew && isSound(row) && row.puzzle?.facts.title !== '';
}

/**
 * The texts of the puzzles that "Publish all" publishes, which excludes those with several
 * solutions.
 */
export function textsToPublish(
  rows: readonly ImportRow[],
  publications: ReadonlyMap<string, Publication>,
): readonly string[] {
  return rows.flatMap((row) => {
    const isMeant = row.solution !== 'multiple' && findPublication(row, publications) === undefined;
    return isMeant && row.puzzle && canPublish(row, undefined) ? [row.puzzle.text] : [];
  });
}
