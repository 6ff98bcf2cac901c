import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { checkInvitation } from '#contract/invitations.ts';
import { InvitationSecret } from '#contract/signUp.ts';
import { message, momentOf, type Text } from '#texts/message.ts';
import { describeFailure, refusedBecause } from '#ui/shared/api/apiErrors.ts';
import { call } from '#ui/shared/api/client.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { siteInfo } from '#ui/shared/platform/siteInfo.ts';
import { useText } from '#ui/shared/texts/texts.ts';

/** The invitation in the address: its end, or why it is of no use. */
type Invited =
  | { readonly kind: 'until'; readonly end: string }
  | { readonly kind: 'problem'; readonly problem: Text; readonly isFinal: boolean };

const INVALID: Invited = {
  kind: 'problem',
  problem: message('account.invitationInvalid'),
  isFinal: true,
};

function invitationQuery(secret: string | null, isNeeded: boolean) {
  return queryOptions({
    queryKey: ['invitation', secret],
    enabled: secret !== null && isNeeded,
    retry: false,
    meta: { isQuiet: true }, // the page shows the failure
    queryFn: async ({ signal }): Promise<Invited> => {
      if (!InvitationSecret.safeParse(secret).success) return INVALID;
      try {
        const body = { secret: secret ?? '' };
        const { expiresAt } = await call(checkInvitation, { body, signal });
        return { kind: 'until', end: expiresAt };
      } catch (error) {
        if (refusedBecause(checkInvitation, error) === 'not_found') return INVALID;
        return { kind: 'problem', problem: describeFailure(error), isFinal: false };
      }
    },
  });
}

function useSignUp(invitation: string | null) {
  const { signUp = 'open' } = useSyncExternalStore(siteInfo.subscribe, siteInfo.current);
  const query = invitationQuery(invitation, signUp === 'invitation');
  const { data: invited } = useQuery(query, queryClient);
  return { signUp, invited };
}

/** True if a visitor with this invitation, or without one, may be able to sign up. */
export function useCanSignUp(invitation: string | null): boolean {
  const { signUp, invited } = useSignUp(invitation);
  if (signUp !== 'invitation') return signUp === 'open';
  return invitation !== null && !(invited?.kind === 'problem' && invited.isFinal);
}

/** States who can sign up here, and whether the invitation in the address is valid. */
export function SignUpNote({ invitation }: { invitation: string | null }) {
  const t = useText();
  const { signUp, invited } = useSignUp(invitation);
  if (signUp === 'open') return <p className="text-muted">{t('account.intro')}</p>;
  if (signUp === 'closed') return <p>{t('account.signUpClosed')}</p>;
  if (invitation === null) return <p>{t('account.invitationNeeded')}</p>;
  return (
    <p className="min-h-6" role="status">
      {invited?.kind === 'until' &&
        t('account.invited', { end: momentOf(new Date(invited.end), 'minute') })}
      {invited?.kind === 'problem' && t.say(invited.problem)}
    </p>
  );
}
