import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { ServerEnv } from './errors.ts';

/** Groups of 16 bits that name the network of an IPv6 address; the rest one subscriber chooses. */
const NETWORK_GROUPS = 4;

/**
 * Who calls, for limits: an address of IPv4, or the /64 network of one of IPv6. Proxies are
 * believed only where they are trusted: everybody can send a header.
 */
export function clientAddress(
  context: Context<ServerEnv>,
  trustedProxies: readonly string[],
): string {
  const socketAddress = socketAddressOf(context) ?? '';
  if (trustedProxies.length === 0) return networkOf(socketAddress);
  const trusted = blockListOf(trustedProxies);
  const forwarded = (context.req.header('X-Forwarded-For') ?? '').split(',');
  const hops = [...forwarded.map((hop) => plain(hop.trim())).filter(isIP), plain(socketAddress)];
  // From the right: each trusted proxy wrote down who it heard from.
  const client = hops.findLast((hop) => !isIn(trusted, hop)) ?? hops[0] ?? '';
  return networkOf(client);
}

/** Undefined in tests, where there is no socket. */
function socketAddressOf(context: Context<ServerEnv>) {
  const env: ServerEnv['Bindings'] | undefined = context.env; // none without a port
  return env?.incoming?.socket.remoteAddress;
}

/** An IPv4 address that arrives as one of IPv6 is one of IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

const blockLists = new WeakMap<readonly string[], BlockList>();

function blockListOf(proxies: readonly string[]): BlockList {
  const known = blockLists.get(proxies);
  if (known) return known;
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  blockLists.set(proxies, list);
  return list;
}

function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** The /64 of an address of IPv6, written out in full; others as they are. */
function networkOf(address: string): string {
  const text = plain(address);
  if (!isIPv6(text)) return text;
  const [head = '', tail] = text.replace(/%.*$/, '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':').toLowerCase()}::/64`;
}
