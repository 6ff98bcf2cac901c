import type { Plugin } from 'vite';

/** Data with which a page caches all files of a build for offline use. */
interface FileList {
  readonly files: readonly string[];
  readonly bytes: number;
}

/** Writes the addresses of all files of a build, and their total size, into `fileName`. */
export function fileList(fileName: string): Plugin {
  return {
    name: 'file-list',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const outputs = Object.values(bundle);
        const sizes = outputs.map((it) =>
          Buffer.byteLength(it.type === 'chunk' ? it.code : it.source),
        );
        const list: FileList = {
          files: outputs.map((it) => `/${it.fileName}`),
          bytes: sizes.reduce((sum, size) => sum + size, 0),
        };
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(list) });
      },
    },
  };
}
