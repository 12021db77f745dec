import { isEditable } from '@szansa/domain/comment';
import { personName } from '@szansa/domain/shared';

import { Refusal, verb, type StaffContext } from '#platform';
import { ownMessage } from '../access.ts';
import { roomsOf } from '../events.ts';
import { describedOne, type OwnWritten } from '../answers.ts';
import { mention } from '../following.ts';
import type { ConversationKind } from '../kind.ts';
import { updateMessage } from '../queries.ts';

/** Changes an own message within 24 hours. @throws 404, 403, 409 `edit_window_over` or where the record is archived */
export function editMessage<About extends { readonly id: string }>(
  context: StaffContext,
  kind: ConversationKind<About>,
  id: string,
  message: string,
): Promise<{ readonly about: string; readonly own: OwnWritten }> {
  return verb(context, async (work) => {
    const { comment: before, about } = await ownMessage(work, kind, id);
    const now = new Date();
    if (!isEditable({ createdAt: before.createdAt, isRemoved: false }, now))
      throw new Refusal('edit_window_over');
    await updateMessage(work.db, id, message, now);
    const mentioned = await mention(work, kind, about, { id, message });
    await work.audit({
      entity: kind.entity,
      entityId: id,
      action: 'edit',
      after: { updatedAt: now, ...(mentioned.length > 0 ? { mentioned } : {}) },
    });
    kind.publish(work, 'edited', about, {
      messageId: id,
      isNote: before.isNote,
      author: personName(work.actor),
      followers: [],
      mentioned,
    });
    const { own, message: edited } = await describedOne(work, kind, id);
    kind.emit.message(work, 'edit', about.id, edited, await roomsOf(work, kind, about));
    return { about: about.id, own };
  });
}
