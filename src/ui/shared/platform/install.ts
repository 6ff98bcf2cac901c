import { createStore, type ReadableStore } from '#base/store.ts';

/** The event of browsers that can install the site (`beforeinstallprompt`). */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** Stored by `boot.js`, which runs before any module. */
    installOffer?: InstallOffer;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

const store = createStore<InstallOffer | null>(window.installOffer ?? null);
window.addEventListener('beforeinstallprompt', (offer) => store.set(offer));
window.addEventListener('appinstalled', () => store.set(null));

/** True while the browser offers to install the site. */
export const isInstallable: ReadableStore<boolean> = {
  current: () => store.current() !== null,
  subscribe: store.subscribe,
};

/** Open the browser's install dialog. Each offer can be used once. */
export async function install(): Promise<void> {
  const offer = store.current();
  store.set(null);
  await offer?.prompt();
}
