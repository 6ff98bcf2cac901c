import { workOwner } from '#ui/shared/platform/workOwner.ts';
import { isRemembered } from './remembered.ts';

/** Wait until the owner of stored work is known: after a sign-in, the account is read first. */
export async function untilOwnerKnown(): Promise<void> {
  if (!isRemembered() || workOwner() !== null) return;
  const [{ meQuery }, { queryClient }] = await Promise.all([
    import('#ui/shared/api/me.ts'),
    import('#ui/shared/api/queryClient.ts'),
  ]);
  await queryClient.query(meQuery);
}
