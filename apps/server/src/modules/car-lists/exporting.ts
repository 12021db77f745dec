import { listQuery, pageOf } from '@szansa/api-client/contract';
import { endpoints } from '@szansa/api-client/endpoints';
import { carListEntity, carListKinds } from '@szansa/domain/catalogue';
import { accessLabels, availabilitySwitchLabels } from '@szansa/domain/language';
import { z } from 'zod';

import { cellOf, countRows, exportTarget } from '#platform';
import { entriesFound, requireList } from './answers.ts';
import type { EntryRow } from './queries.ts';

const kind = z.enum(carListKinds, 'value_not_allowed');

/**
 * Treats all lists as one paged list: the kind of list is a filter, as brand and model are, and a field of each row.
 */
const anyList = {
  ...endpoints.carLists.list,
  query: listQuery({
    sort: { position: null },
    defaultSort: 'position',
    filters: { kind, parentId: z.uuid('id_invalid').optional() },
  }),
  response: pageOf(endpoints.carLists.get.response.extend({ list: kind })),
};

/** The entries of a list of the catalogue as files. */
export const carListExport = exportTarget({
  endpoint: anyList,
  refuse: (actor, { kind: list, parentId = null }) => requireList({ actor }, { kind: list, parentId }),
  async find(reading, { kind: list, parentId = null, search }) {
    const { rows, item } = await entriesFound(reading, { kind: list, parentId, search });
    return {
      rows,
      count: countRows(reading.db, rows),
      item: (row: EntryRow) => ({ ...item(row), list }),
    };
  },
  columns: {
    list: ({ list }, language) => cellOf.text(accessLabels(language).entity[carListEntity(list)]),
    parent: ({ parent }) => cellOf.text(parent?.name),
    name: ({ name }) => cellOf.text(name),
    code: ({ code }) => cellOf.text(code),
    switches: ({ switches }, language) =>
      cellOf.texts(switches.map((one) => availabilitySwitchLabels[language][one])),
    uses({ uses }, language) {
      const { entity, part } = accessLabels(language);
      const names = { ...entity, ...part };
      return cellOf.texts(uses.map((one) => `${names[one.kind]}: ${one.count}`));
    },
  },
});
