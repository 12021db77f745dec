import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { pdfBomb } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { PdfUnreadable, readPdf } from './read-pdf.ts';
import { textPdf } from './samples/draw.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'szansa-reading-'));
});
afterAll(() => rm(folder, { recursive: true }));

const going = () => ({ signal: new AbortController().signal, onPage: () => undefined });

async function fileOf(name: string, content: Uint8Array): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

const quote = async () => {
  const marks = [{ text: 'Rata netto 1 845,30 zł', x: 50, y: 80 }];
  return fileOf('quote.pdf', await textPdf({ marks }));
};

/** Returns the child processes of this process, from Linux's /proc. */
async function children(): Promise<number[]> {
  const text = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

/** The process that reads, once it is there. */
const reader = (before: readonly number[]) =>
  vi.waitFor(
    async () => {
      const pid = (await children()).find((child) => !before.includes(child));
      if (pid === undefined) throw new Error('no process reads');
      return pid;
    },
    { timeout: 30_000 },
  );

it('a reader that is killed is reported, and the next file is read', async () => {
  const file = await quote();
  const before = await children();
  const outcome = readPdf(file, going()).catch((error: unknown) => error);
  process.kill(await reader(before), 'SIGKILL');
  expect(await outcome).toEqual(new PdfUnreadable('too_much'));
  const {
    pages: [page],
  } = await readPdf(file, going());
  expect(page?.words.map(({ text }) => text).join(' ')).toContain('845,30');
});

it('a reader ends when it is stopped', async () => {
  const before = await children();
  const stopping = new AbortController();
  const outcome = readPdf(await quote(), { ...going(), signal: stopping.signal }).catch(
    (error: unknown) => error,
  );
  const pid = await reader(before);
  stopping.abort();
  expect(await outcome).toBeInstanceOf(PdfUnreadable);
  await vi.waitFor(async () => expect(await children()).not.toContain(pid), { timeout: 30_000 });
});

it('a file that unfolds beyond all bounds uses no more memory than allowed', async () => {
  const file = await fileOf('bomb.pdf', await pdfBomb());
  await expect(readPdf(file, going())).rejects.toEqual(new PdfUnreadable('too_much'));
});
