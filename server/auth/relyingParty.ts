import type { Site } from '../deps.ts';

/** WebAuthn relying party. Passkeys of one host are useless on any other. */
export interface RelyingParty {
  readonly name: string;
  readonly id: string;
  readonly origin: string;
}

/** The pages of the site as a relying party. */
export function relyingParty({ webOrigin }: Site): RelyingParty {
  return { name: 'Chiaro', id: new URL(webOrigin).hostname, origin: webOrigin };
}

/** The 16 bytes by which a device identifies an account. They contain no personal data. */
export function userHandle(userId: string): Buffer<ArrayBuffer> {
  return Buffer.from(userId.replaceAll('-', ''), 'hex');
}
