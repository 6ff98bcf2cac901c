import type { KeyObject } from 'node:crypto';

/** A value in DER, of any length below 64 KB. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 128 ? [tag, length] : [tag, 0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), content]);
}

const SEQUENCE = 0x30;
const ECDSA_WITH_SHA256 = der(SEQUENCE, der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const VERSION_3 = der(0xa0, der(0x02, Buffer.of(2)));
const SERIAL = der(0x02, Buffer.of(1));
const NOBODY = der(SEQUENCE);
const VALIDITY = der(
  SEQUENCE,
  der(0x17, Buffer.from('200101000000Z')),
  der(0x17, Buffer.from('491231235959Z')),
);

/** A certificate that says nothing but a key, and that nobody has signed. */
export function bareCertificate(publicKey: KeyObject): Buffer {
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const parts = [VERSION_3, SERIAL, ECDSA_WITH_SHA256, NOBODY, VALIDITY, NOBODY, key];
  return der(SEQUENCE, der(SEQUENCE, ...parts), ECDSA_WITH_SHA256, der(0x03, Buffer.of(0)));
}
