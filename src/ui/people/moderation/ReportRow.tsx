import { useMutation } from '@tanstack/react-query';
import { FolderOpen, Image, Link2, MessageSquare, UserRound, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { REMOVED_COMMENT } from '#contract/comments.ts';
import type { Report, ReportKind } from '#contract/reports.ts';
import { MODERATION_LIMITS } from '#contract/moderationLimits.ts';
import { message, type Text } from '#texts/message.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Bar } from '#ui/shared/components/Bar.tsx';
import { Button, buttonClass } from '#ui/shared/components/Button.tsx';
import { personName } from '#ui/shared/components/personName.ts';
import { RelativeTime } from '#ui/shared/components/RelativeTime.tsx';
import { CountedField } from '#ui/shared/components/CountedField.tsx';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { needTexts, useText } from '#ui/shared/texts/texts.ts';
import { AskingDialog, ActButtons } from './ActDialog.tsx';
import { CaseFrame, personLink, SEPARATOR } from './CaseFrame.tsx';
import type { SimpleAction } from './acts.ts';
import { useAsk } from './QuestionHost.tsx';
import { decide, settle } from './moderationQueries.ts';
import type { ReportGroup } from './reportGroups.ts';

needTexts('talk');

const ICONS: Readonly<Record<ReportKind, LucideIcon>> = {
  puzzle: Image,
  comment: MessageSquare,
  collection: FolderOpen,
  user: UserRound,
};

const ACTIONS: Readonly<Record<ReportKind, readonly SimpleAction[]>> = {
  puzzle: ['removePuzzleDescription', 'unpublishPuzzle', 'deletePuzzle'],
  comment: ['removeComment', 'deleteComment'],
  collection: ['removeCollectionDescription', 'unpublishCollection', 'deleteCollection'],
  user: ['removeUserName', 'removeUserDescription', 'removeUserPicture'],
};

/** Of a thing with many reports the latest are shown. */
const SHOWN_REASONS = 5;

/** The page of the reported item; null if it has none. */
function placeOf({ kind, targetId, about }: Report): string | null {
  switch (kind) {
    case 'puzzle':
      return `/solve/${targetId}`;
    case 'collection':
      return `/collection/${targetId}`;
    case 'user':
      return `/profile/${targetId}`;
    case 'comment':
      return about?.puzzleId ? `/solve/${about.puzzleId}#comment-${targetId}` : null;
  }
}

/** The reports about a thing, with the actions of moderators. Settled ones are muted. */
export function ReportRow({
  group: { report, earlier },
  reader,
}: {
  group: ReportGroup;
  reader: string;
}) {
  const t = useText();
  const { kind, about, state, createdAt } = report;
  const isOpen = state === 'open';
  return (
    <CaseFrame icon={ICONS[kind]} isOpen={isOpen}>
      <p className="flex min-h-9 flex-wrap items-center gap-x-2.5">
        <span className="font-strong">{t('moderation.kind', { kind })}</span>
        <span className="text-meta text-muted">
          {about && kind !== 'user' && (
            <>
              <RichText
                id="moderation.by"
                values={{ name: t.say(personName({ name: about.userName })) }}
                tags={{ person: personLink(about.userId) }}
              />
              {SEPARATOR}
            </>
          )}
          <RelativeTime atMs={Date.parse(createdAt)} />
        </span>
      </p>
      <p className="line-clamp-6 text-[17px]/[1.4] wrap-anywhere">
        <Reported report={report} />
      </p>
      {[report, ...earlier].slice(0, SHOWN_REASONS).map((one) => (
        <Said key={one.id} report={one} />
      ))}
      {earlier.length >= SHOWN_REASONS && (
        <p className="text-muted">
          {t('moderation.moreReports', { count: earlier.length + 1 - SHOWN_REASONS })}
        </p>
      )}
      {!isOpen && <Settled report={report} />}
      <Decision group={{ id: report.id, report, earlier }} mayDecide={about?.userId !== reader} />
    </CaseFrame>
  );
}

/** The placeholder of a report. */
export function ReportSkeleton() {
  return (
    <div className="grid animate-late grid-cols-[auto_minmax(0,1fr)] gap-x-4" aria-hidden>
      <Bar className="size-9 rounded-[11px]" />
      <span className="flex flex-col gap-3 pt-2.5">
        <Bar className="h-3.5 w-40" />
        <Bar className="h-3.5 w-full" />
        <Bar className="h-2.5 w-2/3" />
        <span className="mt-1 flex gap-2">
          <Bar className="h-10 w-20 rounded-chip" />
          <Bar className="h-10 w-28 rounded-chip" />
        </span>
      </span>
    </div>
  );
}

/** The reported thing: the name of a person, or the title or the text of something. */
function Reported({ report: { kind, about } }: { report: Report }) {
  const t = useText();
  if (!about) return t('moderation.gone');
  const name = t.say(nameOf(kind, about.text));
  if (kind === 'user') return personLink(about.userId)(name);
  return about.text === REMOVED_COMMENT ? <em>{name}</em> : t('moderation.quoted', { text: name });
}

function nameOf(kind: ReportKind, text: string): Text {
  if (kind === 'user') return personName({ name: text });
  if (text === REMOVED_COMMENT) return message('talk.removed');
  return text === '' ? UNTITLED : text;
}

/** The action that settled a report, with its moderator and its time. */
function Settled({ report: { action, handler, handledAt } }: { report: Report }) {
  const t = useText();
  const done = action ? message('moderation.action', { action }) : message('moderation.dismissed');
  return (
    <p className="mt-1 text-meta">
      {handler ? (
        <RichText
          id="moderation.actionBy"
          values={{ action: done, name: t.say(personName(handler)) }}
          tags={{ person: personLink(handler.id) }}
        />
      ) : (
        t.say(done)
      )}
      {handledAt !== null && (
        <>
          {SEPARATOR}
          <RelativeTime atMs={Date.parse(handledAt)} />
        </>
      )}
    </p>
  );
}

/** The decision on a report, and a link to the reported item. */
function Decision({ group, mayDecide }: { group: ReportGroup; mayDecide: boolean }) {
  const t = useText();
  const { report } = group;
  const { kind, targetId, about, state } = report;
  const isOpen = state === 'open';
  const place = placeOf(report);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {isOpen && mayDecide && <Settle report={report} />}
      {isOpen && mayDecide && about && (
        <ActButtons
          acts={ACTIONS[kind]
            .filter((action) => !about.done.includes(action))
            .map((action) => ({ action, id: targetId, name: t.say(nameOf(kind, about.text)) }))}
          act={(act, words) => decide(report, act, words)}
        />
      )}
      {!isOpen && mayDecide && <Reopen group={group} />}
      {about && (
        <Link className={buttonClass('outline', 'small')} to={`/mod/profile/${about.userId}`}>
          {t('moderation.whoseAccount')}
        </Link>
      )}
      {about && place !== null && (
        <Link
          className="inline-flex min-h-10 items-center gap-2 px-2 text-muted hover:underline pointer-coarse:min-h-12"
          to={place}
        >
          <Link2 className="size-4" aria-hidden />
          {t('moderation.inPlace')}
        </Link>
      )}
    </div>
  );
}

