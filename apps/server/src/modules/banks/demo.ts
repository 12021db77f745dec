import { demoTaxId } from '#demo';
import { demoPart } from '#platform';
import { insertBank } from './queries.ts';

/** Banks of the demo agency: name and short name. None of them exists. */
const banks = [
  ['Bank Leasing Przykładowy S.A.', 'BLP'],
  ['Demo Lease sp. z o.o.', 'Demo Lease'],
  ['Leasing Wzorcowy S.A.', 'LW'],
  ['Finanse Próbne sp. z o.o.', 'FP'],
  ['Najem Modelowy S.A.', 'NM'],
] as const;

export interface BanksDemo {
  banks: readonly { readonly id: string; readonly name: string }[];
}

export const banksDemo = demoPart([], async ({ work, random, opened }) => {
  const rows = banks.map(([name, shortName], index) => ({
    id: random.id(opened),
    name,
    shortName,
    taxIdNumber: demoTaxId(9000 + index),
    createdAt: opened,
    updatedAt: opened,
  }));
  for (const row of rows) await insertBank(work.db, row);
  return { banks: rows.map(({ id, name }) => ({ id, name })) };
});
