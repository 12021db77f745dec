import { Refusal, resolveStale, saveNextVersion, verb, type StaffContext } from '#platform';
import { emitFirmChange, lockedFirm } from './access.ts';
import { firmById, type Organisation } from './answers.ts';
import { updateFirm } from './queries.ts';

/**
 * Hides a firm from the default list, or shows it again; its customers retain it.
 * @throws 404, 409 `wrong_state` or `stale_version`
 */
export function archiveFirm(
  context: StaffContext,
  id: string,
  { isArchived, version: readVersion }: { readonly isArchived: boolean; readonly version: number },
): Promise<Organisation> {
  return verb(context, async (work) => {
    const row = await lockedFirm(work, id);
    if (row.isArchived === isArchived) throw new Refusal('wrong_state');
    const entity = { entity: 'customer_organisation', entityId: id } as const;
    const before = { isArchived: row.isArchived };
    await resolveStale(work, {
      ...entity,
      readVersion,
      currentVersion: row.version,
      patch: { isArchived },
      current: before,
    });
    await saveNextVersion(work, {
      ...entity,
      action: isArchived ? 'archive' : 'unarchive',
      version: row.version,
      before,
      after: { isArchived },
      save: (version) => updateFirm(work.db, id, { isArchived, version }),
      emit: () => emitFirmChange(work, id),
    });
    return firmById(work, id);
  });
}
