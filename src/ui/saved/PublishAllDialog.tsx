import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { Switch } from '#ui/shared/components/Switch.tsx';
import { Difficulty } from '#ui/shared/components/Difficulty.tsx';
import { openPuzzle } from '#engine/puzzle/puzzle.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { findDoubles } from './findDoubles.ts';

/**
 * Asks before puzzles are published, which is for good. Those that the account has published before
 * are left out, unless the author wants them twice.
 */
export function PublishAllDialog({
  texts,
  isSignedIn,
  onPublish,
  onClose,
}: {
  texts: readonly string[];
  /** Visitors have published nothing. */
  isSignedIn: boolean;
  onPublish: (texts: readonly string[]) => void;
  onClose: () => void;
}) {
  const t = useText();
  const id = useId();
  const { data, isLoading, isError } = useQuery(
    {
      queryKey: ['doubles', id],
      queryFn: () => findDoubles(texts),
      enabled: isSignedIn,
      retry: false,
      gcTime: 0,
      meta: { isQuiet: true }, // the dialog shows the failure
    },
    queryClient,
  );
  const [isTwice, setTwice] = useState(false);
  const doubles = data?.size ?? 0;
  const wanted = isTwice ? texts : texts.filter((text) => data?.has(text) !== true);
  const publish = () => {
    onClose();
    onPublish(wanted);
  };
  return (
    <Dialog
      title={t('bulk.askTitle', { count: texts.length })}
      description={t('bulk.askNote', { count: texts.length })}
      onClose={onClose}
    >
      <Titles texts={wanted} />
      <div className="mt-2" aria-live="polite">
        {isLoading && <p className="text-muted">{t('bulk.lookingForDoubles')}</p>}
        {isError && <p className="text-muted">{t('bulk.doublesUnknown')}</p>}
        {doubles > 0 && (
          <Switch
            label={t('bulk.publishTwice')}
            note={t('bulk.doubles', { count: doubles, all: texts.length })}
            checked={isTwice}
            onChange={({ target }) => setTwice(target.checked)}
          />
        )}
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        <Button onClick={onClose}>{t('bulk.cancel')}</Button>
        <Button kind="primary" disabled={isLoading || wanted.length === 0} onClick={publish}>
          {t('bulk.publishNow', { count: wanted.length || texts.length })}
        </Button>
      </div>
    </Dialog>
  );
}

/** The title and difficulty of each puzzle, which may come from its source. */
function Titles({ texts }: { texts: readonly string[] }) {
  const t = useText();
  const puzzles = texts.flatMap((text) => {
    const opened = openPuzzle(text);
    return opened.ok ? [{ text, ...opened.value }] : [];
  });
  return (
    <ul
      className="max-h-52 overflow-y-auto overscroll-contain rounded-control bg-fill-1 px-3 py-1.5"
      aria-label={t('bulk.whatPlayersSee')}
    >
      {puzzles.map(({ text, title, difficulty }) => (
        <li key={text} className="flex items-center justify-between gap-3 py-1">
          <span className="min-w-0 truncate">{title}</span>
          <Difficulty value={difficulty} />
        </li>
      ))}
    </ul>
  );
}
