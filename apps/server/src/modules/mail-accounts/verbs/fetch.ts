import { notFound, verb, type StaffContext } from '#platform';
import { emitAccount, mailAccountById, type MailAccount } from '../answers.ts';
import { fetchMails } from '../fetching.ts';
import { clearProblem, lockAccount } from '../queries.ts';

/** Enqueues a check for new mails; a stored problem is cleared until it occurs again. @throws 404 */
export function fetchNow(context: StaffContext, id: string): Promise<MailAccount> {
  return verb(context, async (work) => {
    const row = await lockAccount(work.db, id);
    if (!row) throw notFound();
    await clearProblem(work.db, id);
    if (row.isActive) await work.platform.jobs.enqueue(work, fetchMails, { id }, { key: id });
    emitAccount(work, id);
    return mailAccountById(work, id);
  });
}
