import type { Endpoints } from '@szansa/api-client/endpoints';
import { isAdministrator } from '@szansa/domain/access';
import type { OpportunityInput, OpportunityPatch } from '@szansa/domain/opportunity';
import { v7 as uuidv7 } from 'uuid';

import {
  changeRecord,
  denied,
  invalid,
  sameValue,
  verb,
  type Produced,
  type StaffContext,
  type StaffWork,
  type Work,
} from '../platform.ts';
import { addTimelineEvent, announceOpportunity } from '../timeline/timeline.ts';
import { editableOpportunity } from './access.ts';
import { findCustomerState, findLabels, findLeadSource } from './choice-queries.ts';
import { opportunityById } from './described.ts';
import { activeWorker } from './people.ts';
import { findFields, insertOpportunity, setLabels, updateOpportunity } from './queries.ts';

type OpportunityAnswer = Produced<Endpoints['opportunities']['get']>;

/** The name of a lead source that may be chosen. @throws 422 */
async function chosenLeadSource(work: Work, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const found = await findLeadSource(work.db, id);
  if (!found?.isActive) throw invalid({ path: 'leadSourceId', code: 'value_not_allowed' });
  return found.name;
}

/** Titles of labels as one text. @throws 422 when one does not exist. */
async function titlesOf(work: Work, labelIds: readonly string[]): Promise<string | null> {
  const rows = await findLabels(work.db, labelIds);
  if (rows.length < labelIds.length) throw invalid({ path: 'labelIds', code: 'value_not_allowed' });
  return rows.length === 0 ? null : rows.map((row) => row.title).join(', ');
}

const inOrder = (ids: readonly string[]) => [...new Set(ids)].toSorted();

/** Holds the customer against being archived meanwhile. @throws 422 */
async function refuseUnusableCustomer(work: Work, customerId: string): Promise<void> {
  const customer = await findCustomerState(work.db, customerId, { lock: true });
  if (!customer || customer.isArchived) throw invalid({ path: 'customerId', code: 'value_not_allowed' });
}

/** Whose a new opportunity is. @throws 403 when a worker names somebody else, 422 for nobody active. */
async function ownerOf(work: StaffWork, workerId: string | undefined): Promise<string> {
  const { userId, roles } = work.actor;
  if (workerId === undefined || workerId === userId) return userId;
  if (!isAdministrator(roles)) throw denied();
  await activeWorker(work, workerId);
  return workerId;
}

/** Opens an opportunity for a customer. @throws 403, 422 for a record that cannot be chosen. */
export function createOpportunity(
  context: StaffContext,
  input: OpportunityInput,
): Promise<OpportunityAnswer> {
  return verb(context, async (work) => {
    await refuseUnusableCustomer(work, input.customerId);
    const row = {
      id: uuidv7(),
      customerId: input.customerId,
      workerId: await ownerOf(work, input.workerId),
      status: 'lead' as const,
      leadSourceId: input.leadSourceId ?? null,
      note: input.note ?? null,
    };
    const labelIds = inOrder(input.labelIds ?? []);
    await chosenLeadSource(work, row.leadSourceId);
    await titlesOf(work, labelIds);
    await insertOpportunity(work.db, { ...row, createdBy: work.actor.userId });
    await setLabels(work.db, row.id, labelIds);
    await addTimelineEvent(work, row.id, 'created');
    await work.audit({
      entity: 'opportunity',
      entityId: row.id,
      version: 1,
      action: 'create',
      after: { ...row, labelIds },
    });
    announceOpportunity(work, row.id);
    return opportunityById(work, row.id);
  });
}

/** The fields a change may name, as they are; labels in order, so that they compare. */
async function currentFields(work: Work, id: string) {
  const { labelIds, ...fields } = await findFields(work.db, id);
  return { ...fields, labelIds: inOrder(labelIds) };
}

type Fields = Awaited<ReturnType<typeof currentFields>>;

/** How much of a note the history repeats. */
const noteExcerpt = 300;

async function nameOfLeadSource(work: Work, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const found = await findLeadSource(work.db, id);
  return found?.name ?? null;
}

async function writeHistory(work: Work, id: string, before: Fields, after: Fields): Promise<void> {
  if (before.leadSourceId !== after.leadSourceId) {
    await addTimelineEvent(work, id, 'lead_source_changed', {
      from: await nameOfLeadSource(work, before.leadSourceId),
      to: await chosenLeadSource(work, after.leadSourceId),
    });
  }
  if (!sameValue(before.labelIds, after.labelIds)) {
    await addTimelineEvent(work, id, 'labels_changed', {
      from: await titlesOf(work, before.labelIds),
      to: await titlesOf(work, after.labelIds),
    });
  }
  if (before.note !== after.note) {
    await addTimelineEvent(work, id, 'note_changed', {
      from: before.note?.slice(0, noteExcerpt) ?? null,
      to: after.note?.slice(0, noteExcerpt) ?? null,
    });
  }
}

/**
 * Changes fields of an opportunity; what is the same already changes nothing.
 * @throws 404, as `editableOpportunity`, 409 `stale_version`, 422 for a record that cannot be chosen.
 */
export function changeOpportunity(
  context: StaffContext,
  id: string,
  input: { readonly version: number; readonly changes: OpportunityPatch },
): Promise<OpportunityAnswer> {
  const { labelIds, ...columns } = input.changes;
  return verb(context, async (work) => {
    await changeRecord(work, {
      entity: 'opportunity',
      entityId: id,
      action: 'edit',
      lock: () => editableOpportunity(work, id),
      fields: () => currentFields(work, id),
      readVersion: input.version,
      patch: { ...columns, ...(labelIds ? { labelIds: inOrder(labelIds) } : {}) },
      save: async ({ before, after, version }) => {
        await writeHistory(work, id, before, after);
        const { labelIds: labels, ...changed } = after;
        if (!sameValue(before.labelIds, labels)) await setLabels(work.db, id, labels);
        await updateOpportunity(work.db, id, { ...changed, version });
      },
      announce: () => announceOpportunity(work, id),
    });
    return opportunityById(work, id);
  });
}
