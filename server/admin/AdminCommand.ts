import type { Result } from '#base/result.ts';
import type { Db } from '../db/database.ts';
import type { Site } from '../deps.ts';

/** Dependencies of an admin command. */
export interface AdminContext {
  readonly db: Db;
  readonly site: Site;
  /** True if nothing names the address of the site, so that the default is a guess. */
  readonly isAddressGuessed?: boolean;
}

/** Lines to print, or a sentence with the reason why nothing was done. */
export type AdminResult = Result<readonly string[], string>;

/** A command that the operator of a site runs at its terminal. */
export interface AdminCommand {
  /** Usage line: `block USER`. */
  readonly usage: string;
  /** Effect of the command, as a verb and its object: `block an account`. */
  readonly help: string;
  /** The words of a complete call. */
  readonly example: string;
  /** Number of arguments; words beyond `most` are joined into the last argument. */
  readonly least: number;
  readonly most: number;
  readonly run: (context: AdminContext, words: readonly string[]) => Promise<AdminResult>;
}
