/** Methods of newer browsers by which a site tells that passkeys have changed. */
type PasskeySignals = Partial<
  Pick<typeof PublicKeyCredential, 'signalUnknownCredential' | 'signalAllAcceptedCredentials'>
>;

function signals(): PasskeySignals | undefined {
  return globalThis.PublicKeyCredential;
}

/** Let the device forget a passkey that no account has any more: it is not offered again. */
export async function forgetPasskey(rpId: string, credentialId: string): Promise<void> {
  // A device may refuse, and the visitor can do nothing about it.
  await signals()
    ?.signalUnknownCredential?.({ rpId, credentialId })
    .catch(() => undefined);
}

/** Let the device forget all passkeys of an account that was deleted. */
export async function forgetPasskeysOf(accountId: string): Promise<void> {
  const rpId = window.location.hostname;
  await signals()
    ?.signalAllAcceptedCredentials?.({
      rpId,
      userId: userHandle(accountId),
      allAcceptedCredentialIds: [],
    })
    .catch(() => undefined);
}

/** The bytes of the id, as passkeys name the account, in base64url. */
function userHandle(accountId: string): string {
  const pairs = accountId.replaceAll('-', '').match(/../g) ?? [];
  const bytes = pairs.map((pair) => String.fromCodePoint(Number.parseInt(pair, 16))).join('');
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
