import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

import type { ImapFlow, ImapFlowOptions } from 'imapflow';

import { largestMail } from '#adapters/received-mail/received-mail.ts';
import { MailboxError, type MailboxAccess, type MailFolder, type MailSession } from './mailbox.ts';
import { asMailboxError } from './imap-problem.ts';

const seconds = (count: number) => count * 1000;

/** Loads the library, 30 MB of memory, with the first mailbox: many agencies have none. */
const clientOf = async (options: ImapFlowOptions) => new (await import('imapflow')).ImapFlow(options);

function optionsOf({ host, port, security, userName, password }: MailboxAccess): ImapFlowOptions {
  return {
    host,
    port,
    secure: security === 'tls',
    // left to itself the library goes on in plain text where a server offers no TLS
    doSTARTTLS: security === 'tls' ? undefined : security === 'starttls',
    auth: { user: userName, pass: password },
    clientInfo: { name: 'Szansa' },
    logger: false,
    connectionTimeout: seconds(15),
    greetingTimeout: seconds(15),
    socketTimeout: seconds(60),
    // mails are fetched in parts of 64 kB
    maxLiteralSize: largestMail,
    maxResponseSize: 2 * largestMail,
  };
}

/** Runs a command; what it throws becomes a MailboxError. */
async function reported<Answer>(command: () => Promise<Answer>): Promise<Answer> {
  try {
    return await command();
  } catch (error) {
    throw asMailboxError(error);
  }
}

/** An answer of `false` is a refusal of the server. */
function accepted<Answer>(answer: Answer | false | undefined): Answer {
  if (answer === false || answer === undefined) throw new MailboxError('connection_lost', null);
  return answer;
}

async function folderOf(client: ImapFlow, path: string): Promise<MailFolder> {
  const { uidValidity, exists } = await client.mailboxOpen(path);
  const byUid = { uid: true } as const;
  return {
    validity: String(uidValidity),
    mailCount: exists,
    numbersAfter: (last, since) =>
      reported(async () => {
        const query = { uid: `${last + 1}:*`, since: new Date(`${since}T00:00:00Z`) };
        const found = accepted(await client.search(query, byUid));
        // the star is the last mail of the folder, also where that is an earlier one
        return found.filter((uid) => uid > last).toSorted((one, other) => one - other);
      }),
    heads: (uids) =>
      reported(async () => {
        const heads = [];
        const some = client.fetch(uids.join(','), { uid: true, size: true, internalDate: true }, byUid);
        for await (const { uid, size = 0, internalDate } of some) {
          const arrivedAt = internalDate === undefined ? null : new Date(internalDate);
          heads.push({
            uid,
            size,
            arrivedAt: arrivedAt && Number.isNaN(arrivedAt.getTime()) ? null : arrivedAt,
          });
        }
        return heads.toSorted((one, other) => one.uid - other.uid);
      }),
    download: (uid, file) =>
      reported(async () => {
        const { content } = await client.download(String(uid), undefined, {
          ...byUid,
          maxBytes: largestMail + 1,
        });
        if (!content) return false;
        await pipeline(content, createWriteStream(file));
        return true;
      }),
    markRead: (uid) =>
      reported(async () => {
        await client.messageFlagsAdd(String(uid), [String.raw`\Seen`], byUid);
      }),
    move: async (uid, target) => {
      const moved = await reported(() => client.messageMove(String(uid), target, byUid));
      if (moved === false) throw new MailboxError('target_missing', null);
    },
  };
}

/** Signs in to an IMAP server. @throws MailboxError */
export async function signInToImap(access: MailboxAccess): Promise<MailSession> {
  const client = await clientOf({ ...optionsOf(access), disableAutoIdle: true });
  // a connection that breaks between two commands is reported by the next command
  client.on('error', () => undefined);
  await reported(() => client.connect());
  return {
    folders: () => reported(async () => (await client.list()).map(({ path }) => path)),
    open: async (folder) => {
      const found = await reported(() => client.status(folder, { messages: true }));
      if (found === false) throw new MailboxError('folder_missing', null);
      return reported(() => folderOf(client, folder));
    },
    close: () => client.logout().catch(() => client.close()),
  };
}

/** A connection that watches a folder for new mails. */
export interface MailboxWatch {
  close(): void;
}

interface Watching {
  /** New mails have come, or may have: the line has been opened. */
  readonly onNews: () => void;
  /** Called when the connection has ended other than by `close`, with null where no reason is known. */
  readonly onEnd: (error: MailboxError | null) => void;
}

/**
 * Watches a folder (IDLE, or polling every two minutes where the server does not support it) until the connection
 * ends.
 */
export function watchImap(access: MailboxAccess, folder: string, { onNews, onEnd }: Watching): MailboxWatch {
  let client: ImapFlow | null = null;
  let hasEnded = false;
  function end(reason: MailboxError | null): void {
    if (hasEnded) return;
    hasEnded = true;
    client?.close();
    onEnd(reason);
  }
  async function listen(): Promise<void> {
    const opened = await clientOf({
      ...optionsOf(access),
      autoIdleDelay: 100,
      // a silent line is noticed by the command that breaks IDLE
      maxIdleTime: seconds(240),
      socketTimeout: seconds(300),
    });
    if (hasEnded) return;
    client = opened;
    client.on('error', (error) => end(asMailboxError(error)));
    client.on('close', () => end(null));
    client.on('exists', onNews);
    await client.connect();
    await client.mailboxOpen(folder, { readOnly: true });
    onNews();
  }
  listen().catch((error: unknown) => end(asMailboxError(error)));
  return {
    close() {
      hasEnded = true;
      client?.close();
    },
  };
}
