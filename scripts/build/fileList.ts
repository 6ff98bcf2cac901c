import type { Plugin } from 'vite';

/** What a page needs to know to keep everything of a build for use without a network. */
interface FileList {
  readonly files: readonly string[];
  readonly bytes: number;
}

/** Writes the addresses of all files of a build, and their size together, into `fileName`. */
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
