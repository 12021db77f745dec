import { archivingTarget } from '#platform';
import { firmReaders } from './access.ts';
import { filtersOf, type FilterQuery } from './answers.ts';
import { findFirmIds, findFirmStates } from './queries.ts';
import { archiveFirm } from './archiving.ts';

/** Firms, many at once. */
export const firmBulk = archivingTarget<FilterQuery>({
  right: 'customer_organisation.edit',
  choose: async ({ db, actor }, chosen, most) =>
    'ids' in chosen ? chosen.ids : findFirmIds(db, filtersOf(actor, chosen.filters), most),
  states: findFirmStates,
  archive: archiveFirm,
  names: async ({ db }, ids) => {
    const rows = await findFirmStates(db, ids);
    return new Map(rows.map(({ id, name }) => [id, { name, number: null }]));
  },
  emit: (work) => work.emit('records-changed', { entity: 'customer_organisation' }, [firmReaders]),
});
