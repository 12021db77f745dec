import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';

import { notFound, type Room, type StaffReading, type Work } from '#platform';
import { findAccount, listAccounts, ingestedCounts, type MailAccountRow } from './queries.ts';

export type MailAccount = Data<Endpoints['mailAccounts']['get']>;

export const mailAccountReaders: Room = 'right:mail_account.get';

/** Publishes a change of an account to all who manage mail accounts. */
export function emitAccount(work: Work, id: string): void {
  work.emit('record-changed', { entity: 'mail_account', id }, [mailAccountReaders]);
}

function described({ actor }: StaffReading, row: MailAccountRow, takenCount: number): MailAccount {
  const { problem, said, problemSince, checkedAt, ...fields } = row;
  const failure = problem && problemSince && { problem, said, since: problemSince.toISOString() };
  return {
    ...fields,
    checkedAt: checkedAt?.toISOString() ?? null,
    failure,
    takenCount,
    can: { edit: actor.can('mail_account.edit') },
  };
}

/** All accounts. */
export async function mailAccounts(reading: StaffReading): Promise<MailAccount[]> {
  const counts = await ingestedCounts(reading.db);
  return (await listAccounts(reading.db)).map((row) => described(reading, row, counts.get(row.id) ?? 0));
}

/** @throws 404 */
export async function mailAccountById(reading: StaffReading, id: string): Promise<MailAccount> {
  const row = await findAccount(reading.db, id);
  if (!row) throw notFound();
  return described(reading, row, (await ingestedCounts(reading.db)).get(id) ?? 0);
}
