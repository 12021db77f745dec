import type { LeadSourceInput } from '@szansa/domain/lead-source';
import { v7 as uuidv7 } from 'uuid';

import { verb, type StaffContext } from '#platform';
import { emitLeadSource, leadSourceById, type LeadSource } from '../answers.ts';
import { insertLeadSource, lockLeadSources } from '../queries.ts';
import { refuseUsed } from '../unique-names.ts';

/** Writes down a lead source, after all others. @throws 422 for a name or a slug that another one has */
export function createLeadSource(context: StaffContext, input: LeadSourceInput): Promise<LeadSource> {
  return verb(context, async (work) => {
    await lockLeadSources(work.db);
    await refuseUsed(work, input, null);
    const id = uuidv7();
    const { name, slug, isActive = true } = input;
    const after = { name, slug, isActive };
    await insertLeadSource(work.db, { ...after, id });
    await work.audit({ entity: 'lead_source', entityId: id, version: 1, action: 'create', after });
    emitLeadSource(work, id);
    return leadSourceById(work, id);
  });
}
