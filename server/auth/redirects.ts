import type { SignInProblem } from '#contract/auth.ts';

/**
 * The address if it is a page of this site, else null, so that no secret is sent to another site.
 */
export function ownAddress(text: string, webOrigin: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  // The origin of `blob:https://…` is the origin of the inner address.
  const isOurs = url.origin === webOrigin && url.href.startsWith(`${webOrigin}/`);
  return isOurs ? url.href : null;
}

/** Redirect the browser. `context.redirect` would set cookies twice. */
export function redirectTo(address: string): Response {
  return new Response(null, { status: 302, headers: { Location: address } });
}

/** Redirect the browser to the error page of a sign-in. */
export function redirectWithProblem(errorUrl: string, problem: SignInProblem): Response {
  return redirectTo(withQuery(errorUrl, { error: problem }));
}

/** The address with these parameters added to its query. */
export function withQuery(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
