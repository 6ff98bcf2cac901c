import { toPng } from '#raster/rasterize.ts';
import { drawCard } from './drawCard.ts';
import type { PreviewCard } from './PreviewCard.ts';

/** A card as a PNG. */
export async function drawPreview(card: PreviewCard): Promise<Uint8Array> {
  return toPng(await drawCard(card));
}
