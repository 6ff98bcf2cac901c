import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import { joined, message, type Text } from '#texts/message.ts';
import { isUnfinished, type HoldReason, type Publication } from '#machines/publishingMachine.ts';
import { keepReturn } from '#ui/people/account/signedIn.ts';
import { Button, buttonClass } from '#ui/shared/components/Button.tsx';
import { ProgressBar } from '#ui/shared/components/ProgressBar.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import type { Publishing } from './usePublishing.ts';

const HELD: Readonly<Record<HoldReason, Text>> = {
  offline: message('bulk.offline'),
  busy: message('bulk.busy'),
  restricted: message('bulk.restricted'),
  signedOut: message('bulk.signedOut'),
};

/** The progress of publishing, with its controls. */
export function PublishBar({ publishing }: { publishing: Publishing }) {
  const t = useText();
  const { actor, userId } = publishing;
  const { publications, held } = useSelector(actor, ({ context }) => context);
  const isResting = useSelector(actor, (snapshot) => snapshot.matches('resting'));
  if (publications.length === 0) return null;
  const left = publications.filter(isUnfinished).length;
  const all = publications.length;
  const reason = userId === null ? 'signedOut' : userId === undefined ? 'offline' : held;
  return (
    <section
      className="mb-4 flex flex-col gap-2 rounded-surface bg-base-200 px-4 py-3"
      aria-label={t('bulk.group')}
    >
      <p role="status">
        {left === 0
          ? t.say(outcomeOf(publications))
          : reason !== null
            ? t.say(HELD[reason])
            : isResting
              ? t('bulk.left', { count: left })
              : t('bulk.running')}
      </p>
      {left > 0 && (
        <>
          <ProgressBar
            className="w-full"
            value={all - left}
            max={all}
            label={t('bulk.progress', { done: all - left, all })}
          />
          <Controls publishing={publishing} isResting={isResting} reason={reason} />
        </>
      )}
    </section>
  );
}

function Controls({
  publishing: { actor, forget },
  isResting,
  reason,
}: {
  publishing: Publishing;
  isResting: boolean;
  reason: HoldReason | null;
}) {
  const t = useText();
  const leaveOut = () => {
    const { publications } = actor.getSnapshot().context;
    forget(publications.filter(({ step }) => step === 'waiting').map(({ key }) => key));
  };
  return (
    <p className="flex flex-wrap gap-2">
      {reason === 'signedOut' ? (
        <Link
          className={buttonClass('primary', 'small')}
          to="/auth"
          onClick={() => keepReturn('/uploader')}
        >
          {t('bulk.signIn')}
        </Link>
      ) : isResting || reason !== null ? (
        <Button kind="primary" size="small" onClick={() => actor.send({ type: 'goOn' })}>
          {t('bulk.goOn')}
        </Button>
      ) : (
        <Button size="small" onClick={() => actor.send({ type: 'pause' })}>
          {t('bulk.pause')}
        </Button>
      )}
      {(isResting || reason !== null) && (
        <Button kind="outline" size="small" onClick={leaveOut}>
          {t('bulk.leaveOut')}
        </Button>
      )}
    </p>
  );
}

function outcomeOf(publications: readonly Publication[]): Text {
  const refused = publications.filter(({ step }) => step === 'refused').length;
  return joined([
    message('bulk.done', { count: publications.length - refused }),
    ...(refused > 0 ? [message('bulk.someRefused', { count: refused })] : []),
  ]);
}
