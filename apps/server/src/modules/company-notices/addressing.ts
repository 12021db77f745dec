import type { Subscriber, Work } from '#platform';
import { emitNotice, today } from './access.ts';
import { listAddressing, lockAddressing, setAddressed } from './recipient-queries.ts';

/** What can make somebody one of those an announcement is for, or no more one of them. */
const decisive: ReadonlySet<string> = new Set(['create', 'edit', 'activate', 'deactivate', 'reactivate']);

/** Gives somebody the announcements that hold and are for them now, and takes those that are not (rule CN4). */
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
    work.emitChanged('work-control-new', payload, [`user:${userId}`]);
  }
}

/** Who joins, or is given a role, has what holds; who leaves or loses one has it no more. */
export const onStaffChanges: Subscriber = async (work, entries) => {
  const changed = entries.filter(({ entity, action }) => entity === 'user' && decisive.has(action));
  if (changed.length === 0) return;
  await lockAddressing(work.db);
  for (const userId of new Set(changed.map(({ entityId }) => entityId))) await readdress(work, userId);
};
