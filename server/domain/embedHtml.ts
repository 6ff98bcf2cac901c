import { escapeHtml } from './pageHead.ts';

/** The size of a frame where nobody says how much room there is, and the least to play in. */
const USUAL = { width: 480, height: 560 } as const;
const LEAST = 320;

/** How much room another site has, in pixels. */
interface Room {
  readonly maxWidth: number | undefined;
  readonly maxHeight: number | undefined;
}

/** The size of a frame with a puzzle in it. */
export function frameSize({ maxWidth, maxHeight }: Room) {
  const fit = (usual: number, most = usual) => Math.max(LEAST, Math.min(usual, most));
  return { width: fit(USUAL.width, maxWidth), height: fit(USUAL.height, maxHeight) };
}

/** A frame, to be written into a page of another site. */
export function frameHtml(
  address: string,
  title: string,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const attributes = {
    src: address,
    title,
    width: String(width),
    height: String(height),
    style: 'border:0;max-width:100%',
    loading: 'lazy',
    allow: 'fullscreen',
  };
  const texts = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<iframe ${texts.join(' ')}></iframe>`;
}
