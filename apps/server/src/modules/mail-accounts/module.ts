import {
  mailAccountPatch,
  mailAccountProblems,
  sendsPasswordElsewhere,
  type MailAccountInput,
  type MailAccountPatch,
} from '@szansa/domain/mail-account';
import { withoutLeftOut } from '@szansa/domain/shared';
import { v7 as uuidv7 } from 'uuid';

import {
  changeRecord,
  invalid,
  notFound,
  refuseStaleRemoval,
  verb,
  type Module,
  type StaffContext,
} from '#platform';
import {
  emitAccount,
  mailAccountById,
  mailAccountReaders,
  mailAccounts,
  type MailAccount,
} from './answers.ts';
import { fetchMails } from './fetching.ts';
import { openPassword, sealPassword } from './password.ts';
import {
  clearProblem,
  lockAccount,
  mailAccountTable,
  restart,
  type MailAccountRow,
  type StoredFields,
} from './queries.ts';
import { tryOut } from './trying.ts';
import { watchMailboxes } from './watching.ts';

/** Creates an account, and starts ingesting its mails. @throws 422 for fields that contradict each other */
function createMailAccount(context: StaffContext, input: MailAccountInput): Promise<MailAccount> {
  return verb(context, async (work) => {
    const problems = mailAccountProblems(input);
    if (problems.length > 0) throw invalid(...problems);
    const id = uuidv7();
    const { movedTo = null, isActive = true, password, ...given } = input;
    const after = { ...given, movedTo, isActive };
    await mailAccountTable.insert(work.db, { ...after, password: sealPassword(work, id, password), id });
    await work.audit({ entity: 'mail_account', entityId: id, version: 1, action: 'create', after });
    await work.platform.jobs.enqueue(work, fetchMails, { id }, { key: id });
    emitAccount(work, id);
    return mailAccountById(work, id);
  });
}

/** Fields of an account that users edit. The log and refusals show of a password only that it has changed. */
interface Fields extends Omit<StoredFields, 'password'> {
  readonly password: string;
}

interface Change {
  readonly version: number;
  readonly changes: MailAccountPatch;
}

/** Whether another folder is read than before, whose mails have numbers of their own. */
function isOtherFolder(before: Fields, after: Fields): boolean {
  return before.host !== after.host || before.userName !== after.userName || before.folder !== after.folder;
}

/**
 * Changes fields of an account, and tries it again.
 * @throws 404, 409 `stale_version`, 422 for fields that contradict each other, and for a password that has to be typed
 */
function changeMailAccount(
  context: StaffContext,
  id: string,
  { version, changes: { password: typed, ...others } }: Change,
): Promise<MailAccount> {
  const changes = { ...others, password: typed ?? undefined };
  return verb(context, async (work) => {
    await changeRecord<'mail_account', MailAccountRow, Fields>(work, {
      entity: 'mail_account',
      entityId: id,
      action: 'edit',
      lock: async () => {
        const row = await lockAccount(work.db, id);
        if (!row) throw notFound();
        return row;
      },
      fields: (row) => {
        const { host, port, security, userName, folder, afterTaking, movedTo, takenFrom, isActive } = row;
        const password = openPassword(work, row);
        return {
          host,
          port,
          security,
          userName,
          password,
          folder,
          afterTaking,
          movedTo,
          takenFrom,
          isActive,
        };
      },
      readVersion: version,
      schema: mailAccountPatch,
      patch: changes,
      merge: (before) => {
        const after = { ...before, ...withoutLeftOut(changes) };
        const problems = mailAccountProblems(after);
        if (problems.length > 0) throw invalid(...problems);
        if (changes.password === undefined && sendsPasswordElsewhere(before, after)) {
          throw invalid({ path: 'password', code: 'required' });
        }
        return after;
      },
      save: async ({ before, after, version: next }) => {
        const password = sealPassword(work, id, after.password);
        await mailAccountTable.update(work.db, id, { ...after, password }, next);
        await clearProblem(work.db, id);
        if (isOtherFolder(before, after)) await restart(work.db, id, null);
        if (after.isActive) await work.platform.jobs.enqueue(work, fetchMails, { id }, { key: id });
      },
      emit: () => emitAccount(work, id),
    });
    return mailAccountById(work, id);
  });
}

/** Enqueues a check for new mails; a stored problem is cleared until it occurs again. @throws 404 */
function fetchNow(context: StaffContext, id: string): Promise<MailAccount> {
  return verb(context, async (work) => {
    const row = await lockAccount(work.db, id);
    if (!row) throw notFound();
    await clearProblem(work.db, id);
    if (row.isActive) await work.platform.jobs.enqueue(work, fetchMails, { id }, { key: id });
    emitAccount(work, id);
    return mailAccountById(work, id);
  });
}

/** Deletes an account; mails ingested from it remain. @throws 404, 409 `stale_version` */
function removeMailAccount(context: StaffContext, id: string, readVersion: number): Promise<null> {
  return verb(context, async (work) => {
    const row = await lockAccount(work.db, id);
    if (!row) throw notFound();
    const { host, port, security, userName, folder } = row;
    const before = { host, port, security, userName, folder };
    await refuseStaleRemoval(work, {
      entity: 'mail_account',
      entityId: id,
      readVersion,
      currentVersion: row.version,
      current: before,
    });
    await mailAccountTable.remove(work.db, id);
    await work.audit({ entity: 'mail_account', entityId: id, action: 'remove', before });
    emitAccount(work, id);
    return null;
  });
}

/** Accounts of mail servers from which mails are ingested. */
export const mailAccountsModule = {
  routes: {
    mailAccounts: {
      list: ({ context }) => mailAccounts(context),
      get: ({ params, context }) => mailAccountById(context, params.id),
      create: ({ body, context }) => createMailAccount(context, body),
      update: ({ params, body, context }) => changeMailAccount(context, params.id, body),
      remove: ({ params, query, context }) => removeMailAccount(context, params.id, query.version),
      tryOut: ({ body, context }) => tryOut(context, body),
      fetch: ({ params, context }) => fetchNow(context, params.id),
    },
  },
  rooms: (actor) => (actor.can('mail_account.get') ? [mailAccountReaders] : []),
  jobs: [fetchMails],
  services: [watchMailboxes],
} as const satisfies Module;
