import { setInterval } from 'node:timers';

import { needsPeople } from '@szansa/domain/mail-account';

import { watchImap, type MailboxWatch } from '#adapters/mailbox/imap.ts';
import { verb, type Context, type Service } from '#platform';
import { fetchMails, isWorthLooking, noteEnd } from './fetching.ts';
import { accessOf } from './password.ts';
import { listAccounts, type MailAccountRow } from './queries.ts';

/** How often accounts are compared with the lines that are open. */
const everyMs = 20_000;

/**
 * Interval at which every account is checked, even if its server signalled no mail: signals only cause an earlier
 * check.
 */
const lookEveryMs = 300_000;

/** Maximum pause before a connection that ends repeatedly is opened again. */
const longestPauseMs = 300_000;

/** A line to the server of an account, or the pause before the next. */
interface Watched {
  /** Of the account, when the line was opened. */
  readonly version: number;
  /** Null while it pauses. */
  watch: MailboxWatch | null;
  /** How often in a row it has ended without news. */
  endings: number;
  pausesUntil: number;
}

/**
 * Keeps a connection open to the server of each account, which signals new mails at once. A signal only enqueues a
 * check by a job, so that several processes that receive it check once.
 */
export const watchMailboxes: Service = (contextFor) => {
  const open = new Map<string, Watched>();
  let isClosed = false;
  let lookedAt = Date.now();
  let comparing = Promise.resolve();

  function look(context: Context, id: string): Promise<boolean> {
    return verb(context, (work) => work.platform.jobs.enqueue(work, fetchMails, { id }, { key: id }));
  }

  function startWatching(context: Context, account: MailAccountRow): void {
    const { id, version, folder } = account;
    const { background } = context.platform;
    const watched = open.get(id) ?? { version, watch: null, endings: 0, pausesUntil: 0 };
    open.set(id, watched);
    watched.watch = watchImap(accessOf(context, account), folder, {
      onNews: () => {
        watched.endings = 0;
        background.run(() => look(contextFor(), id));
      },
      onEnd: (failure) => {
        watched.watch = null;
        watched.pausesUntil = Date.now() + Math.min(everyMs * 2 ** watched.endings, longestPauseMs);
        watched.endings += 1;
        // other failures may be over by the next look, which notes those that are not
        if (failure !== null && needsPeople(failure.problem)) {
          background.run(() => noteEnd(contextFor(), account, failure));
        }
      },
    });
  }

  async function compare(): Promise<void> {
    const context = contextFor();
    const accounts = (await listAccounts(context.db)).filter(isWorthLooking);
    if (isClosed) return;
    const versions = new Map(accounts.map(({ id, version }) => [id, version]));
    for (const [id, { version, watch }] of open) {
      if (versions.get(id) === version) continue;
      watch?.close();
      open.delete(id);
    }
    const now = Date.now();
    if (now - lookedAt >= lookEveryMs) {
      lookedAt = now;
      for (const { id } of accounts) await look(context, id);
    }
    for (const account of accounts) {
      const watched = open.get(account.id);
      if (!watched || (watched.watch === null && watched.pausesUntil <= now)) startWatching(context, account);
    }
  }

  const compareAgain = () => {
    comparing = comparing.then(compare).catch((error: unknown) => {
      contextFor().log.warn({ err: error }, 'accounts of mail servers could not be compared');
    });
  };
  compareAgain();
  const timer = setInterval(compareAgain, everyMs);
  return {
    async close() {
      isClosed = true;
      clearInterval(timer);
      await comparing;
      for (const { watch } of open.values()) watch?.close();
      open.clear();
    },
  };
};
