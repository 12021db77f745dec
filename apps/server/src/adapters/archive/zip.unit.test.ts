import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';

import { zipped } from './zip.ts';

const at = new Date('2026-11-23T12:00:00Z');
const text = (name: string, content: string) => ({
  name,
  at,
  open: async () => Readable.from([Buffer.from(content)]),
});

it('is read back with Polish names', async () => {
  const bytes = await buffer(zipped([text('zażółć.txt', 'gęślą'), text('pusty.txt', '')]));
  const files = unzipSync(bytes);
  const decoded = Object.entries(files).map(([name, content]) => [name, Buffer.from(content).toString()]);
  expect(decoded).toEqual([
    ['zażółć.txt', 'gęślą'],
    ['pusty.txt', ''],
  ]);
});

it('opens a file when its turn has come, and none once the reader has gone', async () => {
  const opened: Readable[] = [];
  const large = (name: string) => ({
    name,
    at,
    open: async () => {
      const content = Readable.from(
        (function* chunks() {
          for (let count = 0; count < 500; count += 1) yield Buffer.alloc(64 * 1024);
        })(),
      );
      opened.push(content);
      return content;
    },
  });
  const archive = zipped([large('a'), large('b'), large('c')]);
  await once(archive, 'readable');
  archive.destroy();
  await once(archive, 'close');
  expect(opened).toHaveLength(1);
  expect(opened[0]?.destroyed).toBe(true);
});

it.each([
  ['is not there', async () => Promise.reject(new Error('gone'))],
  [
    'breaks off',
    async () =>
      new Readable({
        read() {
          this.destroy(new Error('gone'));
        },
      }),
  ],
])('ends with the error of a file that %s', async (_, open) => {
  await expect(buffer(zipped([{ name: 'a', at, open }]))).rejects.toThrow('gone');
});
