import { legalFormOf, type LegalForm } from '@szansa/domain/customer-organisation';

import { demoKrs, demoRegon, demoTaxId } from './identifiers.ts';
import { cities, legalForms, streets, surnames, trades } from './names.ts';
import { seeded } from './seeded.ts';

/** A company of the demo as a register would know it. */
export interface DemoCompany {
  readonly name: string;
  readonly taxIdNumber: string;
  readonly regon: string;
  /** Null for companies without an entry in the court register, such as civil partnerships. */
  readonly krs: string | null;
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
}

/** What the court register has besides companies of capital is partnerships of commercial law. */
const outsideCourtRegister: ReadonlySet<LegalForm | null> = new Set([
  'sole_trader',
  'civil_partnership',
  null,
]);

/** The name and the numbers of the company with this index. */
function numbered(name: string, index: number): Pick<DemoCompany, 'name' | 'taxIdNumber' | 'regon' | 'krs'> {
  return {
    name,
    taxIdNumber: demoTaxId(index),
    regon: demoRegon(index),
    krs: outsideCourtRegister.has(legalFormOf(name)) ? null : demoKrs(index),
  };
}

/** Returns the customer of this index with their company: always the same, so that the sample register knows it. */
export function demoFirm(index: number): DemoCompany & { readonly lastName: string } {
  const random = seeded(index);
  const lastName = random.pick(surnames);
  const [city, postCode] = random.pick(cities);
  return {
    lastName,
    ...numbered(`${random.pick(trades)} ${lastName} ${random.pick(legalForms)}`, index),
    street: `${random.pick(streets)} ${random.between(1, 120)}`,
    postCode,
    city,
  };
}

/** Banks of the demo agency, with short name, colour and domain. None of them exists. */
export const demoBanks = (
  [
    ['Bank Leasing Przykładowy S.A.', 'BLP', '#1c4f8f', 'bank-przykladowy'],
    ['Demo Lease sp. z o.o.', 'Demo Lease', '#0b5c56', 'demolease'],
    ['Leasing Wzorcowy S.A.', 'LW', '#fbd000', 'leasing-wzorcowy'],
    ['Finanse Próbne sp. z o.o.', 'FP', '#b3261e', 'finanse-probne'],
    ['Najem Modelowy S.A.', 'NM', '#6a329f', 'najem-modelowy'],
  ] as const
).map(([name, shortName, color, domain], index) => ({
  ...numbered(name, 9000 + index),
  street: `ul. Prosta ${10 + index}`,
  postCode: '00-838',
  city: 'Warszawa',
  shortName,
  color,
  domain,
}));

/** Dealers of the demo agency, with their kind and domain. None of them exists. */
export const demoDealers = (
  [
    ['Auto-Test Salon Warszawa', 'supplier', 'ul. Modlińska 200', '03-001', 'Warszawa', 'auto-test'],
    ['Auto-Test Salon Kraków', 'supplier', 'ul. Zakopiańska 50', '30-418', 'Kraków', 'auto-test'],
    ['Motor Przykład Poznań', 'supplier', 'ul. Głogowska 300', '60-111', 'Poznań', 'motor-przyklad'],
    ['Śląskie Auto Demo', 'supplier', 'ul. Chorzowska 107', '40-001', 'Katowice', 'slaskie-auto'],
    ['Pośrednik Wzór', 'intermediary', 'ul. Długa 1', '80-309', 'Gdańsk', 'posrednik-wzor'],
  ] as const
).map(([name, dealerType, street, postCode, city, domain], index) => ({
  ...numbered(name, 9100 + index),
  domain,
  street,
  postCode,
  city,
  dealerType,
}));

/** An address as it is written on one line. */
export const demoAddress = ({ street, postCode, city }: Pick<DemoCompany, 'street' | 'postCode' | 'city'>) =>
  `${street}, ${postCode} ${city}`;

/** How many customers the demo has. */
export const demoCustomerCount = 200;

/** The demo agency itself. It does not exist either. */
export const demoAgency: DemoCompany = {
  ...numbered('Agencja Szansa sp. z o.o.', 9200),
  street: 'ul. Marszałkowska 10/12',
  postCode: '00-590',
  city: 'Warszawa',
};

/** A company of the demo by its tax id. */
export function demoCompany(taxIdNumber: string): DemoCompany | undefined {
  const firms = Array.from({ length: demoCustomerCount }, (_, index) => demoFirm(index));
  return [demoAgency, ...firms, ...demoBanks, ...demoDealers].find(
    (company) => company.taxIdNumber === taxIdNumber,
  );
}
