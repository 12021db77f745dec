import { demoTaxId } from '#demo';
import { demoPart } from '#platform';
import { addDemoFiles } from './demo-files.ts';
import { bankTable } from './queries.ts';

/** Banks of the demo agency: name, short name, colour and domain. None of them exists. */
const banks = [
  ['Bank Leasing Przykładowy S.A.', 'BLP', '#1c4f8f', 'bank-przykladowy'],
  ['Demo Lease sp. z o.o.', 'Demo Lease', '#0b5c56', 'demolease'],
  ['Leasing Wzorcowy S.A.', 'LW', '#fbd000', 'leasing-wzorcowy'],
  ['Finanse Próbne sp. z o.o.', 'FP', '#b3261e', 'finanse-probne'],
  ['Najem Modelowy S.A.', 'NM', '#6a329f', 'najem-modelowy'],
] as const;

export interface BanksDemo {
  banks: readonly { readonly id: string; readonly name: string }[];
}

export const banksDemo = demoPart([], async (demo) => {
  const { work, random, opened } = demo;
  const rows = banks.map(([name, shortName, color, domain], index) => ({
    id: random.id(opened),
    name,
    shortName,
    taxIdNumber: demoTaxId(9000 + index),
    color,
    email: `biuro@${domain}.example`,
    phone: `+4822100100${index}`,
    website: `${domain}.example`,
    address: `ul. Prosta ${10 + index}, 00-838 Warszawa`,
    note: null,
    isActive: true,
    createdAt: opened,
    updatedAt: opened,
  }));
  for (const row of rows) await bankTable.insert(work.db, row);
  await addDemoFiles(demo, rows);
  return { banks: rows.map(({ id, name }) => ({ id, name })) };
});
