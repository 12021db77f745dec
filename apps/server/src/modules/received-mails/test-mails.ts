import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { TestServer } from '@szansa/server/testing';

import { systemContext } from '#platform';
import { ingestMail, type Ingestion } from './ingest-mail.ts';

type Headers = Readonly<Record<string, string>>;

/** A mail of a customer with a Message-ID of its own, as its bytes. */
export function written(headers: Headers = {}, text = 'Proszę o ofertę.'): string {
  const named = {
    From: 'Jan Kowalski <jan.kowalski@przyklad.example>',
    Subject: 'Leasing',
    'Message-ID': `<${randomUUID()}@przyklad.example>`,
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  };
  return `${Object.entries(named)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n')}\r\n\r\n${text}`;
}

/** The same with files. */
export function writtenWith(files: Readonly<Record<string, string | Buffer>>, headers: Headers = {}): string {
  const parts = Object.entries(files).map(
    ([name, content]) =>
      `--cut\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString('base64')}\r\n`,
  );
  const text = '--cut\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nW załączeniu.\r\n';
  const type = { 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary="cut"' };
  return written({ ...headers, ...type }, `${text}${parts.join('')}--cut--\r\n`);
}

/** Ingests a mail as every source of mails does. */
export async function ingested({ platform }: TestServer, raw: string): Promise<Ingestion> {
  const file = path.join(tmpdir(), `szansa-${randomUUID()}.eml`);
  await writeFile(file, raw);
  try {
    return await ingestMail(systemContext(platform), file);
  } finally {
    await rm(file);
  }
}

/** Ingests a new mail and returns its id. */
export async function ingestedId(server: TestServer, raw: string): Promise<string> {
  const accepting = await ingested(server, raw);
  if (accepting.outcome !== 'taken') throw new Error(`The mail is ${accepting.outcome}`);
  return accepting.id;
}