/** The reason and the reporter, and the note of moderators. */
function Said({ report: { reporter, reason, note } }: { report: Report }) {
  const t = useText();
  return (
    <>
      <p className="mt-1 text-meta whitespace-pre-line text-muted wrap-anywhere">
        <RichText
          id="moderation.says"
          values={{ name: t.say(personName(reporter)), reason }}
          tags={{ person: personLink(reporter.id) }}
        />
      </p>
      {note !== '' && (
        <p className="mt-1 text-meta text-muted italic wrap-anywhere">
          {t('moderation.notedAs', { note })}
        </p>
      )}
    </>
  );
}

/** The decision to settle a report without an action. */
function Settle({ report }: { report: Report }) {
  const t = useText();
  const ask = useAsk();
  const words = t(report.about ? 'moderation.settle' : 'moderation.settleGone');
  return (
    <Button
      size="small"
      aria-haspopup="dialog"
      onClick={() => ask((close) => <SettleDialog report={report} words={words} onClose={close} />)}
    >
      {words}
    </Button>
  );
}

function SettleDialog({
  report,
  words,
  onClose,
}: {
  report: Report;
  /** The text of the button. */
  words: string;
  onClose: () => void;
}) {
  const t = useText();
  const [note, setNote] = useState(report.note);
  return (
    <AskingDialog
      title={t('moderation.settleTitle', { isGone: report.about ? 'no' : 'yes' })}
      help={t('moderation.settleHelp')}
      send={words}
      canSend
      act={() => settle(report, 'done', note)}
      onClose={onClose}
    >
      <CountedField
        label={t('moderation.note')}
        value={note}
        most={MODERATION_LIMITS.note}
        isLong
        onChange={setNote}
      />
    </AskingDialog>
  );
}

function Reopen({ group: { report, earlier } }: { group: ReportGroup }) {
  const t = useText();
  const { mutate, isPending } = useMutation(
    {
      mutationFn: () =>
        Promise.all([report, ...earlier].map((one) => settle(one, 'open', one.note))),
      // The answer may be lost, so the list is fetched again after errors too.
      onSettled: () => queryClient.invalidateQueries({ queryKey: ['moderation'] }),
    },
    queryClient,
  );
  return (
    <Button size="small" aria-disabled={isPending} onClick={() => isPending || mutate()}>
      {t('moderation.reopen')}
    </Button>
  );
}
