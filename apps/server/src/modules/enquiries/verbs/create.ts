import { emptiedForCategory, newStatus, type EnquiryInput } from '@szansa/domain/enquiry';
import { warsawDay } from '@szansa/domain/shared';
import { v7 as uuidv7 } from 'uuid';

import { verb, type StaffContext } from '#platform';
import { emitEnquiry, emitRelinked } from '../events.ts';
import { enquiryById, type EnquiryAnswer } from '../answers.ts';
import { refuseUnchoosable } from '../choices.ts';
import { addEvent } from '../history.ts';
import { insertEnquiry, nextNumber } from '../queries.ts';

/** The columns of a new enquiry; fields its category has no use for stay empty. */
function columnsOf(input: EnquiryInput, userId: string) {
  const { description = null, extraDescription = null, brand = null, type = null } = input;
  const { availability = null, ownShare = null, numberOfInstallments = null, distanceLimit = null } = input;
  const { grant = null, customerFileId = null, offerId = null, platformerId = null } = input;
  return {
    title: input.title,
    category: input.category,
    description,
    extraDescription,
    brand,
    type,
    availability,
    ownShare,
    numberOfInstallments,
    distanceLimit,
    grant,
    workerId: input.workerId ?? userId,
    platformerId,
    customerFileId,
    offerId,
    ...emptiedForCategory(input.category),
  };
}

/** Writes an enquiry down under the next number of the Warsaw year. @throws 422 for a person or record it cannot have. */
export function createEnquiry(context: StaffContext, input: EnquiryInput): Promise<EnquiryAnswer> {
  return verb(context, async (work) => {
    const { userId } = work.actor;
    const id = uuidv7();
    const fields = columnsOf(input, userId);
    await refuseUnchoosable(work, null, fields);
    // the counter is locked until the end of the transaction, so it is incremented last
    const year = Number(warsawDay(new Date()).slice(0, 4));
    const number = await nextNumber(work.db, year);
    const row = { id, year, number, status: newStatus, ...fields };
    const audited = work.audited({
      entity: 'internal_enquiry',
      entityId: id,
      version: 1,
      action: 'create',
      after: row,
    });
    await insertEnquiry(audited, { ...row, createdBy: userId });
    await addEvent(work, id, 'created');
    await emitRelinked(work, null, fields);
    emitEnquiry(work, id);
    const answer = await enquiryById(work, id);
    const { workerId, platformerId } = fields;
    work.publish('enquiry.created', {
      enquiryId: id,
      number: answer.individualNumber,
      workerId,
      platformerId,
    });
    return answer;
  });
}
