import { useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent, useMemo, type RefObject } from 'react';
import { parseGridText, writeGridText } from '#engine/codec/gridText.ts';
import { clearRectangle, clipToPaste, cancelClip } from '#engine/edit/clipTool.ts';
import { turnGrid } from '#engine/edit/turn.ts';
import type { Turn } from '#engine/grid/turning.ts';
import type { Clip } from '#engine/edit/Tool.ts';
import { message } from '#texts/message.ts';
import { KeyScope, isElsewhere } from '#ui/board/access/useKeyTable.ts';
import { readText, writeText } from '#ui/shared/platform/clipboard.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import type { BoardActor, BoardStore } from '#ui/board/boardStore.ts';

const NO_GRID = message('create.nothingToPaste');
const NOTHING_CHOSEN = message('create.nothingToCopy');

/** Actions of the clipboard of the editor. */
export interface ClipActions {
  readonly clip: Clip;
  readonly onCut: () => void;
  readonly onPaste: () => void;
  readonly onTurn: (turn: Turn) => void;
  readonly onClear: () => void;
  readonly onCancel: () => void;
}

/**
 * Connects the clipboard tool with the system clipboard, which holds grid texts that other tabs and
 * programs can read. Selected cells are copied at once. Ctrl+C, X and V work, too.
 */
export function useClipboard(
  store: BoardStore,
  /** Gets a pasted text that is no part of a board; null where only such parts are of use. */
  onForeign: ((text: string) => void) | null,
): ClipActions {
  const { actor } = store;
  const clip = useSelector(actor, ({ context }) => context.clip);
  const { held, stage } = clip;
  const isChosen = stage.kind === 'chosen';
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches({ stroke: 'idle' }));
  useEffect(() => {
    // Only after the stroke that selects. If the browser refuses, this tab keeps the copy.
    if (isChosen && isIdle && held) void writeText(writeGridText(held));
  }, [isChosen, isIdle, held]);
  useSystemKeys(actor, use(KeyScope), onForeign);
  return useMemo(() => ({ clip, ...actionsOf(actor) }), [clip, actor]);
}

type Sender = Pick<BoardActor, 'send'> & Pick<BoardStore['actor'], 'getSnapshot'>;

function actionsOf(actor: Sender): Omit<ClipActions, 'clip'> {
  const clipNow = () => actor.getSnapshot().context.clip;
  return {
    onCut: () => clearChosen(actor, true),
    onClear: () => clearChosen(actor, false),
    onPaste: () =>
      void readText().then((text) => {
        const read = text === null ? null : parseGridText(text);
        const { held } = clipNow();
        const grid = read?.ok === true ? read.value : held;
        if (grid) startPasting(actor, clipToPaste(grid));
        else notify({ kind: 'error', message: NO_GRID });
      }),
    onTurn(turn) {
      const { held } = clipNow();
      if (held) startPasting(actor, clipToPaste(turnGrid(held, turn)));
    },
    onCancel: () => actor.send({ type: 'editor.change', change: { clip: cancelClip(clipNow()) } }),
  };
}

function startPasting(actor: Pick<Sender, 'send'>, clip: Clip) {
  actor.send({ type: 'tool.choose', tool: 'clip' });
  actor.send({ type: 'editor.change', change: { clip } });
}

/** Clear the selected cells in one step; the clip keeps their content. */
function clearChosen(actor: Sender, isCut: boolean) {
  const { grid, clip } = actor.getSnapshot().context;
  if (clip.stage.kind !== 'chosen') return;
  const next = isCut ? clipToPaste(clip.held ?? grid) : cancelClip(clip);
  actor.send({
    type: 'document.edit',
    change: { grid: clearRectangle(grid, clip.stage.rectangle), clip: next },
  });
}

/** Copy, cut and paste by the keys or menus of the system. */
function useSystemKeys(
  actor: Sender,
  scope: RefObject<HTMLElement | null> | null,
  onForeign: ((text: string) => void) | null,
) {
  const refuse = useEffectEvent((text: string) => {
    if (onForeign && text !== '') onForeign(text);
    else notify({ kind: 'error', message: NO_GRID });
  });
  useEffect(() => {
    const isOurs = (event: ClipboardEvent) =>
      !event.defaultPrevented &&
      !isElsewhere(event.target, scope) &&
      (document.getSelection()?.isCollapsed ?? true);
    const copy = (event: ClipboardEvent) => {
      if (!isOurs(event)) return;
      const { clip, tool } = actor.getSnapshot().context;
      if (clip.stage.kind === 'chosen' && clip.held) {
        event.clipboardData?.setData('text/plain', writeGridText(clip.held));
        event.preventDefault();
        if (event.type === 'cut') clearChosen(actor, true);
      } else if (tool === 'clip') notify({ kind: 'error', message: NOTHING_CHOSEN });
    };
    const paste = (event: ClipboardEvent) => {
      if (!isOurs(event)) return;
      const text = event.clipboardData?.getData('text/plain').trim() ?? '';
      const read = parseGridText(text);
      if (!read.ok) refuse(text);
      else startPasting(actor, clipToPaste(read.value));
      event.preventDefault();
    };
    document.addEventListener('copy', copy);
    document.addEventListener('cut', copy);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('cut', copy);
      document.removeEventListener('paste', paste);
    };
  }, [actor, scope]);
}
