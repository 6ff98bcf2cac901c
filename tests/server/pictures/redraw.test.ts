import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createPictures } from '#server/pictures/createPictures.ts';
import { beginningOfPng, lyingJpeg, plainPicture } from '#tests/support/hostilePictures.ts';
import { startPictures } from '#tests/support/startPictures.ts';

const SIDE = 512;
const pictures = startPictures();

afterAll(() => pictures.close());

/** Re-encode, and inspect the result. */
async function redrawn(bytes: Buffer) {
  const drawn = await pictures.redraw(bytes, SIDE);
  if (drawn.type !== 'picture') throw new Error(drawn.type);
  const { mime } = drawn.picture;
  const metadata = await sharp(drawn.picture.bytes).metadata();
  const raw = await sharp(drawn.picture.bytes).ensureAlpha().raw().toBuffer();
  return { mime, metadata, middle: [...raw.subarray(raw.length / 2, raw.length / 2 + 4)] };
}

const red = () => plainPicture(300, 200, '#ff0000');

describe('a picture that is drawn anew', () => {
  it.each([
    ['JPEG', () => red().jpeg().toBuffer()],
    ['JPEG, told bit by bit', () => red().jpeg({ progressive: true }).toBuffer()],
    ['JPEG in colors of print', () => red().toColorspace('cmyk').jpeg().toBuffer()],
    ['PNG', () => red().png().toBuffer()],
    ['PNG with a palette', () => red().png({ palette: true }).toBuffer()],
    ['PNG of 16 bits', () => red().toColorspace('rgb16').png().toBuffer()],
    ['WebP', () => red().webp().toBuffer()],
    ['GIF', () => red().gif().toBuffer()],
  ])('becomes a small square: %s', async (_, make) => {
    const { mime, metadata, middle } = await redrawn(await make());

    expect(mime).toBe('image/jpeg');
    expect(metadata).toMatchObject({ format: 'jpeg', width: 200, height: 200, space: 'srgb' });
    expect(middle[0]).toBeGreaterThan(200);
    expect(Math.max(middle[1] ?? 0, middle[2] ?? 0)).toBeLessThan(60);
  });

  it('lets through what it let through', async () => {
    const bytes = await red().ensureAlpha(0.5).png().toBuffer();
    const { mime, middle } = await redrawn(bytes);

    expect(mime).toBe('image/png');
    expect(middle).toEqual([255, 0, 0, 127]);
  });

  it('fits into its table, be it noise', async () => {
    const raw = { width: 256, height: 256, channels: 4 } as const;
    const noise = sharp(randomBytes(256 * 256 * 4), { raw });
    const drawn = await pictures.redraw(await noise.png().toBuffer(), SIDE);

    expect(drawn).toMatchObject({ type: 'picture', picture: { mime: 'image/png' } });
    const { length } = drawn.type === 'picture' ? drawn.picture.bytes : [];
    expect(length).toBeLessThanOrEqual(256 * 1024);
  });

  it('stands upright, and says nothing of where it was taken', async () => {
    const wide = plainPicture(300, 200).withExif({ IFD0: { Copyright: 'somebody' } });
    const bytes = await wide.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { metadata } = await redrawn(bytes);

    expect(metadata.exif).toBeUndefined();
    expect(metadata.icc).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
  });

  it('is the first one of those that move', async () => {
    const frames = [red().png(), plainPicture(300, 200, '#0000ff').png()];
    const bytes = await sharp(await Promise.all(frames.map((frame) => frame.toBuffer())), {
      join: { animated: true },
    })
      .gif()
      .toBuffer();

    expect((await redrawn(bytes)).middle[0]).toBeGreaterThan(200);
    expect((await redrawn(bytes)).metadata.pages).toBeUndefined();
  });
});

describe('a picture that cannot be shown', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['says one size to one program, and another one to the decoder', () => lyingJpeg(30_000)],
    [
      'is a little too wide',
      () =>
        plainPicture(SIDE + 1, 16)
          .png()
          .toBuffer(),
    ],
    ['is a thousand million pixels in a few bytes', () => beginningOfPng(32_000, 32_000)],
    ['has nothing in it', () => beginningOfPng(0, 16)],
    ['is cut off', async () => (await red().jpeg().toBuffer()).subarray(0, -200)],
    ['is cut off, as a PNG', async () => (await red().png().toBuffer()).subarray(0, -40)],
    [
      'is a drawing',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['is another kind of picture', () => red().tiff().toBuffer()],
    ['is a page', () => Buffer.from('<script>alert(1)</script>')],
    ['is nothing', () => Buffer.of()],
  ])('%s', async (_, make) => {
    expect(await pictures.redraw(await make(), SIDE)).toEqual({ type: 'refused' });
  });

  it('costs little, whatever it says', async () => {
    const tight = startPictures({ milliseconds: 1500, megabytes: 160 });

    for (const make of [lyingJpeg(30_000), lyingJpeg(60_000)])
      expect(await tight.redraw(await make, SIDE)).toEqual({ type: 'refused' });
    expect(await tight.redraw(await red().jpeg().toBuffer(), SIDE)).toMatchObject({
      type: 'picture',
    });
    await tight.close();
  });
});

describe('the process that draws pictures', () => {
  it('serves accounts in turn, however many pictures one of them brings', async () => {
    const bytes = await red().jpeg().toBuffer();
    const done: string[] = [];
    const bring = async (account: string) => {
      await pictures.redraw(bytes, SIDE, account);
      done.push(account);
    };
    await Promise.all([...['many', 'many', 'many', 'many'].map(bring), bring('one')]);

    expect(done.indexOf('one')).toBeLessThan(3);
  });

  it('says nothing of a picture where it does not work: what was kept before is left alone', async () => {
    const mistakes: string[] = [];
    const script = new URL(inject('loneProgram'));
    const broken = createPictures(script, ({ message }) => mistakes.push(message));

    expect(await broken.redraw(await red().jpeg().toBuffer(), SIDE)).toEqual({ type: 'busy' });
    expect(mistakes).toEqual([expect.stringContaining('as asked')]);
    await broken.close();
  });
});
