import {
  mailAccountPatch,
  mailAccountProblems,
  sendsPasswordElsewhere,
  type MailAccountPatch,
} from '@szansa/domain/mail-account';
import { withoutLeftOut } from '@szansa/domain/shared';

import { changeRecord, invalid, notFound, verb, type StaffContext } from '#platform';
import { emitAccount, mailAccountById, type MailAccount } from '../answers.ts';
import { fetchMails } from '../fetching.ts';
import { openPassword, sealPassword } from '../password.ts';
import {
  restart,
  clearProblem,
  lockAccount,
  mailAccountTable,
  type MailAccountRow,
  type StoredFields,
} from '../queries.ts';

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
export function changeMailAccount(
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
