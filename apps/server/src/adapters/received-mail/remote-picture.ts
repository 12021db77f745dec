import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

const deadlineMs = 5000;
/** Bytes of one picture. */
const largestPicture = 2 * 1024 * 1024;
const pictureTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** Addresses that are not of the public internet (IANA special-purpose registries). */
const closed = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(net, prefix, 'ipv4');
}

/** All of IPv6 that is public today, but for what carries an IPv4 address inside (RFC 4291, 3056, 4380). */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
const carrying = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  carrying.addSubnet(net, prefix, 'ipv6');
}

/** Whether an address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return open.check(address, 'ipv6') && !carrying.check(address, 'ipv6');
  return isIP(address) === 4 && !closed.check(address, 'ipv4');
}

/**
 * Resolves a name and connects only if all of its addresses are allowed: the connection uses exactly the addresses
 * that were checked.
 */
function guardedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    dnsLookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) {
        done(error, '', 0);
        return;
      }
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address))) {
        done(new Error('An address that is not public'), '', 0);
        return;
      }
      if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

interface Fetching {
  readonly isAllowed?: (address: string) => boolean;
  readonly ports?: readonly string[];
}

function bytesOf(url: URL, isAllowed: (address: string) => boolean): Promise<Buffer | null> {
  const { promise, resolve } = Promise.withResolvers<Buffer | null>();
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  const request = get(
    url,
    {
      lookup: guardedLookup(isAllowed),
      signal: AbortSignal.timeout(deadlineMs),
      agent: false,
      headers: { accept: 'image/*', 'user-agent': 'Mozilla/5.0' },
    },
    (response) => {
      // who redirects may lead anywhere, and has counted the reader already
      if (response.statusCode !== 200) {
        response.destroy();
        resolve(null);
        return;
      }
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > largestPicture) response.destroy(new Error('A picture that is too large'));
        else chunks.push(chunk);
      });
      response.on('end', () => resolve(Buffer.concat(chunks)));
      response.on('error', () => resolve(null));
    },
  );
  request.on('error', () => resolve(null));
  return promise;
}

/**
 * A picture of another server as a `data:` address, fetched by this server, without cookies or a word of who reads. null
 * for what is no picture by its content, is too large or slow, redirects, or is at an address that is not public.
 */
export async function fetchPicture(
  address: string,
  { isAllowed = isPublicAddress, ports = ['', '80', '443'] }: Fetching = {},
): Promise<string | null> {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || !ports.includes(url.port)) return null;
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  // an address that is written as such is not looked up
  if (isIP(host) !== 0 && !isAllowed(host)) return null;
  url.username = '';
  url.password = '';
  const bytes = await bytesOf(url, isAllowed);
  const { fileTypeFromBuffer } = await import('file-type');
  const type = bytes && (await fileTypeFromBuffer(bytes))?.mime;
  return bytes && type && pictureTypes.has(type) ? `data:${type};base64,${bytes.toString('base64')}` : null;
}
