import { otherTabs, tellTabs } from './otherTabs.ts';

/** How long pages have to put by what they hold before they are loaded anew. */
const PREPARATION_MS = 1000;

/** Tell all pages of the site that they are about to be loaded anew; resolves when they may be. */
export async function announceUpdate(): Promise<void> {
  tellTabs({ kind: 'update', key: '', version: '', tab: '' });
  await new Promise((resolve) => setTimeout(resolve, PREPARATION_MS));
}

/** Hear that an update is about to load the page anew. Returns the way to stop. */
export function onUpdate(listener: () => void): () => void {
  const tabs = otherTabs(
    ({ kind }) => {
      if (kind === 'update') listener();
    },
    () => undefined,
  );
  return () => tabs.stop();
}
