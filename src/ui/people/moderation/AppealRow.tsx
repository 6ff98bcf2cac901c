import { Scale } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AppealOutcome } from '#contract/appeals.ts';
import { MODERATION_LIMITS } from '#contract/moderationLimits.ts';
import { message } from '#texts/message.ts';
import { Button, buttonClass } from '#ui/shared/components/Button.tsx';
import { CountedField } from '#ui/shared/components/CountedField.tsx';
import { personName } from '#ui/shared/components/personName.ts';
import { RelativeTime } from '#ui/shared/components/RelativeTime.tsx';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { AskingDialog } from './ActDialog.tsx';
import { CaseFrame, personLink, SEPARATOR } from './CaseFrame.tsx';
import { decideOn, type ReadableAppeal } from './moderationQueries.ts';
import { useAsk } from './QuestionHost.tsx';

/** An appeal: its decision, the words of the account, and the buttons to decide. */
export function AppealRow({ appeal, reader }: { appeal: ReadableAppeal; reader: string }) {
  const t = useText();
  const { appellant, words, state, createdAt } = appeal;
  const isOpen = state === 'open';
  return (
    <CaseFrame icon={Scale} isOpen={isOpen}>
      <p className="flex min-h-9 flex-wrap items-center gap-x-2.5">
        <span className="font-strong">
          <RichText
            id="moderation.appealBy"
            values={{ name: t.say(personName(appellant)) }}
            tags={{ person: personLink(appellant.id) }}
          />
        </span>
        <span className="text-meta text-muted">
          <RelativeTime atMs={Date.parse(createdAt)} />
        </span>
      </p>
      {words !== '' && (
        <p className="text-[17px]/[1.4] whitespace-pre-line wrap-anywhere">
          {t('moderation.quoted', { text: words })}
        </p>
      )}
      <Decided appeal={appeal} />
      <Outcome appeal={appeal} />
      <p className="mt-3 flex flex-wrap gap-2">
        {isOpen && appellant.id !== reader && <Decide appeal={appeal} />}
        <Link className={buttonClass('outline', 'small')} to={`/mod/profile/${appellant.id}`}>
          {t('moderation.whoseAccount')}
        </Link>
      </p>
    </CaseFrame>
  );
}

/** The decision that the appeal is about. */
function Decided({ appeal: { decision, decided } }: { appeal: ReadableAppeal }) {
  const t = useText();
  const { action, moderator, createdAt, message: said } = decision;
  return (
    <div className="mt-1 text-meta text-muted wrap-anywhere">
      <p>
        <RichText
          id="moderation.actionBy"
          values={{
            action: message('moderation.action', { action }),
            name: t.say(personName(moderator)),
          }}
          tags={{ person: personLink(moderator.id) }}
        />
        {SEPARATOR}
        <RelativeTime atMs={Date.parse(createdAt)} />
      </p>
      <p>{t.say(decided)}</p>
      {said !== null && (
        <blockquote className="whitespace-pre-line">
          {t('moderation.quoted', { text: said })}
        </blockquote>
      )}
    </div>
  );
}

/** The decision on the appeal: by whom, when, and the message. */
function Outcome({ appeal: { outcome, answer, handler, handledAt } }: { appeal: ReadableAppeal }) {
  const t = useText();
  if (outcome === null || handledAt === null) return null;
  return (
    <div className="mt-2 text-meta wrap-anywhere">
      <p>
        <RichText
          id="moderation.actionBy"
          values={{
            action: message('moderation.appealOutcome', { outcome }),
            name: handler ? t.say(personName(handler)) : '',
          }}
          tags={{ person: personLink(handler?.id ?? '') }}
        />
        {SEPARATOR}
        <RelativeTime atMs={Date.parse(handledAt)} />
      </p>
      {answer !== null && (
        <blockquote className="whitespace-pre-line">
          {t('moderation.quoted', { text: answer })}
        </blockquote>
      )}
    </div>
  );
}

function Decide({ appeal }: { appeal: ReadableAppeal }) {
  const t = useText();
  const ask = useAsk();
  return (['granted', 'declined'] as const).map((outcome) => (
    <Button
      key={outcome}
      size="small"
      kind={outcome === 'granted' ? 'plain' : 'outline'}
      aria-haspopup="dialog"
      onClick={() =>
        ask((close) => <DecideDialog appeal={appeal} outcome={outcome} onClose={close} />)
      }
    >
      {t('moderation.appealAct', { outcome })}
    </Button>
  ));
}

function DecideDialog({
  appeal,
  outcome,
  onClose,
}: {
  appeal: ReadableAppeal;
  outcome: AppealOutcome;
  onClose: () => void;
}) {
  const t = useText();
  const [words, setWords] = useState('');
  const { action } = appeal.decision;
  return (
    <AskingDialog
      title={t('moderation.appealTitle', { outcome })}
      help={
        outcome === 'granted' ? t('moderation.grantHelp', { action }) : t('moderation.declineHelp')
      }
      send={t('moderation.appealAct', { outcome })}
      canSend={words.trim() !== ''}
      act={() => decideOn(appeal, outcome, words)}
      onClose={onClose}
    >
      <CountedField
        label={t('moderation.messageLabel')}
        value={words}
        most={MODERATION_LIMITS.message}
        isLong
        isRequired
        onChange={setWords}
      />
    </AskingDialog>
  );
}
