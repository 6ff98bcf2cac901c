import { SquarePen } from 'lucide-react';
import { Link } from 'react-router';
import { iconButtonClass } from '../../components/buttonStyles.ts';
import { useText } from '../../texts/useText.ts';
import { ReportButton } from '../../lists/ReportButton.tsx';
import type { ServerPuzzle } from '../../workspace/OpenedPuzzle.ts';
import { CommentsButton } from './Comments.tsx';
import { LoveButton } from './LoveButton.tsx';
import { useReader } from './useCompletion.ts';

/** Buttons for what can be done with a puzzle of the server. */
export function OnlineTools({
  server,
  onOpen,
}: {
  server: ServerPuzzle;
  /** Something else opens over the page. */
  onOpen?: () => void;
}) {
  const t = useText();
  const reader = useReader() ?? null;
  const isOwn = reader !== null && server.about?.creator.id === reader;
  return (
    <>
      <LoveButton server={server} />
      <CommentsButton server={server} onOpen={onOpen} />
      {reader !== null && !isOwn && (
        <ReportButton kind="puzzle" id={server.id} className={iconButtonClass()} isIcon />
      )}
      {isOwn && (
        <Link
          className={iconButtonClass()}
          to={`/create/${server.id}`}
          aria-label={t('online.edit')}
          title={t('online.edit')}
        >
          <SquarePen aria-hidden />
        </Link>
      )}
    </>
  );
}
