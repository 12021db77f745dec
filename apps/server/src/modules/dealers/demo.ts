import { demoTaxId } from '#demo';
import { demoPart } from '#platform';
import { dealerTable } from './queries.ts';

/** Dealers of the demo agency: name, kind and address. None of them exists. */
const dealers = [
  ['Auto-Test Salon Warszawa', 'supplier', 'ul. Modlińska 200, 03-001 Warszawa'],
  ['Auto-Test Salon Kraków', 'supplier', 'ul. Zakopiańska 50, 30-418 Kraków'],
  ['Motor Przykład Poznań', 'supplier', 'ul. Głogowska 300, 60-111 Poznań'],
  ['Śląskie Auto Demo', 'supplier', 'ul. Chorzowska 107, 40-001 Katowice'],
  ['Pośrednik Wzór', 'intermediary', 'ul. Długa 1, 80-309 Gdańsk'],
] as const;

export interface DealersDemo {
  dealers: readonly { readonly id: string; readonly name: string }[];
}

export const dealersDemo = demoPart([], async ({ work, random, opened }) => {
  const rows = dealers.map(([name, dealerType, address], index) => ({
    id: random.id(opened),
    name,
    alias: null,
    taxIdNumber: demoTaxId(9100 + index),
    dealerType,
    mainOfficeAddress: address,
    companyAddress: address,
    handoutAddress: address,
    createdAt: opened,
    updatedAt: opened,
  }));
  for (const row of rows) await dealerTable.insert(work.db, row);
  return { dealers: rows.map(({ id, name }) => ({ id, name })) };
});
