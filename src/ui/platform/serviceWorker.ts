import { registerSW } from 'virtual:pwa-register';
import { message } from '#texts/message.ts';
import { PRODUCT } from '../product.ts';
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
        message: message('site.updateReady', { product: PRODUCT }),
        isUpdate: true,
        action: {
          label: message('site.updateNow'),
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
