import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { importedEntities, importFields, isListField, possibleChoices } from '@szansa/domain/import';
import { errorMessage } from '@szansa/domain/language';

import { listAnswer, notFound, sortOf, type HandlerInput, type StaffReading } from '#platform';
import { isStopped, possibilities, readableImport, visibility } from './access.ts';
import { countImports, listImports, type ImportRecord } from './queries.ts';
import { allowedMapping } from './parse-file.ts';
import {
  countListedRows,
  countOutcomes,
  findRow,
  letteredCells,
  listRows,
  nextRows,
  type StoredRow,
} from './row-queries.ts';

type Imports = Endpoints['imports'];

type ImportListItem = Data<Imports['list']>['items'][number];
export type Import = Data<Imports['get']>;
export type ImportRow = Data<Imports['correct']>;

/** Rows that are shown where columns are chosen, and cells beside the encoding, of the first rows. */
const sampled = 5;
const lettered = { among: 2000, limit: 8 } as const;

function listed(found: ImportRecord): ImportListItem {
  const { id, entity, fileName, step, operationId, rowCount, created, updated, undone, touched } = found;
  return {
    id,
    entity,
    fileName,
    step,
    isStopped: isStopped(found),
    operationId,
    rowCount,
    created,
    updated,
    undone,
    touched,
    createdAt: found.createdAt.toISOString(),
    expiresAt: found.expiresAt.toISOString(),
    can: possibilities(found),
  };
}

/** The actor's own imports of what they may still write down. */
export function ownImports({ db, actor }: StaffReading, query: HandlerInput<Imports['list']>['query']) {
  const requested = query.entity ?? importedEntities;
  const entities = requested.filter((entity) => actor.can(`${entity}.create`));
  const filters = { ownerId: actor.userId, entities, search: query.search };
  return listAnswer(query, {
    rows: listImports(db, filters, query),
    count: countImports(db, filters),
    item: listed,
  });
}

/** An import of the actor's own. @throws 404, 403 */
export async function importById(reading: StaffReading, id: string): Promise<Import> {
  const found = await readableImport(reading, id);
  const { entity, headings, mapping, encoding, delimiter, known, sameContact, problem } = found;
  const sample = await nextRows(reading.db, id, 0, sampled);
  return {
    ...listed(found),
    encoding,
    delimiter,
    headings,
    mapping: allowedMapping(reading, entity, mapping, headings.length),
    fields: importFields(entity, reading.actor.excludedFields).map((name) => ({
      name,
      isList: isListField(entity, name),
    })),
    sample: sample.map(({ cells }) => cells),
    lettered: encoding === null ? [] : await letteredCells(reading.db, id, lettered),
    known,
    sameContact,
    outcomes: await countOutcomes(reading.db, id),
    problem,
  };
}

/** Returns a function that converts a stored row for the actor, without what they may not see. */
export function rowAnswer({ actor, language }: StaffReading, found: ImportRecord) {
  const isVisible = visibility(actor, found);
  return ({ position, number, cells, recordId, undo, ...row }: StoredRow): ImportRow => {
    const { outcome, problems, same, alike } = row;
    const nothing = { take: false, leave: false };
    return {
      id: String(position),
      position,
      number,
      cells,
      outcome,
      problems: problems
        .filter(({ field }) => isVisible.field(field))
        .map(({ field, code, parameters }) => {
          const column = found.mapping.findIndex((one) => one === field);
          return {
            field,
            column: column === -1 ? null : column,
            code,
            message: errorMessage(code, language, parameters),
          };
        }),
      same:
        same && isVisible.match(same.by)
          ? {
              by: same.by,
              record: same.recordId === null ? null : { id: same.recordId, name: same.name ?? '' },
              row: same.row,
            }
          : null,
      alike: alike && alike.recordId !== null ? { id: alike.recordId, name: alike.name ?? '' } : null,
      can: found.step === 'ready' ? possibleChoices(row) : nothing,
      recordId: undo === 'undone' ? null : recordId,
      undo,
    };
  };
}

/** One page of the rows of an import. @throws 404, 403 */
export async function rowsOfImport(
  reading: StaffReading,
  id: string,
  query: HandlerInput<Imports['rows']>['query'],
) {
  const found = await readableImport(reading, id);
  const filters = {
    importId: id,
    outcome: query.outcome,
    isAlike: query.is_alike === true,
    search: query.search,
  };
  const { direction } = sortOf(query.sort);
  return listAnswer(query, {
    rows: listRows(reading.db, filters, { ...query, direction }),
    count: countListedRows(reading.db, filters),
    item: rowAnswer(reading, found),
  });
}

/** A row of an import. @throws 404 */
export async function rowByPosition(
  reading: StaffReading,
  found: ImportRecord,
  position: number,
): Promise<ImportRow> {
  const row = await findRow(reading.db, found.id, position);
  if (!row) throw notFound();
  return rowAnswer(reading, found)(row);
}
