/** The path of the page for signing in, with an invitation. */
export function invitationPath(secret: string): string {
  return `/auth?invitation=${encodeURIComponent(secret)}`;
}
