import { personName } from '@szansa/domain/shared';
import { z } from 'zod';

import type { AuditEntry, Work } from '#platform';
import type { SubjectColumn } from './subject.ts';
import { listFollowersOf, listMentionedIn } from './recipient-queries.ts';

/** A message or note that was written or changed, and whom it concerns. */
export interface MessageNotification {
  /** The id of the record. */
  readonly recordId: string;
  readonly content: { readonly messageId: string; readonly isNote: boolean; readonly author: string };
  readonly to: readonly string[];
}

/** Groups the users concerned by message. Messages that concern no user are left out. */
function byMessage(
  { actor }: Work,
  rows: Awaited<ReturnType<typeof listFollowersOf>>,
): MessageNotification[] {
  const author = actor ? personName(actor) : '';
  const all = new Map<string, MessageNotification>();
  for (const { messageId, isNote, recordId, userId } of rows) {
    const to = [...(all.get(messageId)?.to ?? []), userId];
    all.set(messageId, { recordId, content: { messageId, isNote, author }, to });
  }
  return [...all.values()];
}

const idsOf = (entries: readonly AuditEntry[]) => entries.map(({ entityId }) => entityId);

/** Returns the followers of conversations with new messages, which are found by their audit log entries. */
export async function notifyFollowers(
  work: Work,
  column: SubjectColumn,
  entries: readonly AuditEntry[],
): Promise<MessageNotification[]> {
  return byMessage(work, await listFollowersOf(work.db, column, idsOf(entries)));
}

const written = z.object({ mentioned: z.array(z.uuid()).default([]) });

/** Those whom messages and notes that were written or changed mention for the first time. */
export async function notifyMentioned(
  work: Work,
  column: SubjectColumn,
  entries: readonly AuditEntry[],
): Promise<MessageNotification[]> {
  const added = new Map(
    entries.flatMap(({ entityId, after }) => {
      const { mentioned } = written.parse(after);
      return mentioned.length > 0 ? [[entityId, mentioned]] : [];
    }),
  );
  if (added.size === 0) return [];
  const mentioned = await listMentionedIn(work.db, column, [...added.keys()]);
  return byMessage(
    work,
    mentioned.filter(({ messageId, userId }) => added.get(messageId)?.includes(userId)),
  );
}
