import { readableOpportunity } from '#modules/opportunities';
import { invalid, Refusal, type StaffWork } from '#platform';
import { listAskers, listPlatformers } from './people-queries.ts';
import { opportunityOfOffer, type EnquiryState } from './queries.ts';

type Chosen = Pick<EnquiryState, 'workerId' | 'platformerId' | 'customerFileId' | 'offerId'>;

const notAllowed = (path: string) => invalid({ path, code: 'value_not_allowed' });

async function isReadable(work: StaffWork, customerFileId: string): Promise<boolean> {
  try {
    await readableOpportunity(work, customerFileId);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/**
 * Refuses people and records an enquiry cannot have; what was chosen before stays.
 * @throws 422 for whom it cannot be assigned to, an opportunity the actor may not read, or an offer of another one.
 */
export async function refuseUnchoosable(
  work: StaffWork,
  before: Chosen | null,
  { workerId, platformerId, customerFileId, offerId }: Chosen,
): Promise<void> {
  const isAmong = async (people: Promise<readonly { readonly id: string }[]>, id: string) =>
    (await people).some((one) => one.id === id);
  if (workerId !== before?.workerId && !(await isAmong(listAskers(work.db), workerId)))
    throw notAllowed('workerId');
  if (
    platformerId !== null &&
    platformerId !== before?.platformerId &&
    !(await isAmong(listPlatformers(work.db), platformerId))
  )
    throw notAllowed('platformerId');
  if (
    customerFileId !== null &&
    customerFileId !== before?.customerFileId &&
    !(await isReadable(work, customerFileId))
  )
    throw notAllowed('customerFileId');
  if (offerId !== null && (await opportunityOfOffer(work.db, offerId)) !== customerFileId)
    throw notAllowed('offerId');
}
