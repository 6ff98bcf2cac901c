import type { Site } from '../deps.ts';

/** Whom passkeys are made for. Theirs for one host are of no use on any other. */
export interface RelyingParty {
  readonly name: string;
  readonly id: string;
  readonly origin: string;
}

/** The pages of the site, as WebAuthn calls them. */
export function relyingParty({ webOrigin }: Site): RelyingParty {
  return { name: 'Chiaro', id: new URL(webOrigin).hostname, origin: webOrigin };
}

/** The 16 bytes by which a device knows an account. They say nothing about the person. */
export function userHandle(userId: string): Buffer<ArrayBuffer> {
  return Buffer.from(userId.replaceAll('-', ''), 'hex');
}
