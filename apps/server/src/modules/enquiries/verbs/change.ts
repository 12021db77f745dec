import {
  emptiedForCategory,
  enquiryPatch,
  missingOfCategory,
  type EnquiryPatch,
} from '@szansa/domain/enquiry';
import { withoutLeftOut } from '@szansa/domain/shared';

import { changeRecord, changesBetween, invalid, verb, type StaffContext, type StaffWork } from '#platform';
import { editableEnquiry } from '../access.ts';
import { emitEnquiry, emitRelinked } from '../events.ts';
import { enquiryById, type EnquiryAnswer } from '../answers.ts';
import { refuseUnchoosable } from '../choices.ts';
import { addEvent, addPersonEvent } from '../history.ts';
import { opportunityOfOffer, updateEnquiry, type EnquiryState } from '../queries.ts';

type Fields = Omit<
  EnquiryState,
  'id' | 'status' | 'isArchived' | 'archivedAt' | 'version' | 'individualNumber'
>;

function fieldsOf(state: EnquiryState): Fields {
  const {
    id: _,
    status: _status,
    isArchived: _isArchived,
    archivedAt: _at,
    version: _version,
    individualNumber: _number,
    ...fields
  } = state;
  return fields;
}

/**
 * Returns the enquiry after a change. Fields that its category does not use are emptied, and so is an offer of another
 * opportunity, unless the change contains it.
 * @throws 422 for missing fields that its category requires, and as `refuseUnchoosable`
 */
async function changed(work: StaffWork, before: Fields, changes: EnquiryPatch): Promise<Fields> {
  const named = { ...before, ...withoutLeftOut(changes) };
  const isMoved = named.customerFileId !== before.customerFileId && changes.offerId === undefined;
  const isOfAnother =
    isMoved &&
    named.offerId !== null &&
    (await opportunityOfOffer(work.db, named.offerId)) !== named.customerFileId;
  const after = {
    ...named,
    ...(isOfAnother ? { offerId: null } : {}),
    ...emptiedForCategory(named.category),
  };
  const missing = missingOfCategory(after);
  if (missing.length > 0) throw invalid(...missing.map((path) => ({ path, code: 'required' as const })));
  await refuseUnchoosable(work, before, after);
  return after;
}

const peopleOf = ({ workerId, platformerId }: Fields) =>
  platformerId === null ? [workerId] : [workerId, platformerId];

async function writeHistory(work: StaffWork, id: string, before: Fields, after: Fields): Promise<void> {
  const { workerId: _, platformerId: _platformer, ...fields } = changesBetween(before, after);
  const names = Object.keys(fields);
  if (names.length > 0) await addEvent(work, id, 'edited', { fields: names });
  await addPersonEvent(work, id, 'worker_changed', before.workerId, after.workerId);
  await addPersonEvent(work, id, 'platformer_changed', before.platformerId, after.platformerId);
}

/** Publishes who lost an enquiry as its worker or platformer, and who got it. */
function publishReassigned(
  work: StaffWork,
  { id, individualNumber }: EnquiryState,
  before: Fields,
  after: Fields,
): void {
  const [lost, got] = [peopleOf(before), peopleOf(after)];
  const from = lost.filter((one) => !got.includes(one));
  const to = got.filter((one) => !lost.includes(one));
  if (from.length + to.length === 0) return;
  work.publish('enquiry.reassigned', { enquiryId: id, number: individualNumber, from, to });
}

/**
 * Changes fields of an enquiry; what is the same already changes nothing.
 * @throws as `editableEnquiry`, 409 `stale_version`, 422 for what is missing or cannot be chosen.
 */
export function changeEnquiry(
  context: StaffContext,
  id: string,
  { version: readVersion, changes }: { readonly version: number; readonly changes: EnquiryPatch },
): Promise<EnquiryAnswer> {
  return verb(context, async (work) => {
    await changeRecord<'internal_enquiry', EnquiryState, Fields>(work, {
      entity: 'internal_enquiry',
      entityId: id,
      action: 'edit',
      lock: () => editableEnquiry(work, id),
      fields: fieldsOf,
      readVersion,
      schema: enquiryPatch,
      patch: changes,
      merge: (before) => changed(work, before, changes),
      save: async ({ row, before, after, version }) => {
        await updateEnquiry(work.db, id, { ...after, version });
        publishReassigned(work, row, before, after);
        await writeHistory(work, id, before, after);
        await emitRelinked(work, before, after);
      },
      emit: () => emitEnquiry(work, id),
    });
    return enquiryById(work, id);
  });
}
