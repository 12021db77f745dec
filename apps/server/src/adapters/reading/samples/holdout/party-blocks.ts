import type { ReadingField } from '@szansa/domain/reading';

import type { Random } from '../generator/random.ts';
import type { Deal } from './deal.ts';
import { item, said, some, type Block, type Item, type Truth } from './items.ts';
import type { Voice } from './voice.ts';

type House = Deal['bank'];

function addressItems(
  random: Random,
  voice: Voice,
  { street, postCode, city }: House['address'],
  group: 'company' | 'customer',
): Item[] {
  const streetTruth: Truth = { [`${group}.street`]: street };
  const townTruth: Truth = { [`${group}.postCode`]: postCode, [`${group}.city`]: city };
  if (random.chance(0.3))
    return [
      said(voice, 'street', street, streetTruth),
      said(voice, 'city', `${postCode} ${city}`, townTruth),
    ];
  const text = random.pick([
    `${street}, ${postCode} ${city}`,
    `${postCode} ${city}, ${street}`,
    `${street} ${postCode} ${city}`,
  ]);
  const label =
    group === 'customer' ? voice.cased(voice.in('Adres zamieszkania', 'Home address')) : voice.say('address');
  return [item(label, text, { ...streetTruth, ...townTruth })];
}

export function customerBlock(random: Random, voice: Voice, { customer: one, isRent }: Deal): Block {
  const named = { 'customer.firstName': one.firstName, 'customer.lastName': one.lastName } as const;
  const nameIn = (label: string) =>
    item(label, /^nazwisko/i.test(label) ? `${one.lastName} ${one.firstName}` : one.name, named);
  const isPerson = one.kind === 'person';
  const ids = isPerson
    ? [said(voice, 'pesel', one.pesel, { 'customer.personalIdNumber': one.pesel })]
    : [
        said(voice, 'nip', voice.nip(one.nip), { 'company.taxIdNumber': one.nip }),
        ...some(random, 0.5, said(voice, 'regon', one.regon, { 'company.regon': one.regon })),
        ...(one.kind === 'firm'
          ? some(random, 0.45, said(voice, 'krs', one.krs, { 'company.krs': one.krs }))
          : []),
      ];
  const contacts = [
    ...(isPerson ? [] : some(random, 0.5, nameIn(voice.say(one.kind === 'firm' ? 'contact' : 'owner')))),
    ...some(
      random,
      0.6,
      said(voice, 'phone', voice.phone(one.phone), { 'customer.phone': `+48${one.phone}` }),
      said(voice, 'email', one.email, { 'customer.email': one.email }),
    ),
  ];
  const address = random.chance(0.75)
    ? addressItems(random, voice, one.address, isPerson ? 'customer' : 'company')
    : [];
  const titles = isRent
    ? ['Najemca', 'Klient', 'Dane najemcy', 'Zamawiający']
    : ['Korzystający', 'Klient', 'Leasingobiorca', 'Dane klienta', 'Dane korzystającego'];
  return {
    kind: 'customer',
    title: voice.in(
      random.pick(titles),
      random.pick(['Client', 'Lessee', 'Customer details', 'Prepared for']),
    ),
    items: [
      isPerson ? nameIn(voice.say('person')) : said(voice, 'firm', one.firm, { 'company.name': one.firm }),
      ...(random.chance(0.5) ? [...ids, ...address] : [...address, ...ids]),
      ...contacts,
    ],
  };
}

const representatives = {
  bank: ['bank.representativeName', 'bank.representativePhone', 'bank.representativeEmail'],
  dealer: ['dealer.representativeName', 'dealer.representativePhone', 'dealer.representativeEmail'],
} as const satisfies Readonly<Record<string, readonly ReadingField[]>>;

function representativeItems(random: Random, voice: Voice, house: House, group: 'bank' | 'dealer'): Item[] {
  const [name, phone, email] = representatives[group];
  const person = house.representative;
  const title = random.chance(0.15)
    ? random.pick(['mgr ', 'Pani ', 'Pan '].slice(0, person.sex === 'she' ? 2 : 1))
    : '';
  return [
    said(
      voice,
      group === 'bank' ? 'adviser' : 'seller',
      `${voice.language === 'pl' ? title : ''}${person.name}`,
      { [name]: person.name },
    ),
    ...some(
      random,
      0.8,
      said(voice, 'phone', voice.phone(person.phone), { [phone]: `+48${person.phone}` }),
      said(voice, 'email', person.email, { [email]: person.email }),
    ),
  ];
}

export function adviserBlock(random: Random, voice: Voice, { bank }: Deal): Block {
  return {
    kind: 'adviser',
    title: voice.in(
      random.pick(['Twój doradca', 'Kontakt', 'Opiekun klienta', 'Masz pytania?']),
      random.pick(['Your contact', 'Contact']),
    ),
    items: representativeItems(random, voice, bank, 'bank'),
  };
}

export function bankBlock(random: Random, voice: Voice, { bank, isRent }: Deal): Block {
  const { street, postCode, city } = bank.address;
  return {
    kind: 'bank',
    title: isRent
      ? voice.in(random.pick(['Wynajmujący', 'Firma CFM', 'Dostawca usługi']), 'Lessor')
      : voice.in(
          random.pick(['Finansujący', 'Leasingodawca', 'Dane Finansującego']),
          random.pick(['Lessor', 'Leasing company']),
        ),
    items: [
      said(voice, isRent ? 'renter' : 'lessor', bank.name, { 'bank.name': bank.name }),
      ...some(random, 0.5, item(voice.in('Siedziba', 'Office'), `${street}, ${postCode} ${city}`)),
      said(voice, 'bankTaxId', voice.nip(bank.nip), { 'bank.taxIdNumber': bank.nip }),
      ...some(random, 0.4, said(voice, 'krs', bank.krs), said(voice, 'regon', bank.regon)),
    ],
  };
}

export function dealerBlock(random: Random, voice: Voice, { dealer }: Deal): Block {
  return {
    kind: 'dealer',
    title: voice.in(
      random.pick(['Dostawca', 'Dealer', 'Dostawca przedmiotu', 'Sprzedający']),
      random.pick(['Supplier', 'Dealer']),
    ),
    items: [
      said(voice, 'supplier', dealer.name, { 'dealer.name': dealer.name }),
      ...some(random, 0.4, item('NIP', voice.nip(dealer.nip))),
      ...(random.chance(0.7) ? representativeItems(random, voice, dealer, 'dealer') : []),
    ],
  };
}
