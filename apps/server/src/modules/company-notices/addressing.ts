import type { DomainEvents, Work } from '#platform';
import { emitNotice, today } from './access.ts';
import { listAddressing, lockAddressing, setAddressed } from './recipient-queries.ts';

/** Adds a user to the valid announcements that are for them now, and removes them from the others (rule CN4). */
async function readdress(work: Work, userId: string): Promise<void> {
  for (const row of await listAddressing(work.db, userId, today())) {
    const { id: companyNoticeId, title, isImportant, sentAt, isFor, readAt, confirmedAt } = row;
    if (isFor === (row.isAddressed ?? false)) continue;
    await setAddressed(work.db, { companyNoticeId, userId, isAddressed: isFor });
    emitNotice(work, companyNoticeId);
    if (!isFor || confirmedAt !== null) continue;
    const payload = {
      workControlId: companyNoticeId,
      title,
      isImportant,
      sentAt: sentAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    };
    work.emit('work-control-new', payload, [`user:${userId}`]);
  }
}

/**
 * Gives a user who joins or gets a role the valid announcements, and removes them when the user leaves or loses the
 * role.
 */
export async function readdressAnnouncements(
  work: Work,
  accounts: readonly DomainEvents['account.changed'][],
): Promise<void> {
  const changed = accounts.filter(({ what }) => what !== 'data');
  if (changed.length === 0) return;
  await lockAddressing(work.db);
  for (const userId of new Set(changed.map((one) => one.userId))) await readdress(work, userId);
}
