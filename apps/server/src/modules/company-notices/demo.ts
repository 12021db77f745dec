import { noteText, type NoteNode } from '@szansa/domain/company-notice';
import { addDays, warsawDay } from '@szansa/domain/shared';
import type { RoleKey } from '@szansa/domain/access';

import { workBefore } from '#demo';
import { demoPart, json, storeGenerated, type Demo, type Db } from '#platform';
import { demoNotices, type DemoNotice } from './demo-notices.ts';
import { insertFile } from './file-queries.ts';
import { insertNotice, setNamed } from './queries.ts';
import { addRecipients } from './recipient-queries.ts';

/** The ids of those who have a role. */
async function havingRole(db: Db, roleKey: RoleKey): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('userRole').select('userId').where('roleKey', '=', roleKey).execute();
  return new Set(rows.map(({ userId }) => userId));
}

/** Stores when a user of the demo has read and confirmed an announcement. */
async function settleRecipient(
  db: Db,
  { companyNoticeId, userId }: { readonly companyNoticeId: string; readonly userId: string },
  marks: { readonly readAt: Date; readonly confirmedAt: Date | null },
): Promise<void> {
  await db
    .updateTable('companyNoticeRecipient')
    .set(marks)
    .where('companyNoticeId', '=', companyNoticeId)
    .where('userId', '=', userId)
    .execute();
}

const hour = 3_600_000;

const paragraph = (text: string): NoteNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });

function noteOf({ paragraphs, points = [] }: DemoNotice): NoteNode {
  const list: NoteNode = {
    type: 'bulletList',
    content: points.map((point) => ({ type: 'listItem', content: [paragraph(point)] })),
  };
  return { type: 'doc', content: [...paragraphs.map(paragraph), ...(points.length > 0 ? [list] : [])] };
}

/**
 * Lets recipients read and confirm it within the hours after it was sent; an important one remains pending for one
 * user.
 */
async function settle({ work, random, now }: Demo, id: string, notice: DemoNotice, sentAt: Date) {
  const recipients = await addRecipients(work.db, id);
  const unread = notice.isImportant ? await havingRole(work.db, 'ADMIN_REPORTS') : new Set<string>();
  const readers = recipients.filter((userId) => !unread.has(userId)).slice(0, notice.read);
  for (const [place, userId] of readers.entries()) {
    const momentAfter = (from: Date) =>
      new Date(Math.min(now.getTime(), from.getTime() + hour * (0.2 + random.next())));
    const readAt = momentAfter(sentAt);
    const confirmedAt = place < notice.confirmed ? momentAfter(readAt) : null;
    await settleRecipient(work.db, { companyNoticeId: id, userId }, { readAt, confirmedAt });
  }
}

async function addNotice(demo: Demo, notice: DemoNotice, createdBy: string): Promise<void> {
  const { work, random, now } = demo;
  const { title, roles, isNamed = false, isImportant = false, daysAgo, validDays, file } = notice;
  const createdAt = workBefore(now, daysAgo ?? 1);
  const sentAt = daysAgo === undefined ? null : createdAt;
  const id = random.id(createdAt);
  const note = noteOf(notice);
  await insertNotice(work.db, {
    id,
    title,
    note: json(note),
    noteText: noteText(note),
    isImportant,
    validUntil: validDays === undefined ? null : addDays(warsawDay(now), validDays),
    roles: isNamed ? [] : [...roles],
    createdBy,
    createdAt,
    sentBy: sentAt && createdBy,
    sentAt,
    remindedAt: null,
  });
  if (isNamed) {
    const named = await Promise.all(roles.map((role) => havingRole(work.db, role)));
    await setNamed(work.db, id, [...new Set(named.flatMap((ids) => [...ids]))]);
  }
  if (file) {
    const bytes = Buffer.from(file.text);
    const stored = await storeGenerated(work, { name: file.name, mime: 'text/plain', bytes });
    await insertFile(work.db, {
      id: random.id(createdAt),
      companyNoticeId: id,
      fileId: stored.id,
      createdBy,
      createdAt,
    });
  }
  if (sentAt) await settle(demo, id, notice, sentAt);
}

/** Announcements of an administrator: a draft, and sent ones that some recipients have read and confirmed. */
export const companyNoticesDemo = demoPart(
  ['administrators', 'workers'],
  async (demo, { administrators }) => {
    const [author] = administrators;
    if (author === undefined) return {};
    for (const notice of demoNotices) await addNotice(demo, notice, author);
    return {};
  },
);
