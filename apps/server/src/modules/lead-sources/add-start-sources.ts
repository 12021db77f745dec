import { v7 as uuidv7 } from 'uuid';

import type { Work } from '#platform';
import { startSources } from './demo.ts';
import { fieldsInUse, insertLeadSource, leadSourceReaders, lockLeadSources } from './queries.ts';

/**
 * Adds the sources that every agency starts with, as far as neither their names nor their slugs are in use. Returns how
 * many were added.
 */
export async function addStartSources(work: Work): Promise<number> {
  await lockLeadSources(work.db);
  let added = 0;
  for (const [slug, name] of startSources) {
    if ((await fieldsInUse(work.db, { slug, name }, null)).length > 0) continue;
    const [id, after] = [uuidv7(), { name, slug, isActive: true }];
    await insertLeadSource(work.db, { ...after, id });
    await work.audit({ entity: 'lead_source', entityId: id, version: 1, action: 'create', after });
    added += 1;
  }
  if (added > 0) work.emit('records-changed', { entity: 'lead_source' }, [leadSourceReaders]);
  return added;
}
