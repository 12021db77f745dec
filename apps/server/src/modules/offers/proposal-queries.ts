import type { Db } from '#platform';

/** The enquiry of an answer, and the opportunity it is about. */
export function findProposed(db: Db, id: string) {
  return db
    .selectFrom('enquiryProposal')
    .innerJoin('internalEnquiry', 'internalEnquiry.id', 'enquiryProposal.internalEnquiryId')
    .select(['enquiryProposal.internalEnquiryId', 'internalEnquiry.customerFileId'])
    .where('enquiryProposal.id', '=', id)
    .executeTakeFirst();
}

/** Enquiries by the numbers people call them by. */
export async function findEnquiryNumbers(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('internalEnquiry').select(['id', 'individualNumber']).where('id', 'in', ids).execute();
}
