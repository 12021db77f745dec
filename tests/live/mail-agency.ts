import { rm } from 'node:fs/promises';

import { createClient, type Client } from '@szansa/api-client/client';
import { imapServer, imapUser, startReaper, testFolder } from '@szansa/server/testing';

import { signInAt } from '../sign-in.ts';
import { freePort, startServerProcess } from './server-process.ts';

const password = 'Zabij-mnie-w-pol-maila-2';

/** A server in a process of its own beside a mail server. */
export interface MailAgency {
  readonly client: Client;
  readonly mails: Awaited<ReturnType<typeof imapServer>>;
  /** Ends the server as a power cut would, and starts it again. */
  readonly killServer: () => Promise<void>;
  /** Starts ingesting the mails of the account; those received before that day are ignored. */
  readonly beginTaking: (takenFrom: string) => Promise<void>;
  /** The subjects of all ingested mails, in their order. */
  readonly subjects: () => Promise<string[]>;
}

/** A mail from a sender of its own. */
export function numberedMail(index: number, subject: string): string {
  return [
    `From: Nadawca <nadawca${index}@przyklad.example>`,
    `Subject: ${subject}`,
    `Message-ID: <mail-${index}@przyklad.example>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Proszę o ofertę.',
  ].join('\r\n');
}

async function allSubjects(client: Client): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, perPage: 100, sort: 'subject' } as const;
    const { items, total } = await client.receivedMails.list({ query });
    found.push(...items.map(({ subject }) => subject));
    if (items.length === 0 || found.length >= total) return found;
  }
}

/** Starts both servers, and stops them however `run` ends. */
export async function withMailAgency<Answer>(run: (agency: MailAgency) => Promise<Answer>): Promise<Answer> {
  const dataDir = await testFolder();
  const reap = startReaper(dataDir);
  const mails = await imapServer();
  const settings = { port: await freePort(), dataDir, password };
  let server = await startServerProcess(settings);
  try {
    const url = `http://127.0.0.1:${settings.port}`;
    const { tokenData } = await signInAt(url, 'admin@szansa.example', password);
    const client = createClient({ baseUrl: `${url}/api`, token: () => tokenData.accessToken });
    return await run({
      client,
      mails,
      async killServer() {
        await server.kill();
        server = await startServerProcess(settings);
      },
      async beginTaking(takenFrom) {
        const place = { host: '127.0.0.1', port: mails.port, security: 'none', ...imapUser } as const;
        const stored = { folder: 'INBOX', afterTaking: 'mark_read', takenFrom } as const;
        await client.mailAccounts.create({ body: { ...place, ...stored } });
      },
      subjects: () => allSubjects(client),
    });
  } finally {
    await server.kill();
    await mails.close();
    await reap();
    await rm(dataDir, { recursive: true, force: true });
  }
}
