import { demoAddress, demoBanks } from '#demo';
import { demoPart } from '#platform';
import { addDemoFiles } from './demo-files.ts';
import { bankTable } from './queries.ts';

export interface BanksDemo {
  banks: readonly { readonly id: string; readonly name: string }[];
}

export const banksDemo = demoPart([], async (demo) => {
  const { work, random, opened } = demo;
  const rows = demoBanks.map((bank, index) => ({
    id: random.id(opened),
    name: bank.name,
    shortName: bank.shortName,
    taxIdNumber: bank.taxIdNumber,
    color: bank.color,
    email: `biuro@${bank.domain}.example`,
    phone: `+4822100100${index}`,
    website: `${bank.domain}.example`,
    address: demoAddress(bank),
    note: null,
    isActive: true,
    createdAt: opened,
    updatedAt: opened,
  }));
  for (const row of rows) await bankTable.insert(work.db, row);
  await addDemoFiles(demo, rows);
  return { banks: rows.map(({ id, name }) => ({ id, name })) };
});
