import { demoAddress, demoDealers } from '#demo';
import { demoPart } from '#platform';
import { dealerTable } from './queries.ts';

export interface DealersDemo {
  dealers: readonly { readonly id: string; readonly name: string }[];
}

export const dealersDemo = demoPart([], async ({ work, random, opened }) => {
  const rows = demoDealers.map((dealer) => ({
    id: random.id(opened),
    name: dealer.name,
    alias: null,
    taxIdNumber: dealer.taxIdNumber,
    dealerType: dealer.dealerType,
    mainOfficeAddress: demoAddress(dealer),
    companyAddress: demoAddress(dealer),
    handoutAddress: demoAddress(dealer),
    createdAt: opened,
    updatedAt: opened,
  }));
  for (const row of rows) await dealerTable.insert(work.db, row);
  return { dealers: rows.map(({ id, name }) => ({ id, name })) };
});
