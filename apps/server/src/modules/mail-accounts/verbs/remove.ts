import { refuseStaleRemoval, notFound, verb, type StaffContext } from '#platform';
import { emitAccount } from '../answers.ts';
import { lockAccount, mailAccountTable } from '../queries.ts';

/** Deletes an account; mails ingested from it remain. @throws 404, 409 `stale_version` */
export function removeMailAccount(context: StaffContext, id: string, readVersion: number): Promise<null> {
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
