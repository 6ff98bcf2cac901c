import './zodWithoutEval.ts';
import * as z from 'zod/mini';
import { CODE_CACHE } from '../../../serviceWorker/messages.ts';

/** The list of the code editor's files, as the build writes it. */
const LIST = '/code-files.json';
const PAGE = '/code.html';
const FileList = z.object({ files: z.array(z.string()), bytes: z.number() });

/** True if the code editor works offline: it was opened, or its files were all cached. */
export async function isCodeEditorKept(): Promise<boolean> {
  if (!('caches' in window)) return false; // insecure origins have no cache
  const cache = await caches.open(CODE_CACHE);
  return (await cache.match(PAGE)) !== undefined;
}

/** The size of the code editor in bytes; null if the server can't be reached. */
export async function codeEditorBytes(): Promise<number | null> {
  return readList().then(
    ({ bytes }) => bytes,
    () => null,
  );
}

/** Cache all files of the code editor. Cached files are not loaded again. */
export async function keepCodeEditor(onProgress: (share: number) => void): Promise<void> {
  const { files } = await readList();
  const cache = await caches.open(CODE_CACHE);
  // The page is last: if it is cached, everything is.
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
