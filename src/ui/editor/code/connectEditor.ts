import { FromEditor, Greeting, type ToEditor } from './messages.ts';

/** Longest wait for the greeting of a loaded document, which it sends while its script runs. */
const GREETING_MS = 5_000;

/** Connection to the document in a frame. */
export interface EditorLink {
  readonly send: (message: ToEditor) => void;
  readonly close: () => void;
}

/** Callbacks for messages of the document. */
export interface EditorEvents {
  /** The document is ready for its first message. */
  readonly onGreeting: (send: EditorLink['send']) => void;
  readonly onMessage: (message: FromEditor) => void;
  /** The document sent no greeting: it is another one, or none. */
  readonly onSilence: () => void;
}

/** Wait for the greeting of the document in a frame, then listen to its messages. */
export function connectEditor(frame: HTMLIFrameElement, events: EditorEvents): EditorLink {
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
