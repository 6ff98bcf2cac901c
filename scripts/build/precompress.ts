import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:css|html|js|json|map|md|svg|txt|wasm|webmanifest|xml)$/;
const MIN_BYTES = 1024; // below that, a header costs more than it saves

const LARGE_BYTES = 4_000_000; // above that, the last percent takes minutes
const FAST_QUALITY = 5;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Writes a `.br` and a `.gz` next to every text file of the build, for a server that sends them as
 * they are. Compressed files of other builds in the same folder are kept.
 */
export function precompress(): Plugin {
  let directory = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      directory = path.resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      const paths = new Set(files.map((file) => path.join(file.parentPath, file.name)));
      const open = [...paths].filter((file) => COMPRESSIBLE.test(file) && !paths.has(`${file}.br`));
      await Promise.all(open.map(compress));
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  const isLarge = bytes.length > LARGE_BYTES;
  const quality = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: isLarge
      ? FAST_QUALITY
      : zlib.constants.BROTLI_MAX_QUALITY,
  };
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: quality }),
    gzip(bytes, { level: isLarge ? FAST_QUALITY : 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
