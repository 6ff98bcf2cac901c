import { registerSW } from 'virtual:pwa-register';
import { notify } from './notices.ts';
import { announceUpdate } from './update.ts';

/**
 * Cache the site for use without a network. A new version waits until the visitor asks for it or
 * all pages of the site are closed, for a page in use must not lose its scripts.
 */
export function cacheForOffline(): void {
  const update = registerSW({
    onNeedRefresh() {
      notify({
        kind: 'success',
        message: 'A new version of Chiaro is ready.',
        isUpdate: true,
        action: {
          label: 'Update now',
          run: () => void announceUpdate().then(async () => await update(true)),
        },
      });
    },
    onRegisterError() {
      // Private windows refuse service workers: the site then needs a network, and nothing else
      // changes.
    },
  });
}
