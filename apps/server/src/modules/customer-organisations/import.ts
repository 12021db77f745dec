import {
  distinctName,
  hasFittingPostCode,
  type OrganisationInput,
} from '@szansa/domain/customer-organisation';
import { firmOfRow, keysOfFirm } from '@szansa/domain/import';
import { withoutLeftOut } from '@szansa/domain/shared';
import { sql } from 'kysely';

import { recordImport, type Db, type SharingRecord, type StaffWork, type ValuesOf } from '#platform';
import { firmReaders } from './access.ts';
import { firmColumns, type FirmFields, type NamedFirm } from './queries.ts';
import { filledFromRegister, registeredOf } from './register.ts';
import { settled } from './saving.ts';

/** For each REGON and KRS number a firm there is that has it. */
async function findSharing(db: Db, valuesOf: ValuesOf): Promise<SharingRecord[]> {
  const { rows } = await sql<SharingRecord>`
    select distinct on (by, value) by, by || ':' || value as key, id, name from (
      select 'regon' as by, regon as value, id, name from customer_organisation
      where regon = any(${valuesOf('regon')}::text[])
      union all
      select 'krs', krs, id, name from customer_organisation where krs = any(${valuesOf('krs')}::text[])
    ) as found
    order by by, value, id`.execute(db);
  return rows;
}

/** For each folded name the first firm there is that is called exactly so. */
async function findNamesakes(db: Db, names: readonly string[]): Promise<SharingRecord[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<SharingRecord>`
    select 'sameName' as by, 'sameName:' || sought.name as key, found.*
    from unnest(${names}::text[]) as sought (name)
    cross join lateral (
      select id, name from customer_organisation where search_name = sought.name order by created_at, id limit 1
    ) as found`.execute(db);
  return rows;
}

/** A firm of which no more than the name is known. */
const namedFirm = (name: string) => filledFromRegister({ name, taxIdNumber: null }, undefined);

/** Rows of tables as firms. */
export const firmImport = recordImport({
  entity: 'customer_organisation',
  readers: firmReaders,
  columns: firmColumns,
  numbers: ['taxIdNumber'],
  lock: 'no key update',
  more: {},
  isUsed: sql<boolean>`exists (
    select from customer_customer_organisation l where l.customer_organisation_id = customer_organisation.id
  )`,
  nameOf: ({ name }) => name,
  check: firmOfRow,
  keysOf: keysOfFirm,
  findSharing,
  findNamesakes,
  comparedName: ({ name }) => distinctName(name),
  // the legal form is derived from the name where the import has no column
  newFields: ({ name, ...input }: OrganisationInput) =>
    settled({ ...namedFirm(name), ...withoutLeftOut(input) }),
  settle: (after: FirmFields) =>
    hasFittingPostCode(after)
      ? { after: settled(after), problems: [] }
      : { after, problems: [{ field: 'postCode', code: 'post_code_format' as const }] },
  filled: ({ taxIdNumber }) => registeredOf(taxIdNumber),
});

/** Writes down firms of new customers, of which no more than the name is known. */
export const writeNamedFirms = (
  work: StaffWork,
  named: readonly Pick<NamedFirm, 'id' | 'name'>[],
): Promise<void> =>
  firmImport.add(
    work,
    named.map(({ id, name }) => ({ id, fields: namedFirm(name) })),
  );

/** Deletes firms that were created with customers who are deleted, unless they were changed or referred to since. */
export const removeUnusedFirms = firmImport.removeUnused;
