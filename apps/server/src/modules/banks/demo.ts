import { demoAddress, demoBanks } from '#demo';
import { demoPart } from '#platform';
import { addDemoFiles } from './demo-files.ts';
import { bankTable } from './queries.ts';

export interface BanksDemo {
  banks: readonly { readonly id: string; readonly name: string; readonly domain: string }[];
}

export const banksDemo = demoPart([], async (demo) => {
  const { work, random, opened } = demo;
  const banks = demoBanks.map((bank) => ({ ...bank, id: random.id(opened) }));
  const rows = banks.map(({ domain, ...bank }, index) => ({
    id: bank.id,
    name: bank.name,
    shortName: bank.shortName,
    taxIdNumber: bank.taxIdNumber,
    color: bank.color,
    email: `biuro@${domain}.example`,
    phone: `+4822100100${index}`,
    website: `${domain}.example`,
    address: demoAddress(bank),
    note: null,
    isActive: true,
    createdAt: opened,
    updatedAt: opened,
  }));
  for (const row of rows) await bankTable.insert(work.db, row);
  await addDemoFiles(demo, rows);
  return { banks };
});
