interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Commands and events of WebDriver BiDi over a WebSocket: Node's own, so that nothing is added. */
export class BidiConnection {
  onEvent: (method: string, params: unknown) => void = () => {};
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  #commands = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as Message);
    socket.onclose = () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the browser is gone'));
    };
  }

  static async open(address: string): Promise<BidiConnection> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = () => reject(new Error(`${address} does not answer`));
    });
    return new BidiConnection(socket);
  }

  /** The result of a command. */
  send(method: string, params: object): Promise<unknown> {
    this.#commands += 1;
    const id = this.#commands;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  #receive({ id, method, params, result, error, message }: Message): void {
    if (id === undefined) {
      if (method !== undefined) this.onEvent(method, params);
      return;
    }
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(new Error(`${error}: ${message ?? ''}`));
  }
}
