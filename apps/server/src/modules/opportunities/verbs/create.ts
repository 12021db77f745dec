import { isAdministrator } from '@szansa/domain/access';
import { opportunityScope, type OpportunityInput } from '@szansa/domain/opportunity';
import { v7 as uuidv7 } from 'uuid';

import { auditRowOf, denied, invalid, verb, type StaffContext, type StaffWork } from '#platform';
import { opportunityWithEvents, rowWithEvents } from '../events.ts';
import type { OpportunityAnswer } from '../answers.ts';
import { chosenLeadSource, inOrder, titlesOf } from '../choices.ts';
import { nameOfOwner } from '../people.ts';
import { openOpportunity } from '../opening-queries.ts';
import { setLabels } from '../queries.ts';
import { eventOf } from '../timeline.ts';

/**
 * Returns a new opportunity's owner. @throws 403 if the actor may not read it, or is a worker and names another; 422
 */
async function ownerOf(work: StaffWork, workerId: string | undefined): Promise<string> {
  const { userId, roles } = work.actor;
  const scope = opportunityScope(work.actor);
  // a new one is linked to no enquiry yet
  if (scope !== 'all' && scope !== 'assigned') throw denied();
  if (workerId === undefined || workerId === userId) return userId;
  if (!isAdministrator(roles)) throw denied();
  await nameOfOwner(work, workerId);
  return workerId;
}

/** Opens an opportunity for a customer. @throws 403, 422 for a record that cannot be chosen. */
export function createOpportunity(
  context: StaffContext,
  input: OpportunityInput,
  { creationMethod = 'manual' }: { readonly creationMethod?: 'manual' | 'mail' } = {},
): Promise<OpportunityAnswer> {
  return verb(context, async (work) => {
    const row = {
      id: uuidv7(),
      customerId: input.customerId,
      workerId: await ownerOf(work, input.workerId),
      leadSourceId: input.leadSourceId ?? null,
      note: input.note ?? null,
      creationMethod,
    };
    const labelIds = inOrder(input.labelIds ?? []);
    await chosenLeadSource(work, row.leadSourceId);
    await titlesOf(work, labelIds);
    const opened = await openOpportunity(work.db, {
      audit: auditRowOf(work, {
        entity: 'opportunity',
        entityId: row.id,
        version: 1,
        action: 'create',
        after: { ...row, status: 'lead', labelIds },
      }),
      row: { ...row, createdBy: work.actor.userId },
      event: eventOf(work, { customerFileId: row.id, type: 'created' }),
    });
    if (!opened) throw invalid({ path: 'customerId', code: 'value_not_allowed' });
    const change = { lists: 'any', isNew: true } as const;
    if (labelIds.length > 0) await setLabels(work.db, row.id, labelIds);
    const answer =
      labelIds.length > 0
        ? await opportunityWithEvents(work, row.id, change)
        : await rowWithEvents(work, opened, change);
    const { id: opportunityId, workerId } = row;
    work.publish('opportunity.assigned', { opportunityId, number: answer.number, workerId });
    return answer;
  });
}
