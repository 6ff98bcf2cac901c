import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WINDOW, type BrowserDriver, type Input } from './BrowserDriver.ts';
import { BidiConnection } from './BidiConnection.ts';
import { openScreen, Program } from './Program.ts';

/** A profile that calls nobody and shows nothing but the page. */
const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'media.autoplay.default': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

interface LogEntry {
  readonly level: string;
  readonly text: string;
  readonly type: string;
}

/** Firefox, driven by WebDriver BiDi, which it speaks without a driver beside it. */
export class Firefox implements BrowserDriver {
  readonly #bidi: BidiConnection;
  readonly #context: string;
  readonly #end: () => Promise<void>;
  #complaints: string[] = [];

  private constructor(bidi: BidiConnection, context: string, end: () => Promise<void>) {
    this.#bidi = bidi;
    this.#context = context;
    this.#end = end;
    bidi.onEvent = (method, params) => {
      if (method === 'log.entryAdded') this.#note(params as LogEntry);
    };
  }

  static async open(command: string): Promise<Firefox> {
    const screen = await openScreen();
    const profile = await mkdtemp(path.join(tmpdir(), 'chiaro-firefox-'));
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
    const args = ['--no-remote', '--new-instance', '--profile', profile];
    const program = new Program(command, ['--remote-debugging-port', '0', ...args], {
      DISPLAY: screen.name,
      MOZ_X11_EGL: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    });
    const address = await program.says(/WebDriver BiDi listening on (\S+)/);
    const bidi = await BidiConnection.open(`${address}/session`);
    await bidi.send('session.new', { capabilities: {} });
    await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = (await bidi.send('browsingContext.getTree', {})) as {
      contexts: readonly [{ context: string }];
    };
    const [{ context }] = contexts;
    await bidi.send('browsingContext.setViewport', { context, viewport: WINDOW });
    return new Firefox(bidi, context, async () => {
      await bidi.send('browser.close', {});
      await program.end({ isAsked: true });
      await screen.program.end();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    });
  }

  async goto(url: string): Promise<void> {
    const context = this.#context;
    await this.#bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
  }

  async reload(): Promise<void> {
    await this.#bidi.send('browsingContext.reload', { context: this.#context, wait: 'complete' });
  }

  async run(body: string): Promise<unknown> {
    const answer = (await this.#bidi.send('script.callFunction', {
      functionDeclaration: `async () => JSON.stringify(await (() => { ${body} })())`,
      target: { context: this.#context },
      awaitPromise: true,
      userActivation: true,
    })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    const text = answer.result?.value;
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  }

  async perform(inputs: readonly Input[]): Promise<void> {
    await this.#bidi.send('input.performActions', { context: this.#context, actions: inputs });
  }

  async screenshot(): Promise<Buffer> {
    const { data } = (await this.#bidi.send('browsingContext.captureScreenshot', {
      context: this.#context,
    })) as { data: string };
    return Buffer.from(data, 'base64');
  }

  complaints(): Promise<readonly string[]> {
    const found = this.#complaints;
    this.#complaints = [];
    return Promise.resolve(found);
  }

  close(): Promise<void> {
    return this.#end();
  }

  #note({ level, type, text }: LogEntry): void {
    if (level === 'error' || level === 'warn') this.#complaints.push(`${type} ${level}: ${text}`);
  }
}
