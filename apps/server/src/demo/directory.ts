import { addDemoFiles } from '../modules/banks/demo-files.ts';
import { demoBanks } from '../modules/banks/demo.ts';
import { demoDealers } from '../modules/dealers/demo.ts';
import { demoCars, demoColours } from '../modules/vehicles/demo.ts';
import type { Work } from '../platform/context.ts';
import { demoTaxId } from './identifiers.ts';
import { men, surnames, women } from './names.ts';
import type { Seeded } from './seeded.ts';

export interface DemoDirectory {
  readonly bankRepresentatives: readonly string[];
  readonly dealerRepresentatives: readonly string[];
  readonly vehicles: readonly {
    readonly id: string;
    readonly name: string;
    readonly grossSellPrice: number;
  }[];
}

function mailbox(first: string, last: string, place: string): string {
  const plain = (text: string) =>
    text
      .replaceAll('ł', 'l')
      .replaceAll('Ł', 'L')
      .normalize('NFD')
      .replaceAll(/[^a-z\d.]/gi, '')
      .toLowerCase();
  return `${plain(first)}.${plain(last)}@${plain(place)}.example`;
}

function representative(
  random: Seeded,
  at: Date,
  place: string,
  of: { bankId: string } | { dealerId: string },
) {
  const firstName = random.pick(random.chance(0.5) ? women : men);
  const lastName = random.pick(surnames);
  return {
    id: random.id(at),
    firstName,
    lastName,
    emails: [mailbox(firstName, lastName, place)],
    phones: [`+48601${random.between(100_000, 999_999)}`],
    bankId: 'bankId' in of ? of.bankId : null,
    dealerId: 'dealerId' in of ? of.dealerId : null,
  };
}

/** Banks with their logos and templates, dealers, their representatives, and forty cars. */
export async function addDirectory(work: Work, random: Seeded, at: Date): Promise<DemoDirectory> {
  const bankRows = demoBanks.map(([name, shortName, color], index) => ({
    id: random.id(at),
    name,
    shortName,
    color,
    taxIdNumber: demoTaxId(9000 + index),
  }));
  const dealerRows = demoDealers.map(([name, dealerType, address], index) => ({
    id: random.id(at),
    name,
    alias: null,
    taxIdNumber: demoTaxId(9100 + index),
    dealerType,
    mainOfficeAddress: address,
    companyAddress: address,
    handoutAddress: address,
  }));
  const ofBanks = bankRows.flatMap(({ id, name }) =>
    [1, 2].map(() => representative(random, at, name.slice(0, 8), { bankId: id })),
  );
  const ofDealers = dealerRows.flatMap(({ id, name }) =>
    [1, 2].map(() => representative(random, at, name.slice(0, 9), { dealerId: id })),
  );
  const vehicles = Array.from({ length: 40 }, (_, index) => {
    const [manufacturer, model, version, engine, shifter, body, price] =
      demoCars[index % demoCars.length] ?? demoCars[0];
    const discount = random.between(0, 14);
    return {
      id: random.id(at),
      manufacturer,
      model,
      version,
      engine,
      shifter,
      body,
      bodyColor: random.pick(demoColours),
      orderNo: random.chance(0.3) ? `ZAM/${random.between(10_000, 99_999)}` : null,
      yearOfProduction: at.getUTCFullYear() - (random.chance(0.3) ? 1 : 0),
      grossCatalogPrice: `${price}.00`,
      discount: String(discount),
      grossSellPrice: ((price * (100 - discount)) / 100).toFixed(2),
    };
  });
  const { db } = work;
  await db.insertInto('bank').values(bankRows).execute();
  await addDemoFiles(work, bankRows);
  await db.insertInto('dealer').values(dealerRows).execute();
  await db
    .insertInto('representative')
    .values([...ofBanks, ...ofDealers])
    .execute();
  await db.insertInto('vehicle').values(vehicles).execute();
  return {
    bankRepresentatives: ofBanks.map(({ id }) => id),
    dealerRepresentatives: ofDealers.map(({ id }) => id),
    vehicles: vehicles.map((vehicle) => ({
      id: vehicle.id,
      name: `${vehicle.manufacturer} ${vehicle.model} ${vehicle.version}`,
      grossSellPrice: Math.round(Number(vehicle.grossSellPrice) * 100),
    })),
  };
}
