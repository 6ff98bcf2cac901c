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
    const bytes = (text = '') => Uint8Array.from(Buffer.from(text, 'base64url')).buffer;
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
  vi.stubGlobal('navigator', Object.create(navigator, { credentials: { value: { get: answer } } }));
}
