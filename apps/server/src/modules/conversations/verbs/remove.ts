import { dropFile, verb, type StaffContext } from '#platform';
import { ownMessage } from '../access.ts';
import { roomsOf } from '../events.ts';
import { describedOne, type OwnWritten } from '../answers.ts';
import type { ConversationKind } from '../kind.ts';
import { detachFiles, markRemoved, setMentions } from '../queries.ts';

/** Removes an own message with its files; that it was there stays visible. @throws 404, 403, 409 where the record is archived */
export function removeMessage<About extends { readonly id: string }>(
  context: StaffContext,
  kind: ConversationKind<About>,
  id: string,
): Promise<{ readonly about: string; readonly own: OwnWritten }> {
  return verb(context, async (work) => {
    const { about } = await ownMessage(work, kind, id);
    for (const fileId of await detachFiles(work.db, id)) await dropFile(work, fileId);
    await setMentions(work.db, id, []);
    await markRemoved(work.db, id);
    await work.audit({
      entity: kind.entity,
      entityId: id,
      action: 'remove',
      before: { [kind.column]: about.id },
    });
    const { own, message } = await describedOne(work, kind, id);
    kind.emit.message(work, 'remove', about.id, message, await roomsOf(work, kind, about));
    return { about: about.id, own };
  });
}
