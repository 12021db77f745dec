import { isEnquiryEditor } from '@szansa/domain/enquiry';

import { Refusal, saveNextVersion, verb, type StaffContext, type StaffWork } from '#platform';
import { editableEnquiry, lockedEnquiry, refuseCollision } from '../access.ts';
import { emitEnquiry } from '../events.ts';
import { enquiryById, type EnquiryAnswer } from '../answers.ts';
import { addEvent } from '../history.ts';
import { updateEnquiry, type EnquiryState } from '../queries.ts';

interface Read {
  /** The version the writer read. */
  readonly version: number;
}

async function save(work: StaffWork, state: EnquiryState, isArchived: boolean): Promise<EnquiryAnswer> {
  const { id, version } = state;
  const columns = { isArchived, archivedAt: isArchived ? new Date() : null };
  await saveNextVersion<'internal_enquiry', object>(work, {
    entity: 'internal_enquiry',
    entityId: id,
    action: isArchived ? 'archive' : 'unarchive',
    version,
    before: { isArchived: state.isArchived, archivedAt: state.archivedAt },
    after: columns,
    saveAudited: (statement, next) => updateEnquiry(statement, id, { ...columns, version: next }),
  });
  await addEvent(work, id, isArchived ? 'archived' : 'unarchived');
  emitEnquiry(work, id);
  return enquiryById(work, id);
}

/** Hides an enquiry from lists and locks it. @throws as `editableEnquiry`, 409 `stale_version` */
export function archiveEnquiry(context: StaffContext, id: string, { version }: Read): Promise<EnquiryAnswer> {
  return verb(context, async (work) => {
    const state = await editableEnquiry(work, id);
    await refuseCollision(work, state, version, { isArchived: true });
    return save(work, state, true);
  });
}

/**
 * Brings an archived enquiry back.
 * @throws 404, 403 `enquiry_not_yours`, 409 `enquiry_not_archived` or `stale_version`
 */
export function unarchiveEnquiry(
  context: StaffContext,
  id: string,
  { version }: Read,
): Promise<EnquiryAnswer> {
  return verb(context, async (work) => {
    const state = await lockedEnquiry(work, id);
    if (!isEnquiryEditor(work.actor, state)) throw new Refusal('enquiry_not_yours');
    if (!state.isArchived) throw new Refusal('enquiry_not_archived');
    await refuseCollision(work, state, version, { isArchived: false });
    return save(work, state, false);
  });
}
