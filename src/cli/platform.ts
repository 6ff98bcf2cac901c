import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, gunzip, inflateRaw, type InputType, type ZlibOptions } from 'node:zlib';
import type { Sha256 } from '#engine/codec/checksum.ts';
import type { Deflate, Inflate } from '#engine/codec/share.ts';

type Unpack = (bytes: InputType, options: ZlibOptions) => Promise<Uint8Array>;

/** Compression with Node. */
export const compression: Inflate & Deflate = {
  inflateRaw: bounded(promisify(inflateRaw)),
  gunzip: bounded(promisify(gunzip)),
  deflateRaw: (bytes) => promisify(deflateRaw)(bytes),
};

function bounded(unpack: Unpack): Inflate['gunzip'] {
  return async (bytes, maxBytes) => {
    try {
      return await unpack(bytes, { maxOutputLength: maxBytes });
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  };
}

/** SHA-256 with Node. */
export const sha256: Sha256 = (bytes) =>
  Promise.resolve(createHash('sha256').update(bytes).digest());
