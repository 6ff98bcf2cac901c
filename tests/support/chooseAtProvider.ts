/**
 * Go to the local provider, choose a person there (null cancels), and return the address to which
 * it sends the browser back.
 */
export async function chooseAtProvider(address: string, person: string | null): Promise<string> {
  const { origin } = new URL(address);
  const cookies = new Map<string, string>();
  const visit = async (url: string, method = 'GET'): Promise<string> => {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('Location');
    if (location === null) throw new Error(`${url}: ${response.status} ${await response.text()}`);
    return new URL(location, url).href;
  };

  const asking = await visit(address);
  let next = await visit(`${asking}?${person === null ? '' : `person=${person}`}`, 'POST');
  while (next.startsWith(`${origin}/`)) next = await visit(next);
  return next;
}
