import { createStore, type ReadableStore } from '#engine/store.ts';

/** What browsers tell that can put the site among the programs of the device. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const store = createStore<InstallPrompt | null>(null);

/** Whether the browser offers to install the site. */
export const isInstallable: ReadableStore<boolean> = {
  current: () => store.current() !== null,
  subscribe: store.subscribe,
};

/** Begin to listen: the browser offers it once, at a time of its own choice. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // no bar of the browser: there is an entry in the menu
    // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- not in TypeScript's list of events
    store.set(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => store.set(null));
}

/** Ask the visitor, by the browser's own dialog. Each offer can be used once. */
export async function install(): Promise<void> {
  const offer = store.current();
  store.set(null);
  await offer?.prompt();
}
