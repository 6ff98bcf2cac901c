import { message, type Text } from '#texts/message.ts';
import type { DatabaseWatch } from '../db/watchDatabase.ts';

type Phase = 'starting' | 'serving' | 'draining';

/** Lifecycle of the process, which decides whether calls are refused. */
export class ServerState {
  readonly #maintenance: string | undefined;
  #phase: Phase = 'starting';
  #watch: Pick<DatabaseWatch, 'isUp'> | null = null;

  /** `maintenance` is the operator's reason to refuse every call, if any. */
  constructor(maintenance: string | undefined) {
    this.#maintenance = maintenance;
  }

  /** Start serving: the database answers, and its tables exist. */
  serve(watch: Pick<DatabaseWatch, 'isUp'>): void {
    this.#watch = watch;
    this.#phase = 'serving';
  }

  /** Stop taking new work; work in progress is finished. */
  drain(): void {
    this.#phase = 'draining';
  }

  get isServing(): boolean {
    return this.#phase === 'serving';
  }

  /** The reason why calls are refused at the moment, or null. */
  readonly outage = (): Text | null => {
    if (this.#maintenance !== undefined) return this.#maintenance;
    if (this.#phase === 'starting' || !this.#watch) return message('refusals.starting');
    return this.#watch.isUp() ? null : message('refusals.databaseDown');
  };
}
