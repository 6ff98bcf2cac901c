import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A request that got no answer. */
export interface LostRequest {
  readonly id: string;
  /** True if the server has answered over the same connection before. */
  readonly wasKept: boolean;
}

/**
 * A client that asks again and again over one connection, and opens another one when it is told to.
 * It tells requests that were refused before they were sent from those that were sent and got no
 * answer.
 */
export class LoadClient {
  readonly answered = new Map<string, number>();
  readonly lost: LostRequest[] = [];
  isRefused = false;
  readonly #port: number;
  readonly #path: string;

  constructor(port: number, path: string) {
    this.#port = port;
    this.#path = path;
  }

  /** Ask until the server takes no connection any more. */
  async run(): Promise<void> {
    while (!this.isRefused) {
      const socket = await this.#open();
      if (socket) await this.#ask(socket);
    }
  }

  async #open(): Promise<Socket | null> {
    const socket = connect(this.#port, '127.0.0.1');
    socket.on('error', () => {}); // it closes then
    try {
      await once(socket, 'connect');
      return socket;
    } catch {
      this.isRefused = true;
      return null;
    }
  }

  async #ask(socket: Socket): Promise<void> {
    const answers = answersOf(socket);
    for (let isKept = true, wasKept = false; isKept; wasKept = true) {
      const id = randomUUID();
      socket.write(`GET ${this.#path} HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${id}\r\n\r\n`);
      const answer = await answers();
      if (answer === null) {
        this.lost.push({ id, wasKept });
        return;
      }
      this.answered.set(id, Number(answer.split(' ')[1]));
      isKept = !/^connection: close/im.test(answer);
    }
    socket.end();
  }
}

/** Gives the next answer with its body, or null if the connection ends before. */
function answersOf(socket: Socket): () => Promise<string | null> {
  let text = '';
  let tell: (answer: string | null) => void = () => {};
  socket.on('data', (bytes) => {
    text += bytes.toString('latin1'); // a letter for each byte, as lengths are in bytes
    if (isWhole(text)) tell(text);
  });
  socket.on('close', () => tell(null));
  return () => {
    text = '';
    return new Promise((resolve) => {
      tell = resolve;
      if (socket.destroyed) tell(null);
    });
  };
}

function isWhole(text: string): boolean {
  const [head = '', body] = text.split('\r\n\r\n');
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1]);
  return body !== undefined && body.length >= length;
}
