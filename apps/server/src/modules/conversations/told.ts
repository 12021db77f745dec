import { personName } from '@szansa/domain/shared';
import { z } from 'zod';

import type { AuditEntry, Work } from '#platform';
import { followersOf } from './chat-queries.ts';
import { findCommentState, findMentioned } from './queries.ts';
import type { SubjectColumn } from './subject.ts';

/** A message or note that was written or changed, and whom it concerns. */
export interface Concerned {
  /** The id of the record. */
  readonly recordId: string;
  readonly said: { readonly messageId: string; readonly isNote: boolean; readonly author: string };
  /** Those it mentions for the first time. */
  readonly mentioned: readonly string[];
  /** Those who follow the conversation, with a new message; those it mentions are left out. */
  readonly followers: readonly string[];
}

const edited = z.object({ mentioned: z.array(z.uuid()).default([]) });

/** Whom messages concern by what the audit log says of them: those that were written, and those that were changed. */
export async function concernedBy(
  { db, actor }: Work,
  column: SubjectColumn,
  entries: readonly AuditEntry[],
): Promise<Concerned[]> {
  const author = actor ? personName(actor) : '';
  const found: Concerned[] = [];
  for (const { entityId: messageId, action, after } of entries) {
    const message = await findCommentState(db, column, messageId);
    if (!message) continue;
    const { about: recordId, isNote } = message;
    const isNew = action === 'create';
    const mentioned = isNew ? await findMentioned(db, messageId) : edited.parse(after).mentioned;
    const followers = isNew && !isNote ? await followersOf(db, { column, id: recordId }) : [];
    found.push({
      recordId,
      said: { messageId, isNote, author },
      mentioned,
      followers: followers.filter((id) => !mentioned.includes(id)),
    });
  }
  return found;
}
