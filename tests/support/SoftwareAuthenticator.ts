import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  type KeyObject,
} from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { Assertion, Attestation, CreationOptions, RequestOptions } from '#contract/auth.ts';
import { bareCertificate } from './bareCertificate.ts';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** The numbers of COSE: a key on P-256 that signs with ES256. */
const COSE = { kty: 1, alg: 3, crv: -1, x: -2, y: -3, ec2: 2, es256: -7, p256: 1 } as const;

interface Credential {
  readonly id: Buffer;
  readonly key: KeyObject;
  readonly userHandle: string;
}

/** Falsified data of an authenticator or of a man in the middle. */
interface Lies {
  readonly origin?: string;
  readonly challenge?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly flags?: number;
  readonly userHandle?: string | undefined;
  /** An attestation other than `none`. */
  readonly format?: { readonly fmt: string; readonly attStmt: Map<string, unknown> };
}

/** A device that keeps passkeys, with the browser in front of it. */
export class SoftwareAuthenticator {
  /** Usage counter; always 0 for devices that do not count. */
  counter = 0;
  /** Attestation of new passkeys: none, by their own key, or by a certificate. */
  voucher: 'nobody' | 'itself' | 'certificate' = 'nobody';
  readonly credentials: Credential[] = [];
  private readonly origin: string;

  constructor(origin = 'http://localhost:4173') {
    this.origin = origin;
  }

  /** Make a passkey. */
  create(options: CreationOptions, lies: Lies = {}): Attestation {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    this.credentials.push({ id, key: privateKey, userHandle: options.user.id });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose = new Map<number, number | Uint8Array>([
      [COSE.kty, COSE.ec2],
      [COSE.alg, COSE.es256],
      [COSE.crv, COSE.p256],
      [COSE.x, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [COSE.y, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const key = isoCBOR.encode(cose);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, key]);
    const rpId = lies.rpId ?? options.rp.id;
    const flags = lies.flags ?? USER_PRESENT | USER_VERIFIED;
    const authData = Buffer.concat([this.authData(rpId, flags | HAS_CREDENTIAL), attested]);
    const clientDataJSON = this.clientData('webauthn.create', options.challenge, lies);
    const { fmt, attStmt } = lies.format ?? this.attest(authData, clientDataJSON, privateKey);
    const object = new Map<string, unknown>([
      ['fmt', fmt],
      ['attStmt', attStmt],
      ['authData', Uint8Array.from(authData)],
    ]);
    return {
      ...nameOf(id),
      response: {
        clientDataJSON,
        attestationObject: text(isoCBOR.encode(object as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal', 'hybrid', 'telepathy'],
      },
    };
  }

  /** Use the passkey made last. */
  get(options: RequestOptions, lies: Lies = {}): Assertion {
    const credential = this.credentials.at(-1);
    if (!credential) throw new Error('There is no passkey yet.');
    if (this.counter > 0) this.counter += 1;
    const flags = lies.flags ?? USER_PRESENT | USER_VERIFIED;
    const authData = this.authData(lies.rpId ?? options.rpId, flags);
    const clientDataJSON = this.clientData('webauthn.get', options.challenge, lies);
    const { userHandle } = { ...credential, ...lies };
    return {
      ...nameOf(credential.id),
      response: {
        clientDataJSON,
        authenticatorData: text(authData),
        signature: text(signatureOf(authData, clientDataJSON, credential.key)),
        ...(userHandle !== undefined && { userHandle }),
      },
    };
  }

  private attest(authData: Buffer, clientDataJSON: string, key: KeyObject) {
    const clientDataHash = sha256(Buffer.from(clientDataJSON, 'base64url'));
    switch (this.voucher) {
      case 'nobody':
        return { fmt: 'none', attStmt: new Map<string, unknown>() };
      case 'itself': {
        const sig = Uint8Array.from(sign('sha256', Buffer.concat([authData, clientDataHash]), key));
        const entries = [['alg', COSE.es256] as const, ['sig', sig] as const];
        return { fmt: 'packed', attStmt: new Map<string, unknown>(entries) };
      }
      case 'certificate':
        return this.u2fAttestation(authData, clientDataHash, key);
    }
  }

  /** The format of FIDO U2F, whose certificate may say anything. */
  private u2fAttestation(authData: Buffer, clientDataHash: Buffer, key: KeyObject) {
    const publicKey = createPublicKey(key);
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    const id = this.credentials.at(-1)?.id ?? Buffer.of();
    const rpIdHash = authData.subarray(0, 32);
    const signed = Buffer.concat([Buffer.of(0), rpIdHash, clientDataHash, id, ...point]);
    const sig = Uint8Array.from(sign('sha256', signed, key));
    const x5c = [Uint8Array.from(bareCertificate(publicKey))];
    const entries = [['sig', sig] as const, ['x5c', x5c] as const];
    return { fmt: 'fido-u2f', attStmt: new Map<string, unknown>(entries) };
  }

  private authData(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.of(flags), counter]);
  }

  private clientData(type: string, challenge: string, lies: Lies): string {
    const data = { type, challenge, origin: this.origin, crossOrigin: false, ...lies };
    return text(Buffer.from(JSON.stringify(data)));
  }
}

function nameOf(id: Buffer) {
  const name = text(id);
  return { id: name, rawId: name, type: 'public-key', clientExtensionResults: {} } as const;
}

function signatureOf(authData: Buffer, clientDataJSON: string, key: KeyObject): Buffer {
  const hash = sha256(Buffer.from(clientDataJSON, 'base64url'));
  return sign('sha256', Buffer.concat([authData, hash]), key);
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
