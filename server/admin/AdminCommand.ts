import type { Result } from '#base/result.ts';
import type { Db } from '../db/Db.ts';
import type { Site } from '../deps.ts';

/** What commands work on. */
export interface AdminContext {
  readonly db: Db;
  readonly site: Site;
}

/** Lines to print, or a sentence that says why nothing was done. */
export type AdminResult = Result<readonly string[], string>;

/** Something whoever runs the site can do at its terminal. */
export interface AdminCommand {
  /** How it is called: `block USER`. */
  readonly usage: string;
  /** What it does, in a few words. */
  readonly help: string;
  /** How many words it takes; more than the most are one text. */
  readonly least: number;
  readonly most: number;
  readonly run: (context: AdminContext, words: readonly string[]) => Promise<AdminResult>;
}
