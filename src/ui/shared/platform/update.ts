import { otherTabs, tellTabs } from './otherTabs.ts';

/** The time that pages have to save their state before they are reloaded. */
const PREPARATION_MS = 1000;

/** Announce the reload to all pages of the site. Resolves when they have had time to save. */
export async function announceUpdate(): Promise<void> {
  tellTabs({ kind: 'update', key: '', version: '', tab: '' });
  await new Promise((resolve) => setTimeout(resolve, PREPARATION_MS));
}

/** Listen to announced reloads. Returns the unsubscribe function. */
export function onUpdate(listener: () => void): () => void {
  const tabs = otherTabs(
    ({ kind }) => {
      if (kind === 'update') listener();
    },
    () => undefined,
  );
  return () => tabs.stop();
}
