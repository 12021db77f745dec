import { leadSourcePatch, type LeadSourcePatch } from '@szansa/domain/lead-source';
import { withoutLeftOut } from '@szansa/domain/shared';

import { changeRecord, notFound, verb, type StaffContext } from '#platform';
import { emitLeadSource, leadSourceById, type LeadSource } from '../answers.ts';
import { lockLeadSource, lockLeadSources, updateLeadSource, type LeadSourceFields } from '../queries.ts';
import { refuseUsed } from '../unique-names.ts';

interface Change {
  readonly version: number;
  readonly changes: LeadSourcePatch;
}

type Row = LeadSourceFields & { readonly version: number };

/** Changes fields of a lead source. @throws 404, 409 `stale_version`, 422 for a name or a slug that another one has */
export function changeLeadSource(
  context: StaffContext,
  id: string,
  { version, changes }: Change,
): Promise<LeadSource> {
  return verb(context, async (work) => {
    await lockLeadSources(work.db);
    await changeRecord<'lead_source', Row, LeadSourceFields>(work, {
      entity: 'lead_source',
      entityId: id,
      action: 'edit',
      lock: async () => {
        const row = await lockLeadSource(work.db, id);
        if (!row) throw notFound();
        return row;
      },
      fields: ({ name, slug, isActive }) => ({ name, slug, isActive }),
      readVersion: version,
      schema: leadSourcePatch,
      patch: changes,
      merge: async (before) => {
        const after = { ...before, ...withoutLeftOut(changes) };
        await refuseUsed(work, after, id);
        return after;
      },
      save: ({ after, version: next }) => updateLeadSource(work.db, id, after, next),
      emit: () => emitLeadSource(work, id),
    });
    return leadSourceById(work, id);
  });
}
