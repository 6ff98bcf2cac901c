import type { ServerPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { CommentsButton } from './Comments.tsx';
import { LoveButton } from './LoveButton.tsx';

/** Buttons for what can be done with a puzzle of the server. */
export function OnlineTools({
  server,
  onOpen,
}: {
  server: ServerPuzzle;
  /** Something else opens over the page. */
  onOpen?: () => void;
}) {
  return (
    <>
      <LoveButton server={server} />
      <CommentsButton server={server} onOpen={onOpen} />
    </>
  );
}
