import { demoAddress, demoDealers } from '#demo';
import { demoPart } from '#platform';
import { dealerTable } from './queries.ts';

export interface DealersDemo {
  dealers: readonly { readonly id: string; readonly name: string; readonly domain: string }[];
}

export const dealersDemo = demoPart([], async ({ work, random, opened }) => {
  const dealers = demoDealers.map((dealer) => ({ ...dealer, id: random.id(opened) }));
  for (const { id, name, taxIdNumber, dealerType, ...place } of dealers) {
    const address = demoAddress(place);
    const row = {
      id,
      name,
      alias: null,
      taxIdNumber,
      dealerType,
      mainOfficeAddress: address,
      companyAddress: address,
      handoutAddress: address,
      createdAt: opened,
      updatedAt: opened,
    };
    await dealerTable.insert(work.db, row);
  }
  return { dealers };
});
