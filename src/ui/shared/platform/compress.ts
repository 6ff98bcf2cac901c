import type { Deflate, Inflate } from '#engine/codec/share.ts';

/** The browser's compression streams, for the codec. */
export const browserCompression: Inflate & Deflate = {
  inflateRaw: (bytes, maxBytes) => unpack('deflate-raw', bytes, maxBytes),
  gunzip: (bytes, maxBytes) => unpack('gzip', bytes, maxBytes),
  async deflateRaw(bytes) {
    const stream = streamOf(bytes).pipeThrough(new CompressionStream('deflate-raw'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  },
};

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([Uint8Array.from(bytes)]).stream();
}

async function unpack(
  format: 'deflate-raw' | 'gzip',
  bytes: Uint8Array,
  maxBytes: number,
): Promise<Uint8Array | null> {
  const reader = streamOf(bytes).pipeThrough(new DecompressionStream(format)).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return concatenated(parts, size);
    size += value.length;
    if (size > maxBytes) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
}

function concatenated(parts: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}
