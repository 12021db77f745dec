import type { OpportunityPatch } from '@szansa/domain/opportunity';

import { changeRecord, sameValue, verb, type StaffContext, type Work } from '#platform';
import { editableOpportunity } from '../access.ts';
import { emitListed, emitOpportunity } from '../events.ts';
import { opportunityById, type OpportunityAnswer } from '../answers.ts';
import { chosenLeadSource, inOrder, nameOfLeadSource, titlesOf } from '../choices.ts';
import { findFields, setLabels, updateOpportunity } from '../queries.ts';
import { addTimelineEvent } from '../timeline.ts';

/** The fields a change may name, as they are; labels in order, so that they compare. */
async function currentFields(work: Work, id: string) {
  const { labelIds, ...fields } = await findFields(work.db, id);
  return { ...fields, labelIds: inOrder(labelIds) };
}

type Fields = Awaited<ReturnType<typeof currentFields>>;

/** How much of a note the history repeats. */
const noteExcerpt = 300;

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
        const isListed = before.leadSourceId !== after.leadSourceId || !sameValue(before.labelIds, labels);
        if (isListed) await emitListed(work, id, { lists: 'any' });
        else emitOpportunity(work, id);
      },
    });
    return opportunityById(work, id);
  });
}
