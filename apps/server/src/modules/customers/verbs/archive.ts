import { Refusal, resolveStale, saveNextVersion, verb, type StaffContext } from '#platform';
import { emitChange, lockedCustomer } from '../access.ts';
import { customerById, type Customer } from '../answers.ts';
import { setArchived } from '../queries.ts';

/**
 * Hides a customer from the default list, or brings them back.
 * @throws 404, 409 `wrong_state` or `stale_version`
 */
export function archiveCustomer(
  context: StaffContext,
  id: string,
  { isArchived, version: readVersion }: { readonly isArchived: boolean; readonly version: number },
): Promise<Customer> {
  return verb(context, async (work) => {
    const row = await lockedCustomer(work, id);
    if (row.isArchived === isArchived) throw new Refusal('wrong_state');
    await resolveStale(work, {
      entity: 'customer',
      entityId: id,
      readVersion,
      currentVersion: row.version,
      patch: { isArchived },
      current: { isArchived: row.isArchived },
    });
    await saveNextVersion(work, {
      entity: 'customer',
      entityId: id,
      action: isArchived ? 'archive' : 'unarchive',
      version: row.version,
      before: { isArchived: row.isArchived },
      after: { isArchived },
      save: (version) => setArchived(work.db, id, isArchived, version),
      emit: () => emitChange(work, id),
    });
    return customerById(work, id);
  });
}
