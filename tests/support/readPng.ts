import { inflateSync } from 'node:zlib';
import { invariant } from '#base/invariant.ts';

/** A picture with access to its pixels. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** `0xRRGGBB` of a pixel. */
  readonly pixelAt: (x: number, y: number) => number;
}

const SIGNATURE_BYTES = 8;
/** By the kind of color: with transparency, and without. */
const BYTES_A_PIXEL: Readonly<Record<number, number>> = { 6: 4, 2: 3 };

/**
 * Read a PNG with eight bits for each channel, not interlaced: the kind that `chiaro render` and
 * browsers write.
 */
export function readPng(file: Buffer): Pixels {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const bytes = BYTES_A_PIXEL[file.readUInt8(25)];
  invariant(
    file.readUInt8(24) === 8 && bytes && file.readUInt8(28) === 0,
    'a PNG that is read here',
  );
  const parts: Buffer[] = [];
  for (let at = SIGNATURE_BYTES; at < file.length;) {
    const length = file.readUInt32BE(at);
    const kind = file.toString('latin1', at + 4, at + 8);
    if (kind === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const pixels = unfiltered(inflateSync(Buffer.concat(parts)), width * bytes, bytes);
  return {
    width,
    height,
    pixelAt: (x, y) => pixels.readUIntBE((y * width + x) * bytes, 3),
  };
}

/** Undo the filters of the rows; every row begins with the number of its filter. */
function unfiltered(rows: Buffer, rowBytes: number, pixelBytes: number): Buffer {
  const pixels = Buffer.alloc((rows.length / (rowBytes + 1)) * rowBytes);
  for (let row = 0; row * rowBytes < pixels.length; row += 1) {
    const filter = rows.readUInt8(row * (rowBytes + 1));
    for (let x = 0; x < rowBytes; x += 1) {
      const at = row * rowBytes + x;
      const left = x < pixelBytes ? 0 : (pixels[at - pixelBytes] ?? 0);
      const up = row === 0 ? 0 : (pixels[at - rowBytes] ?? 0);
      const corner = row === 0 || x < pixelBytes ? 0 : (pixels[at - rowBytes - pixelBytes] ?? 0);
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      pixels[at] = ((rows[at + row + 1] ?? 0) + guess) & 255;
    }
  }
  return pixels;
}

/**
 * The Paeth predictor (PNG, 9.4): of three neighbors the one nearest to their linear extrapolation.
 */
function paeth(left: number, up: number, corner: number): number {
  const to = left + up - corner;
  const [a, b, c] = [Math.abs(to - left), Math.abs(to - up), Math.abs(to - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
