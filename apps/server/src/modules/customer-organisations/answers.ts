import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { distinctName } from '@szansa/domain/customer-organisation';
import { krs, nip, regon } from '@szansa/domain/identity';

import {
  invalid,
  type Actor,
  type HandlerInput,
  type StaffReading,
  shortestComparedName,
  type Source,
  type Way,
} from '#platform';
import { countsFor, readableFirm } from './access.ts';
import { findMatches, type MatchRow, type TypedFirm } from './match-queries.ts';
import {
  countFirms,
  countMoved,
  listFirms,
  type FirmFilters,
  type FirmRow,
  type ListedFirmRow,
} from './queries.ts';

type Match = keyof TypedFirm;

/** Current values of the form's fields, as typed. */
type Typed = { readonly [Field in Match]?: string | undefined };

const numbers = { taxIdNumber: nip, regon, krs };

function whole(field: keyof typeof numbers, typed: string | undefined): string | null {
  return numbers[field].safeParse(typed).data ?? null;
}

/** What of a form is complete enough to be looked for, and by which of it a firm was found. */
function typedFirm(query: Typed) {
  const name = distinctName(query.name ?? '');
  const typed: TypedFirm = {
    taxIdNumber: whole('taxIdNumber', query.taxIdNumber),
    regon: whole('regon', query.regon),
    krs: whole('krs', query.krs),
    name: name.length < shortestComparedName ? null : name,
  };
  function fieldsOf(row: MatchRow): Match[] {
    const same = (['taxIdNumber', 'regon', 'krs'] as const).filter(
      (field) => typed[field] !== null && row[field] === typed[field],
    );
    return row.isSimilar ? [...same, 'name'] : same;
  }
  return { typed, fieldsOf };
}

type Organisations = Endpoints['customerOrganisations'];

export type Organisation = Data<Organisations['get']>;

/**
 * Returns the searched column: users who may not see tax ids search only names, because matches would reveal tax ids.
 */
function searchColumnFor(actor: Actor): FirmFilters['searchColumn'] {
  return actor.excludedFields.has('customer.taxIdNumber')
    ? 'customerOrganisation.searchName'
    : 'customerOrganisation.searchText';
}

type ListQuery = HandlerInput<Organisations['list']>['query'];

export type FilterQuery = Omit<ListQuery, 'page' | 'perPage' | 'sort'>;

/** What a query narrows firms to. */
export function filtersOf(actor: Actor, query: FilterQuery): FirmFilters {
  const { search, legalForm, vatStatus } = query;
  return {
    search,
    legalForm,
    vatStatus,
    searchColumn: searchColumnFor(actor),
    isArchived: query.is_archived ?? false,
    addedBy: query.is_self ? actor.userId : undefined,
  };
}

/** Firms a query finds. */
export function firmsFound({ db, actor }: StaffReading, query: ListQuery) {
  const filters = { ...filtersOf(actor, query), ...countsFor(actor) };
  return {
    rows: (source: Source, way: Way) => listFirms(source, filters, query, way),
    count: countFirms(db, filters),
    item: (row: ListedFirmRow) => row,
  };
}

function registeredOf(row: FirmRow): Organisation['registered'] {
  const { registeredName, registeredStatus, registeredAddress, vatStatus, register, registeredAt } = row;
  if (registeredName === null || registeredStatus === null || register === null || !registeredAt) return null;
  return {
    name: registeredName,
    status: registeredStatus,
    vatStatus,
    address: registeredAddress,
    source: register,
    at: registeredAt.toISOString(),
  };
}

/** @throws 404 */
export async function firmById(reading: StaffReading, id: string): Promise<Organisation> {
  const row = await readableFirm(reading, id);
  const { registeredName: _n, registeredStatus: _s, registeredAddress: _a, register: _r, ...fields } = row;
  const mayEdit = reading.actor.can('customer_organisation.edit');
  return {
    ...fields,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    registeredAt: row.registeredAt?.toISOString() ?? null,
    registered: registeredOf(row),
    can: { edit: mayEdit, askRegister: mayEdit && row.taxIdNumber !== null },
  };
}

/** Firms that share a number with what is being typed, or have a very similar name. */
export async function firmMatches(
  { db }: StaffReading,
  query: HandlerInput<Organisations['matches']>['query'],
) {
  const { typed, fieldsOf } = typedFirm(query);
  const rows = await findMatches(db, typed, query.except ?? null);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    taxIdNumber: row.taxIdNumber,
    addedBy: row.addedBy,
    isArchived: row.isArchived,
    matches: fieldsOf(row),
  }));
}

/** Two firms, and what merging one into the other would move. @throws 404, 422 for one into itself */
export async function firmsToMerge(reading: StaffReading, id: string, into: string) {
  if (id === into) throw invalid({ path: 'into', code: 'value_not_allowed' });
  const [from, to] = [await firmById(reading, id), await firmById(reading, into)];
  const { actor, db } = reading;
  const counts = await countMoved(db, id, countsFor(actor));
  const uses = [
    ...(actor.can('customer.get') ? [{ kind: 'customer' as const, count: counts.customers }] : []),
    ...(actor.can('opportunity.get') ? [{ kind: 'opportunity' as const, count: counts.opportunities }] : []),
  ];
  return { from, into: to, uses };
}
