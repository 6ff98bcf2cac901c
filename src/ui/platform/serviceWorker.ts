import { registerSW } from 'virtual:pwa-register';
import { notify } from './notices.ts';

/**
 * Keep the site for times without a network. A new version waits until the visitor wants it, for a page in use must not lose
 * its scripts; without that it comes when all pages of the site are closed.
 */
export function keepForOffline(): void {
  const update = registerSW({
    onNeedRefresh() {
      notify({
        kind: 'success',
        message: 'A new version of Chiaro is ready.',
        action: { label: 'Update now', run: () => void update(true) },
      });
    },
    onRegisterError() {
      // Private windows refuse service workers: the site then needs its network, and nothing else changes.
    },
  });
}
