/** An address of a page of ours, or null: nobody is sent to another site with a secret. */
export function ownAddress(text: string, webOrigin: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  // The origin of `blob:https://…` is that of the address within.
  const isOurs = url.origin === webOrigin && url.href.startsWith(`${webOrigin}/`);
  return isOurs ? url.href : null;
}

/** Send the browser elsewhere. Not `context.redirect`, which would set cookies twice. */
export function redirectTo(address: string): Response {
  return new Response(null, { status: 302, headers: { Location: address } });
}
