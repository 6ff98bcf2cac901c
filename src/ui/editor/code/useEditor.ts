import { useEffect, useEffectEvent, useRef, useState, useMemo, type RefObject } from 'react';
import { scriptDeclarations } from '#engine/script/declarations.ts';
import { FromEditor, type EditorLook, Greeting, type ToEditor } from './messages.ts';
import type { ScriptStore } from './scriptStore.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { useMediaQuery } from '#ui/shared/platform/media.ts';
import { useBoardTheme } from '#ui/shared/settings/boardTheme.ts';
import { isDarkTheme } from '#ui/shared/settings/theme.ts';
import { useThemeInForce } from '#ui/shared/settings/themeInForce.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import { EDITOR_THEME_OF } from './editorTheme.ts';

/** Longest wait for the greeting of a loaded document, which it sends while its script runs. */
const GREETING_MS = 5_000;

/** Connection to the document in a frame. */
export interface EditorLink {
  readonly send: (message: ToEditor) => void;
  readonly close: () => void;
}

/** Callbacks for messages of the document. */
interface EditorEvents {
  /** The document is ready for its first message. */
  readonly onGreeting: (send: EditorLink['send']) => void;
  readonly onMessage: (message: FromEditor) => void;
  /** The document sent no greeting: it is another one, or none. */
  readonly onSilence: () => void;
}

/** Wait for the greeting of the document in a frame, then listen to its messages. */
function connectEditor(frame: HTMLIFrameElement, events: EditorEvents): EditorLink {
  let port: MessagePort | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (message: ToEditor) => port?.postMessage(message);
  const onWindowMessage = ({ source, origin, data, ports }: MessageEvent<unknown>) => {
    const isOurs = source === frame.contentWindow && origin === location.origin;
    const [offered] = ports;
    if (!isOurs || !offered || !Greeting.safeParse(data).success) return;
    clearTimeout(timer);
    port?.close();
    port = offered;
    port.onmessage = ({ data: payload }) => {
      const message = FromEditor.safeParse(payload).data;
      if (message) events.onMessage(message);
    };
    events.onGreeting(send);
  };
  const onLoad = () => {
    if (!port) timer = setTimeout(events.onSilence, GREETING_MS);
  };
  window.addEventListener('message', onWindowMessage);
  frame.addEventListener('load', onLoad);
  return {
    send,
    close() {
      clearTimeout(timer);
      port?.close();
      window.removeEventListener('message', onWindowMessage);
      frame.removeEventListener('load', onLoad);
    },
  };
}

/** State of the editor in its frame. */
export interface ScriptEditor {
  readonly frameRef: RefObject<HTMLIFrameElement | null>;
  readonly phase: 'loading' | 'ready' | 'failed';
  /** Number of the frame: each attempt to load the editor has its own. */
  readonly attempt: number;
  readonly retry: () => void;
}

/** Connect to the editor in a frame, send it the script, and keep `linkRef` current. */
export function useEditor(
  store: ScriptStore,
  linkRef: RefObject<EditorLink | null>,
  onMessage: (message: FromEditor) => void,
): ScriptEditor {
  const t = useText();
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<ScriptEditor['phase']>('loading');
  const frameRef = useRef<HTMLIFrameElement>(null);
  const look = useEditorLook();
  const open = useEffectEvent((send: EditorLink['send']) => {
    const declarations = scriptDeclarations((text) => t.say(text));
    const words = { field: t('code.field'), load: t('code.loadPuzzle') };
    send({ kind: 'open', text: store.text(), view: store.view(), look, declarations, words });
  });
  const take = useEffectEvent((message: FromEditor) => {
    if (message.kind === 'failed' || message.kind === 'ready') setPhase(message.kind);
    onMessage(message);
  });
  useEffect(() => {
    if (!frameRef.current) return undefined;
    const link = connectEditor(frameRef.current, {
      onGreeting: (send) => open(send),
      onMessage: (message) => take(message),
      onSilence: () => setPhase('failed'),
    });
    linkRef.current = link;
    return () => {
      linkRef.current = null;
      link.close();
    };
  }, [attempt, linkRef]);
  useEffect(() => linkRef.current?.send({ kind: 'look', look }), [linkRef, look]);
  const retry = () => {
    setPhase('loading');
    setAttempt(attempt + 1);
  };
  return { frameRef, phase, attempt, retry };
}

/** Appearance of the code editor in the current theme. The same object until that changes. */
function useEditorLook(): EditorLook {
  const site = useThemeInForce();
  const isAnimated = useSetting('enableFancyAnimations');
  const { page } = useBoardTheme();
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const theme = EDITOR_THEME_OF[site];
  // A dark editor can't use the background of a light page, nor the reverse. One theme of the site
  // is light with dark code.
  const fits = (theme === 'dark') === isDarkTheme(site);
  const ground = fits ? `#${page.toString(16).padStart(6, '0')}` : null;
  const isStill = isReduced || !isAnimated;
  return useMemo(() => ({ theme, ground, isStill }), [theme, ground, isStill]);
}
