import { vi } from 'vitest';
import type { SoftwareAuthenticator } from './SoftwareAuthenticator.ts';

/** Give the browser of a page the passkeys of a device, and what it offers to sites. */
export function usePasskeysOf(kept: SoftwareAuthenticator, offered: object = {}): void {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, offered),
  );
  const answer = ({ publicKey }: { publicKey: { challenge: ArrayBuffer } }) => {
    const { id, response } = kept.get({
      challenge: Buffer.from(publicKey.challenge).toString('base64url'),
      rpId: 'localhost',
      timeout: 1,
      userVerification: 'preferred',
      allowCredentials: [],
    });
    return Promise.resolve({
      id,
      rawId: bytes(id),
      type: 'public-key',
      response: {
        clientDataJSON: bytes(response.clientDataJSON),
        authenticatorData: bytes(response.authenticatorData),
        signature: bytes(response.signature),
      },
      getClientExtensionResults: () => ({}),
    });
  };
  const create = ({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) => {
    const { id, response } = kept.create({
      rp: { name: publicKey.rp.name, id: publicKey.rp.id ?? '' },
      user: { id: text(publicKey.user.id), name: '', displayName: '' },
      challenge: text(publicKey.challenge),
      pubKeyCredParams: [],
      timeout: 1,
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'preferred',
      },
      attestation: 'none',
    });
    return Promise.resolve({
      id,
      rawId: bytes(id),
      type: 'public-key',
      response: {
        clientDataJSON: bytes(response.clientDataJSON),
        attestationObject: bytes(response.attestationObject),
      },
      getClientExtensionResults: () => ({}),
    });
  };
  const credentials = { get: answer, create };
  vi.stubGlobal('navigator', Object.create(navigator, { credentials: { value: credentials } }));
}

function bytes(text = ''): ArrayBuffer {
  return Uint8Array.from(Buffer.from(text, 'base64url')).buffer;
}

function text(data: BufferSource): string {
  const view = ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
  return Buffer.from(view).toString('base64url');
}
