import { useId, useState } from 'react';
import { banUser, changeStatus } from '#contract/moderation.ts';
import type { UserBrief } from '#contract/shapes.ts';
import { message } from '#texts/message.ts';
import { call } from '#ui/shared/api/client.ts';
import { ChoiceGroup } from '#ui/shared/components/ChoiceGroup.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { ActButton, ActDialog } from './ActDialog.tsx';
import { isGrave, perform, type SimpleAction } from './acts.ts';
import type { Account } from './moderationQueries.ts';

type AccountAction = SimpleAction | 'ban' | 'block' | 'unblock';

const DAY_SECONDS = 86_400;
const BAN_SECONDS = {
  day: DAY_SECONDS,
  week: 7 * DAY_SECONDS,
  month: 30 * DAY_SECONDS,
  year: 365 * DAY_SECONDS,
} as const;
type BanTime = keyof typeof BAN_SECONDS;
const BAN_TIMES = ['day', 'week', 'month', 'year'] as const;

const REMOVALS = ['removeUserName', 'removeUserDescription', 'removeUserPicture'] as const;

/** The possible actions on an account in its current state, the most severe last. */
function actionsFor(account: Account): readonly AccountAction[] {
  return [
    ...REMOVALS.filter((action) => !account.done.includes(action)),
    ...(account.bannedUntil === null ? [] : ['unban' as const]),
    ...(account.status ? ['ban' as const] : ['unblock' as const]),
    ...(account.status || account.bannedUntil !== null ? ['block' as const] : []),
  ];
}

/** The actions of moderators on an account. */
export function AccountActions({ user, account }: { user: UserBrief; account: Account }) {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState<AccountAction | null>(null);
  return (
    <section className="mt-8" aria-labelledby={id}>
      <h2 className="mb-2.5 text-label text-muted italic" id={id}>
        {t('moderation.actions')}
      </h2>
      <div className="flex flex-col gap-2">
        {actionsFor(account).map((action) => (
          <ActButton
            key={action}
            isGrave={isGrave(action)}
            aria-haspopup="dialog"
            onClick={() => setOpen(action)}
          >
            {t('moderation.act', { action })}
          </ActButton>
        ))}
      </div>
      {open && <AccountDialog action={open} user={user} onClose={() => setOpen(null)} />}
    </section>
  );
}

function AccountDialog({
  action,
  user: { id, name },
  onClose,
}: {
  action: AccountAction;
  user: UserBrief;
  onClose: () => void;
}) {
  const t = useText();
  const [time, setTime] = useState<BanTime>('week');
  const params = { id };
  const act = (words: string): Promise<unknown> => {
    if (action === 'ban')
      return call(banUser, {
        params,
        body: { expiresInSeconds: BAN_SECONDS[time], message: words },
      });
    if (action === 'block' || action === 'unblock')
      return call(changeStatus, {
        params,
        body: { status: action === 'unblock', message: words },
      });
    return perform({ action, id, name }, words);
  };
  return (
    <ActDialog action={action} name={name} act={act} onClose={onClose}>
      {action === 'ban' && (
        <ChoiceGroup
          name={{ 'aria-label': t('moderation.banFor') }}
          options={BAN_TIMES.map((value) => ({
            value,
            label: message('moderation.banTime', { time: value }),
          }))}
          value={time}
          isWide
          onChange={setTime}
        />
      )}
    </ActDialog>
  );
}
