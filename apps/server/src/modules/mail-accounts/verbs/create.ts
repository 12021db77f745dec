import { mailAccountProblems, type MailAccountInput } from '@szansa/domain/mail-account';
import { v7 as uuidv7 } from 'uuid';

import { invalid, verb, type StaffContext } from '#platform';
import { emitAccount, mailAccountById, type MailAccount } from '../answers.ts';
import { fetchMails } from '../fetching.ts';
import { sealPassword } from '../password.ts';
import { mailAccountTable } from '../queries.ts';

/** Creates an account, and starts ingesting its mails. @throws 422 for fields that contradict each other */
export function createMailAccount(context: StaffContext, input: MailAccountInput): Promise<MailAccount> {
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
