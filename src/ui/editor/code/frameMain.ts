import './frame.css';
import { ToEditor, type FromEditor, type ToEditor as Message } from './messages.ts';
import type { CodeEditor } from './codeEditor.ts';

/*
 * Entry of the document of the code editor. It is in a frame, because the editor creates style
 * elements, which the policy of pages forbids. It talks to the page over one channel.
 */

const { port1: port, port2: portOfPage } = new MessageChannel();
let editor: Promise<CodeEditor | null> = Promise.resolve(null);

function send(message: FromEditor): void {
  port.postMessage(message);
}

/** Create the editor with the first message; all other messages wait for it. */
async function open(message: Extract<Message, { kind: 'open' }>): Promise<CodeEditor | null> {
  try {
    const { openEditor } = await import('./codeEditor.ts');
    return await openEditor(message, send);
  } catch {
    send({ kind: 'failed' });
    return null;
  }
}

port.onmessage = ({ data }) => {
  const message = ToEditor.safeParse(data).data;
  if (!message) return;
  if (message.kind === 'open') editor = open(message);
  else void editor.then((it) => it?.take(message));
};

window.parent.postMessage({ kind: 'hello' }, location.origin, [portOfPage]);
