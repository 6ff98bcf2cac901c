import './zodWithoutEval.ts';
import * as z from 'zod/mini';
import { CODE_CACHE } from '../../../serviceWorker/messages.ts';

/** The list of the code editor's files, as the build writes it. */
const LIST = '/code-files.json';
const PAGE = '/code.html';
const FileList = z.object({ files: z.array(z.string()), bytes: z.number() });

/** Whether the code editor works without a network: it was opened, or loaded as a whole. */
export async function isCodeEditorKept(): Promise<boolean> {
  if (!('caches' in window)) return false; // the address is not secure, so nothing is kept
  const cache = await caches.open(CODE_CACHE);
  return (await cache.match(PAGE)) !== undefined;
}

/** How many bytes the code editor takes; null where its server is not reached. */
export async function codeEditorBytes(): Promise<number | null> {
  return readList().then(
    ({ bytes }) => bytes,
    () => null,
  );
}

/** Keep all files of the code editor. What is there already is not loaded again. */
export async function keepCodeEditor(onProgress: (share: number) => void): Promise<void> {
  const { files } = await readList();
  const cache = await caches.open(CODE_CACHE);
  // The page last: where it is, the rest is.
  const inOrder = files.toSorted((a, b) => Number(a === PAGE) - Number(b === PAGE));
  for (const [i, file] of inOrder.entries()) {
    onProgress(i / inOrder.length);
    if (file === PAGE || !(await cache.match(file))) await cache.add(file);
  }
  onProgress(1);
}

async function readList() {
  const response = await fetch(LIST);
  return FileList.parse(await response.json());
}
