import type { Page } from '@playwright/test';

/** Strokes of the history that the database keeps of the only solve in it. */
export function strokesKept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('chiaro');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const asked = opening.result.transaction('solves').objectStore('solves').getAll();
          asked.onsuccess = () => {
            opening.result.close();
            const [solve] = asked.result as { progress: { past: unknown[] } }[];
            resolve(solve?.progress.past.length ?? 0);
          };
        };
      }),
  );
}
