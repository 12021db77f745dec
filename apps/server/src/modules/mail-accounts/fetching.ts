import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';

import { needsPeople } from '@szansa/domain/mail-account';
import { z } from 'zod';

import { signInToImap } from '#adapters/mailbox/imap.ts';
import { MailboxError, type MailFolder, type MailHead } from '#adapters/mailbox/mailbox.ts';
import { largestMail } from '#adapters/received-mail/received-mail.ts';
import { ingestMail } from '#modules/received-mails';
import { jobKind, verb, type Context } from '#platform';
import { emitAccount } from './answers.ts';
import { accessOf } from './password.ts';
import { restart, findAccount, noteLook, noteReached, type MailAccountRow } from './queries.ts';

/** Number of mails whose headers are fetched together. */
const headsAtOnce = 100;

interface Fetching {
  readonly context: Context;
  readonly account: MailAccountRow;
  readonly folder: MailFolder;
  readonly signal: AbortSignal;
}

/** Downloads a mail and ingests it. Returns `gone` when it was deleted on the server meanwhile. */
async function ingestOne({ context, account, folder }: Fetching, { uid, arrivedAt }: MailHead) {
  const incoming = path.join(context.platform.config.dataDir, 'incoming');
  await mkdir(incoming, { recursive: true });
  const place = await mkdtemp(path.join(incoming, 'imap-'));
  try {
    const file = path.join(place, 'mail.eml');
    if (!(await folder.download(uid, file))) return 'gone';
    return (await ingestMail(context, file, { mailAccountId: account.id, arrivedAt })).outcome;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** Marks or moves an ingested mail on its server, according to the account. */
async function settle({ account, folder }: Fetching, uid: number): Promise<void> {
  if (account.afterTaking === 'mark_read') await folder.markRead(uid);
  if (account.afterTaking === 'move' && account.movedTo !== null) await folder.move(uid, account.movedTo);
}

/**
 * Processes one mail: it is first stored here, then marked or moved on the server, then recorded as done. If this is
 * interrupted, the mail is downloaded again and recognised by its content: a Message-ID alone does not prove it is the
 * same.
 */
async function dealWith(fetching: Fetching, head: MailHead): Promise<void> {
  const { context, account, folder } = fetching;
  const outcome = head.size > largestMail ? 'too_large' : await ingestOne(fetching, head);
  if (outcome === 'taken' || outcome === 'known') await settle(fetching, head.uid);
  await noteReached(context.db, account.id, {
    validity: folder.validity,
    uid: head.uid,
    isLeftOut: outcome === 'too_large',
  });
}

async function ingestNew(fetching: Fetching): Promise<void> {
  const { context, account, folder, signal } = fetching;
  const isSame = account.validity === folder.validity;
  if (!isSame) await restart(context.db, account.id, folder.validity);
  const uids = await folder.numbersAfter(isSame ? account.lastUid : 0, account.takenFrom);
  for (let from = 0; from < uids.length; from += headsAtOnce) {
    const heads = await folder.heads(uids.slice(from, from + headsAtOnce));
    for (const head of heads) {
      if (signal.aborted) return;
      await dealWith(fetching, head);
    }
  }
}

/** Stores how a check for mails ended, and publishes that to users who manage mail accounts if it has changed. */
export function noteEnd(
  context: Context,
  account: MailAccountRow,
  failure: MailboxError | null,
): Promise<void> {
  return verb(context, async (work) => {
    const isNew = await noteLook(work.db, account, failure);
    const now = await findAccount(work.db, account.id);
    if (isNew || now?.lastUid !== account.lastUid) emitAccount(work, account.id);
  });
}

/**
 * Ingests the new mails of an account. Errors of its server are stored with the account and not thrown: users can
 * correct them, and the next check may succeed.
 */
export async function ingestFolder(
  context: Context,
  account: MailAccountRow,
  signal: AbortSignal,
): Promise<void> {
  try {
    const session = await signInToImap(accessOf(context, account));
    try {
      const folder = await session.open(account.folder);
      await ingestNew({ context, account, folder, signal });
    } finally {
      await session.close();
    }
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error;
    await noteEnd(context, account, error);
    return;
  }
  await noteEnd(context, account, null);
}

/**
 * Job that ingests an account's new mails; enqueued when it changes, when its server signals a mail, and every five
 * minutes.
 */
export const fetchMails = jobKind({
  name: 'mail-accounts.fetch',
  data: z.object({ id: z.uuid() }),
  policy: 'short',
  retry: { limit: 2, delaySeconds: 60, maxDelaySeconds: 600 },
  punctuality: 60,
  async run(context, { data: { id }, signal }) {
    const account = await findAccount(context.db, id);
    if (!account?.isActive) return;
    await ingestFolder(context, account, signal);
  },
});

/** Whether a look is worth while, and does no harm (rule MA4). */
export const isWorthLooking = ({ isActive, problem }: MailAccountRow) =>
  isActive && (problem === null || !needsPeople(problem));
