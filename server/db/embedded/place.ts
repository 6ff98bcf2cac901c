import { createHash } from 'node:crypto';
import path from 'node:path';

/** Where a built-in database lies and how it is reached. */
export interface EmbeddedPlace {
  /** The folder of the cluster, an absolute path. */
  readonly folder: string;
  /** The folder of its socket. */
  readonly socketFolder: string;
  /** Its address as a `DATABASE_URL`. */
  readonly url: string;
}

/** The account of the database; nothing but the mode of the folder keeps others out. */
export const EMBEDDED_USER = 'chiaro';

const PORT = 5432;
/** Socket addresses are this short on every system we know of (104 on macOS, 108 on Linux). */
const MAX_SOCKET_BYTES = 103;

/** The place of the database below the data folder: the same for each process that asks. */
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

/** Not the folder for temporary files of this process: another process may have another one. */
function shortFolder(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return `/tmp/chiaro-${name}`;
}
