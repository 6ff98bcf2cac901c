import type { ServerPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import { Comments, CommentsButton } from './Comments.tsx';
import { findCollectionId } from './collectionQueries.ts';
import { Devices } from './Devices.tsx';
import { Facts } from './Facts.tsx';
import { OnwardOnline } from './OnwardOnline.tsx';
import { PlaceLine } from './PlaceLine.tsx';
import { SolvedIcons } from './SolvedIcons.tsx';
import { useReader, useCompletion } from './useCompletion.ts';
import { Link, useLocation } from 'react-router';
import type { UserBrief } from '#contract/shapes.ts';
import { Avatar } from '#ui/people/account/Avatar.tsx';
import { personName } from '#ui/shared/components/personName.ts';
import { UserBadge } from '#ui/shared/components/UserBadge.tsx';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { LoveButton } from './LoveButton.tsx';
import { ComputedWhenSolved } from '#ui/play/hints/ComputedOfPuzzle.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { RatingBlock } from './RatingBlock.tsx';
import { CloudOff } from 'lucide-react';
import { keepReturn } from '#ui/people/account/signedIn.ts';
import { useNetwork } from '#ui/shared/platform/network.ts';
import { useOutageCause } from '#ui/shared/platform/outageCause.ts';

const NOTE = 'text-meta text-muted';

/** A note on how a solve is saved, for visitors who are signed out or offline. */
function OnlineNote({ isSolved }: { isSolved: boolean }) {
  const t = useText();
  const network = useNetwork();
  const cause = useOutageCause();
  const reader = useReader();
  const { pathname, search } = useLocation();
  if (network !== 'online')
    return (
      <p className={`${NOTE} flex items-center gap-2`}>
        <CloudOff className="size-4 flex-none" aria-hidden />
        {t('online.offline', { cause })}
      </p>
    );
  if (reader !== null) return null;
  return (
    <p className={NOTE}>
      <RichText
        id={isSolved ? 'online.signInSolved' : 'online.signIn'}
        tags={{
          link: (words) => (
            <Link
              className="text-base-content underline"
              to="/auth"
              onClick={() => keepReturn(pathname + search)}
            >
              {words}
            </Link>
          ),
        }}
      />
    </p>
  );
}

/** Data of the site about a puzzle. Each part has its own place on the page. */
export type OnlinePartName =
  | 'place'
  | 'author'
  | 'facts'
  | 'tools'
  | 'icons'
  | 'solved'
  | 'onward'
  /** Elements over the page: the board of another device, the comments. */
  | 'devices'
  /** Everything without a place on the first screen, for the sheet on phones. */
  | 'more';

/** One of the parts. All of them load together, after the page. */
export default function OnlinePart({
  part,
  workspace,
  server,
}: {
  part: OnlinePartName;
  workspace: Workspace;
  server: ServerPuzzle;
}) {
  switch (part) {
    case 'place':
      return <Place workspace={workspace} server={server} className={LINE} />;
    case 'author':
      return server.about && <AuthorLink author={server.about.creator} />;
    case 'facts':
      return <Facts workspace={workspace} server={server} />;
    case 'tools':
      return <OnlineTools server={server} />;
    case 'icons':
      return <SolvedIcons server={server} />;
    case 'solved':
      return <SolvedOnline workspace={workspace} server={server} />;
    case 'onward':
      return server.about && <OnwardOnline workspace={workspace} puzzle={server.about} />;
    case 'devices':
      return (
        <>
          <OtherDevices workspace={workspace} server={server} />
          <Comments server={server} />
        </>
      );
    case 'more':
      return <More workspace={workspace} server={server} />;
  }
}

const LINE =
  'inline-flex min-h-7 max-w-full items-center gap-2 self-start text-meta text-muted hover:text-base-content';
const ITEM =
  'flex min-h-13 w-full items-center gap-3.5 rounded-control px-2.5 text-start hover:bg-fill-1';

interface PartProps {
  workspace: Workspace;
  server: ServerPuzzle;
}

function Place({ workspace: { opened }, server, className }: PartProps & { className: string }) {
  const collectionId = findCollectionId(opened);
  if (collectionId === null || server.about === null) return null;
  return <PlaceLine collectionId={collectionId} puzzle={server.about} className={className} />;
}

/** No sync where colors are final, because a wrong color could not be undone. */
function OtherDevices({ workspace, server }: PartProps) {
  const reader = useReader() ?? null;
  if (reader === null || workspace.mode.isFinal) return null;
  return <Devices key={reader} workspace={workspace} puzzleId={server.id} reader={reader} />;
}

function More(props: PartProps) {
  const { server, workspace } = props;
  return (
    <div className="mb-2 flex flex-col gap-1">
      {server.about && (
        <p className="py-2">
          <AuthorLink author={server.about.creator} />
        </p>
      )}
      <Facts workspace={workspace} server={server} />
      <Place {...props} className={ITEM} />
      <div className="flex gap-1">
        <OnlineTools server={server} onOpen={() => workspace.onDialog(null)} />
      </div>
      <OnlineNote isSolved={false} />
    </div>
  );
}

/** The author with a link to the profile, as high as the plain name it replaces. */
function AuthorLink({ author }: { author: UserBrief }) {
  return (
    <Link
      className="relative inline-flex max-w-full items-center gap-2.25 text-[15.5px]/[1.3] before:absolute before:-inset-2 hover:underline"
      to={`/profile/${author.id}`}
    >
      <Avatar className="size-7.5 text-[12.5px] max-xl:hidden" id={author.id} name={author.name} />
      <RichText
        id="site.bySpokenAuthor"
        values={{ author: personName(author) }}
        tags={{
          by: (word) => <span className="sr-only">{word}</span>,
          name: (name) => <span className="line-clamp-2 min-w-0 max-xl:line-clamp-1">{name}</span>,
        }}
      />
      <UserBadge user={author} />
    </Link>
  );
}

/** Buttons for a puzzle of the site. */
function OnlineTools({
  server,
  onOpen,
}: {
  server: ServerPuzzle;
  /** Called when the comments open. */
  onOpen?: () => void;
}) {
  return (
    <>
      <LoveButton server={server} />
      <CommentsButton server={server} onOpen={onOpen} />
    </>
  );
}

const PERCENT = 100;

/** The result of a solve compared with others, and ratings of the difficulty. */
function SolvedOnline({ workspace, server }: { workspace: Workspace; server: ServerPuzzle }) {
  const t = useText();
  const fasterThan = useCompletion(server.id)?.fasterThan ?? null;
  return (
    <div className="flex min-w-0 flex-col gap-4 max-xl:hidden score:hidden phone:order-1 phone:flex phone:basis-full phone:gap-2">
      {fasterThan !== null && (
        <p className="text-muted">
          {t('online.fasterThan', { percent: Math.round(fasterThan * PERCENT) })}
        </p>
      )}
      <RatingBlock server={server} />
      {workspace.music === null && (
        <ComputedWhenSolved
          grid={workspace.opened.puzzle.grid}
          known={server.about?.computed ?? null}
        />
      )}
      <OnlineNote isSolved />
    </div>
  );
}
