import { Check, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/shared/components/Button.tsx';
import { useNetwork } from '#ui/shared/platform/network.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import '#ui/shared/platform/zodWithoutEval.ts';
import * as z from 'zod/mini';
import { CODE_CACHE } from '../../../serviceWorker/messages.ts';

/** The list of the code editor's files, as the build writes it. */
const LIST = '/code-files.json';
const PAGE = '/code.html';
const FileList = z.object({ files: z.array(z.string()), bytes: z.number() });

/** True if the code editor works offline: it was opened, or its files were all cached. */
async function isCodeEditorKept(): Promise<boolean> {
  if (!('caches' in window)) return false; // insecure origins have no cache
  const cache = await caches.open(CODE_CACHE);
  return (await cache.match(PAGE)) !== undefined;
}

/** The size of the code editor in bytes; null if the server can't be reached. */
async function codeEditorBytes(): Promise<number | null> {
  return readList().then(
    ({ bytes }) => bytes,
    () => null,
  );
}

/** Cache all files of the code editor. Cached files are not loaded again. */
async function keepCodeEditor(onProgress: (share: number) => void): Promise<void> {
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

const BYTES_PER_MB = 1_000_000;

type State =
  | { readonly kind: 'unknown' | 'kept' | 'failed' }
  | { readonly kind: 'absent'; readonly bytes: number | null }
  | { readonly kind: 'loading'; readonly share: number };

/**
 * A button that caches the code editor for offline use. The editor is large, so visits do not load
 * it by default. The texts are in the pack `chrome`.
 */
export function KeepCodeEditor() {
  const t = useText();
  const isOnline = useNetwork() === 'online';
  const [state, setState] = useState<State>({ kind: 'unknown' });
  useEffect(() => {
    const life = new AbortController();
    void (async () => {
      const isKept = await isCodeEditorKept();
      const bytes = isKept || !isOnline ? null : await codeEditorBytes();
      if (!life.signal.aborted) setState(isKept ? { kind: 'kept' } : { kind: 'absent', bytes });
    })();
    return () => life.abort();
  }, [isOnline]);
  const load = async () => {
    try {
      await keepCodeEditor((share) => setState({ kind: 'loading', share }));
      setState({ kind: 'kept' });
    } catch {
      setState({ kind: 'failed' });
    }
  };
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-60 text-aside" role="status">
        {state.kind === 'kept' && (
          <Check className="mr-2 inline size-4.5 align-[-3px] text-success" aria-hidden />
        )}
        {wordsOf(t, state)}
      </p>
      {(state.kind === 'absent' || state.kind === 'failed') && (
        <Button size="small" disabled={!isOnline} onClick={() => void load()}>
          <Download className="size-4" aria-hidden />
          {t('chrome.keepCode')}
        </Button>
      )}
    </div>
  );
}

function wordsOf(t: ReturnType<typeof useText>, state: State): string {
  switch (state.kind) {
    case 'unknown':
      return '';
    case 'kept':
      return t('chrome.codeKept');
    case 'failed':
      return t('chrome.codeNotKept');
    case 'loading':
      return t('chrome.keepingCode', { percent: Math.round(state.share * 100) });
    case 'absent':
      return state.bytes === null
        ? t('chrome.codeNotHere')
        : t('chrome.codeAbsent', { megabytes: Math.ceil(state.bytes / BYTES_PER_MB) });
  }
}
