import type { DatabaseWatch } from '../db/watchDatabase.ts';

type Phase = 'starting' | 'serving' | 'draining';

/** What the process is doing, for calls that must be refused and for whoever asks about it. */
export class ServerState {
  readonly #maintenance: string | undefined;
  #phase: Phase = 'starting';
  #watch: Pick<DatabaseWatch, 'isUp'> | null = null;

  /** `maintenance` is why everything is refused, if it is, in the words of who runs the site. */
  constructor(maintenance: string | undefined) {
    this.#maintenance = maintenance;
  }

  /** The database answers, and its tables are there. */
  serve(watch: Pick<DatabaseWatch, 'isUp'>): void {
    this.#watch = watch;
    this.#phase = 'serving';
  }

  /** No new work, please; what is under way is finished. */
  drain(): void {
    this.#phase = 'draining';
  }

  get isServing(): boolean {
    return this.#phase === 'serving';
  }

  /** Why calls are refused at the moment, in a sentence, or null. */
  readonly outage = (): string | null => {
    if (this.#maintenance !== undefined) return this.#maintenance;
    if (this.#phase === 'starting' || !this.#watch)
      return 'The site is starting: try again in a moment.';
    if (!this.#watch.isUp())
      return 'The site cannot reach its database right now: try again in a moment.';
    return null;
  };
}
