import { FromEditor, Greeting, type ToEditor } from './messages.ts';

/** Longest wait for the greeting of a document that was loaded: it is sent while that runs. */
const GREETING_MS = 5_000;

/** The way to the document in a frame. */
export interface EditorLink {
  readonly send: (message: ToEditor) => void;
  readonly close: () => void;
}

/** What a page does when the document in a frame tells something. */
export interface EditorEvents {
  /** It is there and can be sent what it is to show. */
  readonly onGreeting: (send: EditorLink['send']) => void;
  readonly onMessage: (message: FromEditor) => void;
  /** Another document came, or none. */
  readonly onSilence: () => void;
}

/** Wait for the greeting of the document in a frame, and listen to it from then on. */
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
    port.onmessage = ({ data: told }) => {
      const message = FromEditor.safeParse(told).data;
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
