import { BlockList, isIPv4, isIPv6, type Socket } from 'node:net';
import type { Context } from 'hono';
import type { ServerEnv } from './errors.ts';

/** Groups of 16 bits in an IPv6 address, and those that identify a subscriber's network. */
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * Address of the caller for rate limits: an IPv4 address, or the /64 network of an IPv6 one, within
 * which a subscriber chooses freely. Only trusted proxies are believed, because anyone can send the
 * header.
 */
export function clientAddress(
  context: Context<ServerEnv>,
  trustedProxies: readonly string[],
): string {
  const socketAddress = connectedAddress(context.env);
  if (trustedProxies.length === 0) return networkFromAddress(socketAddress);
  const trusted = blockListOf(trustedProxies);
  const forwarded = context.req.header('X-Forwarded-For') ?? '';
  let client = socketAddress;
  // From the right: each trusted proxy appended the address it received from. An unreadable entry
  // ends the list, because entries to its left may be forged by the client.
  for (let end = forwarded.length; end > 0 && isInNetworks(trusted, client);) {
    const start = forwarded.lastIndexOf(',', end - 1) + 1;
    const hop = writtenOut(withoutPort(forwarded.slice(start, end).trim()));
    if (hop === null) break;
    client = hop;
    end = start - 1;
  }
  return networkFromAddress(client);
}

/** The remote address of a connection; null if it has ended. */
export function addressOfSocket({ remoteAddress = '' }: Socket): string | null {
  return writtenOut(remoteAddress);
}

/** Address of the connected client or proxy. Empty in tests, which have no socket. */
export function connectedAddress(env: ServerEnv['Bindings'] | undefined): string {
  return writtenOut(env?.incoming?.socket.remoteAddress ?? '') ?? '';
}

/** Some proxies append the port. */
function withoutPort(hop: string): string {
  const [, address = hop] = /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(hop)?.filter(Boolean) ?? [];
  return address;
}

/**
 * Canonical form of an address, so that equal ones are equal strings: IPv6 with all its groups, or
 * as IPv4 if it maps one. Null for an invalid address.
 */
function writtenOut(address: string): string | null {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const [unzoned = ''] = address.split('%', 1);
  const { hostname } = new URL(`http://[${unzoned}]`); // normalizes most notations
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const [left, right] = [groupsIn(head), groupsIn(tail ?? '')];
  const zeros = Array.from({ length: GROUPS - left.length - right.length }, () => '0');
  const groups = [...left, ...zeros, ...right];
  return ipv4In(groups) ?? groups.join(':');
}

function groupsIn(text: string): readonly string[] {
  return text === '' ? [] : text.split(':');
}

/** The IPv4 address that an IPv6 address maps (`::ffff:0:0/96`), or null. */
function ipv4In(groups: readonly string[]): string | null {
  if (!groups.join(':').startsWith('0:0:0:0:0:ffff:')) return null;
  return groups
    .slice(6)
    .map((group) => parseInt(group, 16))
    .flatMap((bits) => [bits >> 8, bits & 255])
    .join('.');
}

const blockLists = new WeakMap<readonly string[], BlockList>();

function blockListOf(proxies: readonly string[]): BlockList {
  const known = blockLists.get(proxies);
  if (known) return known;
  const list = parseNetworks(proxies);
  blockLists.set(proxies, list);
  return list;
}

/** Addresses and networks, in the syntax of settings. */
export function parseNetworks(texts: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of texts) {
    const [address = '', bits] = text.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

export function isInNetworks(list: BlockList, address: string): boolean {
  return address !== '' && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** The /64 network of an IPv6 address; IPv4 unchanged. */
export function networkFromAddress(address: string): string {
  if (!isIPv6(address)) return address;
  return `${address.split(':').slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
