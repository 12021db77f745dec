import { newComparison, type ComparisonInput } from '@szansa/domain/bank-comparison';
import { v7 as uuidv7 } from 'uuid';

import { verb, type StaffContext } from '#platform';
import { comparedOpportunity } from '../access.ts';
import { emitComparison, comparisonById, type ComparisonAnswer } from '../answers.ts';
import { refuseForeignOffers } from '../foreign-offers.ts';
import { insertComparison } from '../queries.ts';

/** Saves a comparison of an opportunity. @throws as `comparedOpportunity`, 422 for offers of another one or of the other kind */
export function createComparison(
  context: StaffContext,
  customerFileId: string,
  input: ComparisonInput,
): Promise<ComparisonAnswer> {
  return verb(context, async (work) => {
    await comparedOpportunity(work, customerFileId);
    const id = uuidv7();
    const fields = newComparison(input);
    await refuseForeignOffers(work, customerFileId, fields);
    await insertComparison(work.db, { id, customerFileId, createdBy: work.actor.userId }, fields);
    await work.audit({
      entity: 'bank_comparison_pdf',
      entityId: id,
      version: 1,
      action: 'create',
      after: { ...fields, customerFileId },
    });
    emitComparison(work, id);
    return comparisonById(work, id);
  });
}
