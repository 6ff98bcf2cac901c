import { createHash } from 'node:crypto';
import { deflateRawSync, gunzipSync, inflateRawSync } from 'node:zlib';
import type { Sha256 } from '#engine/codec/checksum.ts';
import type { Deflate, Inflate } from '#engine/codec/share.ts';
import { PUZZLE_LIMITS } from '#server/domain/puzzleLimits.ts';

type Unpack = (bytes: Uint8Array, options: { readonly maxOutputLength: number }) => Uint8Array;

/** Synchronous compression by Node. Output larger than a puzzle may be is refused. */
export const boundedCompression: Inflate & Deflate = {
  inflateRaw: bounded(inflateRawSync),
  gunzip: bounded(gunzipSync),
  deflateRaw: (bytes) => Promise.resolve(deflateRawSync(bytes)),
};

/** Stops at the limit, so that the output of a decompression bomb is never in memory. */
function bounded(unpack: Unpack): Inflate['inflateRaw'] {
  return (bytes, maxBytes) => {
    const maxOutputLength = Math.min(maxBytes, PUZZLE_LIMITS.bytes);
    try {
      return Promise.resolve(unpack(bytes, { maxOutputLength }));
    } catch (error) {
      if (error instanceof RangeError) return Promise.resolve(null);
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as it was thrown
      return Promise.reject(error);
    }
  };
}

/** SHA-256 by Node. */
export const sha256: Sha256 = (bytes) =>
  Promise.resolve(createHash('sha256').update(bytes).digest());
