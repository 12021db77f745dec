import { leadSourcePatch } from '@szansa/domain/lead-source';

import { hasOpportunitiesFrom } from '#modules/opportunities';
import { notFound, Refusal, refuseStaleRemoval, verb, type StaffContext } from '#platform';
import { emitLeadSource, leadSourceById } from '../answers.ts';
import { deleteLeadSource, lockLeadSource } from '../queries.ts';

/**
 * Removes a lead source that no opportunity comes from; others are made inactive.
 * @throws 404, 409 `stale_version`, or `in_use` with how many come from it, as far as the actor may read them
 */
export function removeLeadSource(context: StaffContext, id: string, version: number): Promise<null> {
  return verb(context, async (work) => {
    const row = await lockLeadSource(work.db, id);
    if (!row) throw notFound();
    const { name, slug, isActive } = row;
    await refuseStaleRemoval(work, {
      entity: 'lead_source',
      entityId: id,
      readVersion: version,
      currentVersion: row.version,
      current: { name, slug, isActive },
      schema: leadSourcePatch,
    });
    if (await hasOpportunitiesFrom(work.db, id)) {
      const { customerFiles: count } = await leadSourceById(work, id);
      throw new Refusal('in_use', { uses: count > 0 ? [{ kind: 'opportunity', count }] : [] });
    }
    await deleteLeadSource(work.db, id);
    await work.audit({
      entity: 'lead_source',
      entityId: id,
      action: 'remove',
      before: { name, slug, isActive },
    });
    emitLeadSource(work, id);
    return null;
  });
}
