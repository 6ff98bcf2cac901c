import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64, toBase64Url, fromUtf8, toUtf8 } from '#engine/text/bytes.ts';
import { decodeShare, encodeShare, MAX_SHARE_BYTES } from '#engine/codec/share.ts';
import { compression } from '../../../src/cli/readInput.ts';

const decode = (data: string) => decodeShare(data, compression);

describe('a share link', () => {
  it('gives back any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const data = await encodeShare(text, compression);

        expect(data).toMatch(/^dfl_[\w-]+=*$/);
        expect(await decode(data)).toEqual({ ok: true, value: text });
      }),
    );
  });

  it('is read without padding and in the plain alphabet', async () => {
    const data = await encodeShare('0_2x2|T2:bwnn|C1:|Z|S|R', compression);

    expect(await decode(data.replace(/=+$/, ''))).toMatchObject({ ok: true });
    expect(await decode(data.replaceAll('-', '+').replace(/(?<=^dfl_.*)_/g, '/'))).toMatchObject({
      ok: true,
    });
  });

  it.each(['', 'lz_abc', 'dfl_AAAA', 'gzip_H4sI', 'dfl_***', 'H4sI', 'dfl_'])(
    'fails with a sentence for %j',
    async (data) => {
      expect(await decode(data)).toMatchObject({ ok: false, error: { code: 'badLink' } });
    },
  );

  it('is not inflated past 4 MB', async () => {
    const data = await encodeShare('b'.repeat(MAX_SHARE_BYTES + 1), compression);

    expect(data.length).toBeLessThan(10_000);
    expect(await decode(data)).toMatchObject({ ok: false, error: { code: 'tooLarge' } });
  });
});

describe('base64', () => {
  it('takes its time from its length alone', () => {
    expect(fromBase64(`${'='.repeat(1_000_000)}A`)).toBeNull();
  });

  it('agrees with the platform', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const text = Buffer.from(bytes).toString('base64');

        expect(toBase64Url(bytes)).toBe(text.replaceAll('+', '-').replaceAll('/', '_'));
        expect(fromBase64(text)).toEqual(bytes);
      }),
    );
  });
});

describe('UTF-8', () => {
  it('agrees with the platform in writing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(Buffer.compare(toUtf8(text), new TextEncoder().encode(text))).toBe(0);
      }),
    );
  });

  it('agrees with the platform in what it refuses', () => {
    const strict = (bytes: Uint8Array) => {
      try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      } catch {
        return null;
      }
    };
    const bytes = fc.array(
      fc.constantFrom(0x41, 0x80, 0x8f, 0x9f, 0xbf, 0xc1, 0xc3, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xf5),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(bytes, (list) => {
        expect(fromUtf8(Uint8Array.from(list))).toBe(strict(Uint8Array.from(list)));
      }),
      { numRuns: 2000 },
    );
  });
});
