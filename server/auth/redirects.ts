import type { SignInProblem } from '#contract/auth.ts';

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

/** Send the browser to where a sign-in that failed goes. */
export function redirectWithProblem(errorUrl: string, problem: SignInProblem): Response {
  return redirectTo(withQuery(errorUrl, { error: problem }));
}

/** An address with more in its query. */
export function withQuery(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
