import { WINDOW, type BrowserDriver, type Input } from './BrowserDriver.ts';
import { freePort, openScreen, Program } from './Program.ts';
import { WatchedSite } from './WatchedSite.ts';

/** WebKit in its smallest window, driven by classic WebDriver. */
export class WebKit implements BrowserDriver {
  readonly #session: string;
  readonly #site: WatchedSite;
  readonly #end: () => Promise<void>;

  private constructor(session: string, site: WatchedSite, end: () => Promise<void>) {
    this.#session = session;
    this.#site = site;
    this.#end = end;
  }

  /** @param origin of the site that is visited: its pages are watched on their way */
  static async open(driver: string, browser: string, origin: string): Promise<WebKit> {
    const screen = await openScreen();
    const site = await WatchedSite.of(origin);
    const port = await freePort();
    const program = new Program(driver, [`--port=${String(port)}`, '--host=127.0.0.1'], {
      DISPLAY: screen.name,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Root has no sandbox to give, and WebKit does not start without being told so.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    });
    const address = `http://127.0.0.1:${String(port)}`;
    await answers(`${address}/status`);
    const options = { binary: browser, args: ['--automation'] };
    const { sessionId } = (await call('POST', `${address}/session`, {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { sessionId: string };
    const session = `${address}/session/${sessionId}`;
    const webKit = new WebKit(session, site, async () => {
      await call('DELETE', session);
      await program.end();
      await screen.program.end();
      await site.close();
    });
    await webKit.#fitWindow();
    return webKit;
  }

  async goto(address: string): Promise<void> {
    await call('POST', `${this.#session}/url`, { url: this.#site.watched(address) });
  }

  async reload(): Promise<void> {
    await call('POST', `${this.#session}/refresh`, {});
  }

  async run(body: string): Promise<unknown> {
    const script = `return (async () => JSON.stringify(await (() => { ${body} })()))()`;
    const text = await call('POST', `${this.#session}/execute/sync`, { script, args: [] });
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined;
  }

  async perform(inputs: readonly Input[]): Promise<void> {
    await call('POST', `${this.#session}/actions`, { actions: inputs });
  }

  async screenshot(): Promise<Buffer> {
    const data = (await call('GET', `${this.#session}/screenshot`)) as string;
    return Buffer.from(data, 'base64');
  }

  complaints(): Promise<readonly string[]> {
    return Promise.resolve(this.#site.takeComplaints());
  }

  close(): Promise<void> {
    return this.#end();
  }

  /** The window has a toolbar: make it larger by that. */
  async #fitWindow(): Promise<void> {
    const rect = `${this.#session}/window/rect`;
    await call('POST', rect, { x: 0, y: 0, ...WINDOW });
    const height = (await this.run('return innerHeight')) as number;
    await call('POST', rect, { ...WINDOW, height: 2 * WINDOW.height - height });
  }
}

/** The value that a command answers with. */
async function call(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

/** Wait until a server is there. */
async function answers(address: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      await fetch(address);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50)); // it says nothing when it is ready
    }
  }
  throw new Error(`${address} does not answer`);
}
