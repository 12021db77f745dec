import { invalid, notFound, verb, type StaffContext } from '#platform';
import { emitLeadSource, leadSourcesDescribed, type LeadSource } from '../answers.ts';
import { lockLeadSources, orderedIds, putInOrder } from '../queries.ts';

/** Puts a lead source before another one, or at the end. @throws 404, 422 for another one there is not */
export function moveLeadSource(
  context: StaffContext,
  id: string,
  before: string | null,
): Promise<LeadSource[]> {
  return verb(context, async (work) => {
    await lockLeadSources(work.db);
    const ids = await orderedIds(work.db);
    if (!ids.includes(id)) throw notFound();
    const others = ids.filter((one) => one !== id);
    const at = before === null ? others.length : others.indexOf(before);
    if (at === -1) throw invalid({ path: 'before', code: 'value_not_allowed' });
    const ordered = others.toSpliced(at, 0, id);
    if (ordered.join() !== ids.join()) {
      await putInOrder(work.db, ordered);
      await work.audit({
        entity: 'lead_source',
        entityId: id,
        action: 'edit',
        before: { position: ids.indexOf(id) + 1 },
        after: { position: at + 1 },
      });
      emitLeadSource(work, id);
    }
    return leadSourcesDescribed(work);
  });
}
