import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isElsewhere } from '#ui/board/access/useKeyTable.ts';

/** Receivers of what is dropped on the editor. */
interface DropTargets {
  readonly onText: (text: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Accept files and links that are dropped anywhere on the editor, except in fields. */
export function useDrops(
  scope: RefObject<HTMLElement | null> | null,
  isUsed: boolean,
  { onText, onFiles }: DropTargets,
): void {
  const drop = useEffectEvent((data: DataTransfer) => {
    if (data.files.length > 0) onFiles([...data.files]);
    else onText((data.getData('text/uri-list') || data.getData('text/plain')).trim());
  });
  useEffect(() => {
    if (!isUsed) return undefined;
    const abort = new AbortController();
    const accept = (event: DragEvent) => {
      const { dataTransfer: data, target } = event;
      if (!data || event.defaultPrevented || isElsewhere(target, scope)) return null;
      const isForeign = data.types.some((type) =>
        /^(?:Files|text\/(?:uri-list|plain))$/.test(type),
      );
      if (!isForeign) return null;
      event.preventDefault(); // the browser would leave the page for the file
      return data;
    };
    document.addEventListener('dragover', accept, { signal: abort.signal });
    document.addEventListener(
      'drop',
      (event) => {
        const data = accept(event);
        if (data) drop(data);
      },
      { signal: abort.signal },
    );
    return () => abort.abort();
  }, [isUsed, scope]);
}
