import type { TextArea } from '#texts/message.ts';

declare global {
  interface ImportMeta {
    /** Areas of texts that this module and its imports show; the build writes them. */
    readonly texts: readonly TextArea[];
  }
}
