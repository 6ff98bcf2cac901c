import { createHash } from 'node:crypto';
import path from 'node:path';

/** Location and address of a built-in database. */
export interface EmbeddedPlace {
  /** The folder of the cluster, an absolute path. */
  readonly folder: string;
  /** The folder of its socket. */
  readonly socketFolder: string;
  /** Its address as a `DATABASE_URL`. */
  readonly url: string;
}

/** The database account; only the mode of the folder protects the database. */
export const EMBEDDED_USER = 'chiaro';

const PORT = 5432;
/** Limit for socket paths on all known systems (104 on macOS, 108 on Linux). */
const MAX_SOCKET_BYTES = 103;

/** The location of the database in the data folder: the same for every process. */
export function embeddedPlace(dataFolder: string): EmbeddedPlace {
  const folder = path.resolve(dataFolder, 'postgres');
  const socketFolder = isShort(folder) ? folder : shortFolder(folder);
  const query = new URLSearchParams({
    host: socketFolder,
    port: String(PORT),
    user: EMBEDDED_USER,
    sslmode: 'disable',
  });
  return { folder, socketFolder, url: `postgres:///postgres?${query.toString()}` };
}

function isShort(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, `.s.PGSQL.${PORT}`)) <= MAX_SOCKET_BYTES;
}

/** Not the temporary folder of this process, which may differ in another process. */
function shortFolder(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return `/tmp/chiaro-${name}`;
}
