import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { fetchPicture, isPublicAddress } from './remote-picture.ts';

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let server: Server;
let port: string;
const requested: { readonly url: string; readonly headers: object }[] = [];

beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    requested.push({ url, headers });
    if (url === '/dot.png') response.end(dot);
    else if (url === '/moved.png') response.writeHead(302, { location: '/dot.png' }).end();
    else if (url === '/page.png') response.end('<svg onload="alert(1)"></svg>');
    else if (url === '/large.png') response.end(Buffer.concat([dot, Buffer.alloc(3 * 1024 * 1024)]));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = String((server.address() as AddressInfo).port);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const here = () => ({ isAllowed: () => true, ports: [port] });

test('a picture is delivered as data, and its server learns nothing about the reader', async () => {
  const data = `data:image/png;base64,${dot.toString('base64')}`;
  expect(await fetchPicture(`http://anna:secret@127.0.0.1:${port}/dot.png`, here())).toBe(data);
  expect(requested.at(-1)).toMatchObject({ url: '/dot.png' });
  for (const name of ['cookie', 'referer', 'authorization', 'accept-language']) {
    expect(requested.at(-1)?.headers).not.toHaveProperty(name);
  }
});

test.each(['moved', 'page', 'large', 'none'])('%s.png is not shown', async (name) => {
  expect(await fetchPicture(`http://127.0.0.1:${port}/${name}.png`, here())).toBeNull();
  expect(requested.at(-1)?.url).toBe(`/${name}.png`);
});

test('an address that is not public is never requested, however it is written', async () => {
  const before = requested.length;
  const ports = [port];
  const hosts = ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0'];
  for (const host of hosts) {
    expect(await fetchPicture(`http://${host}:${port}/dot.png`, { ports })).toBeNull();
  }
  expect(await fetchPicture(`http://127.0.0.1:${port}/dot.png`)).toBeNull();
  expect(await fetchPicture('file:///etc/passwd', here())).toBeNull();
  expect(await fetchPicture('no address', here())).toBeNull();
  expect(requested).toHaveLength(before);
});

test.each([
  '10.1.2.3',
  '100.64.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2001:db8::1',
  '2002:a00:1::',
  'ff02::1',
  'localhost',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
