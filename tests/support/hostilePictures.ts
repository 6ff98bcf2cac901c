import sharp from 'sharp';

const MARKER = { comment: 0xfe, frame: 0xc0 } as const;
/**
 * Position at which a program continues that reads a fill byte as a marker: `C0 00`, read as a
 * length.
 */
const LEAP = 0xc000;

/** A picture of one color. */
export function plainPicture(width: number, height: number, color = '#c03020') {
  return sharp({ create: { width, height, channels: 3, background: color } });
}

/**
 * A JPEG whose frame says `side`, while a program that cannot read fill bytes finds another frame,
 * of 16 x 16, in a comment.
 */
export async function lyingJpeg(side: number): Promise<Buffer> {
  const honest = await plainPicture(16, 16).grayscale().jpeg({ optimiseCoding: false }).toBuffer();
  const frame = honest.indexOf(Buffer.of(0xff, MARKER.frame));
  const lying = Buffer.from(honest);
  lying.writeUInt16BE(side, frame + 5);
  lying.writeUInt16BE(side, frame + 7);
  const end = frame + 2 + honest.readUInt16BE(frame + 2);
  const head = Buffer.concat([
    lying.subarray(0, frame),
    Buffer.of(0xff),
    lying.subarray(frame, end),
  ]);
  const comment = Buffer.alloc(LEAP + 64);
  comment.writeUInt16BE(0xff00 + MARKER.comment, 0);
  comment.writeUInt16BE(comment.length - 2, 2);
  const fake = frame + 2 + LEAP - head.length;
  Buffer.of(0xff, MARKER.frame, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0).copy(comment, fake);
  return Buffer.concat([head, comment, lying.subarray(end)]);
}

/** The beginning of a PNG of this size, as far as anybody reads it who does not draw it. */
export function beginningOfPng(width: number, height: number): Buffer {
  const bytes = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0', 'latin1');
  bytes.writeUInt32BE(width, bytes.length - 8);
  bytes.writeUInt32BE(height, bytes.length - 4);
  return bytes;
}
