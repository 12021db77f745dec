import { grossOf, instalmentAt, sellPrice } from '@szansa/domain/leasing';
import { addDays, percentOf, toAmount, toGrosz } from '@szansa/domain/shared';

import { madeUpKrs, madeUpNip, madeUpPesel, madeUpRegon, madeUpVin } from './identifiers.ts';
import type { Random } from './random.ts';

/** One coherent deal, as a bank would quote it. Amounts are net unless the name says gross. */
export type Facts = ReturnType<typeof drawFacts>;

const firstNames = [
  'Anna',
  'Ewa',
  'Katarzyna',
  'Magdalena',
  'Joanna',
  'Jan',
  'Piotr',
  'Tomasz',
  'Michał',
  'Łukasz',
  'Paweł',
  'Grażyna',
];
const lastNames = [
  'Wzorcowa',
  'Testowa',
  'Próbna',
  'Przykładowa',
  'Modelowa',
  'Zdrojewska',
  'Śliwa',
  'Nowak',
  'Mazur',
  'Wróbel',
  'Żak',
  'Kowal',
  'Sikora',
  'Gołąb',
];
const streets = [
  'Kwiatowa',
  'Polna',
  'Długa',
  'Słoneczna',
  '3 Maja',
  'Wojska Polskiego',
  'Jana Pawła II',
  'Łąkowa',
  'Przemysłowa',
];
const cities = [
  ['00-838', 'Warszawa'],
  ['31-444', 'Kraków'],
  ['80-309', 'Gdańsk'],
  ['61-131', 'Poznań'],
  ['50-102', 'Wrocław'],
  ['90-001', 'Łódź'],
  ['40-012', 'Katowice'],
  ['43-300', 'Bielsko-Biała'],
  ['35-001', 'Rzeszów'],
] as const;
const firmWords = [
  'Zielona Kuchnia',
  'Usługi Próbne',
  'Hurtownia Wzorzec',
  'Piekarnia Modelowa',
  'Drewmax',
  'Budowa Jutro',
  'Transport Szybki',
  'Apteka Zdrowie',
  'Studio Projekt',
  'Eko-Dom',
  'Tech Serwis',
  'Meble Dębowe',
];
const legalForms = ['sp. z o.o.', 'Sp. z o.o.', 'S.A.', 'sp. k.', 'sp. j.', 's.c.', 'SPÓŁKA Z O.O.'];
const lessors = [
  'Leasing Wzorcowy S.A.',
  'Modelowy Leasing Sp. z o.o.',
  'Bank Przykładowy S.A.',
  'Testowa Grupa Leasingowa S.A.',
  'Pierwszy Fundusz Leasingowy S.A.',
  'Eurolizing Polska Sp. z o.o.',
  'Prima Finance S.A.',
  'Nordlease Polska Sp. z o.o.',
  'Bank Nadmorski S.A.',
];
const fleets = [
  'Flota Wzorcowa S.A.',
  'Modelowy Rent Sp. z o.o.',
  'Mobility Fleet Polska Sp. z o.o.',
  'CarRent Testowy S.A.',
];
const dealers = [
  'Auto Salon Próbny Sp. z o.o.',
  'Moto Centrum Wzorzec S.A.',
  'Autoryzowany Dom Samochodowy Sp. j.',
  'Dealer Północ Sp. z o.o.',
  'Auto-Styl Sp. z o.o.',
];
const vehicles = [
  {
    brand: 'Škoda',
    model: 'Octavia Combi',
    version: 'Style',
    engine: '1.5 TSI 150 KM',
    body: 'kombi',
    price: 148_900,
  },
  {
    brand: 'Toyota',
    model: 'Corolla',
    version: 'Comfort',
    engine: '1.8 Hybrid 140 KM',
    body: 'sedan',
    price: 129_900,
  },
  {
    brand: 'Volkswagen',
    model: 'Tiguan',
    version: 'R-Line',
    engine: '2.0 TDI 150 KM',
    body: 'SUV',
    price: 199_900,
  },
  { brand: 'BMW', model: 'X3', version: 'M Sport', engine: '2.0d 190 KM', body: 'SUV', price: 289_000 },
  {
    brand: 'Kia',
    model: 'Sportage',
    version: 'Business Line',
    engine: '1.6 T-GDI 150 KM',
    body: 'SUV',
    price: 152_500,
  },
  {
    brand: 'Hyundai',
    model: 'Tucson',
    version: 'Executive',
    engine: '1.6 T-GDI 160 KM',
    body: 'SUV',
    price: 165_900,
  },
  {
    brand: 'Ford',
    model: 'Transit Custom',
    version: 'Trend',
    engine: '2.0 EcoBlue 136 KM',
    body: 'furgon',
    price: 178_000,
  },
  {
    brand: 'Peugeot',
    model: '308',
    version: 'Allure',
    engine: '1.2 PureTech 130 KM',
    body: 'hatchback',
    price: 124_500,
  },
  {
    brand: 'Mercedes-Benz',
    model: 'GLC',
    version: 'Avantgarde',
    engine: '2.0 197 KM',
    body: 'SUV',
    price: 312_000,
  },
  {
    brand: 'Renault',
    model: 'Master',
    version: 'Extra',
    engine: '2.3 dCi 150 KM',
    body: 'furgon',
    price: 169_000,
  },
  {
    brand: 'Audi',
    model: 'A4 Avant',
    version: 'S line',
    engine: '2.0 TDI 163 KM',
    body: 'kombi',
    price: 242_000,
  },
  {
    brand: 'Volvo',
    model: 'XC60',
    version: 'Plus Dark',
    engine: '2.0 B4 197 KM',
    body: 'SUV',
    price: 259_900,
  },
  {
    brand: 'Dacia',
    model: 'Duster',
    version: 'Journey',
    engine: '1.3 TCe 130 KM',
    body: 'SUV',
    price: 98_900,
  },
] as const;
const colors = [
  'biały',
  'Biała Perła',
  'czarny metalik',
  'szary Platinum',
  'czerwony',
  'niebieski Atlantic',
  'srebrny',
];
const indexes = ['WIBOR 1M', 'WIBOR 3M', 'POLSTR 1M', 'EURIBOR 3M'];

function personOf(random: Random) {
  const [firstName, lastName] = [random.pick(firstNames), random.pick(lastNames)];
  return { firstName, lastName, name: `${firstName} ${lastName}` };
}

const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase();

function phoneOf(random: Random) {
  return `${random.pick(['501', '602', '695', '730', '882'])}${random.int(100, 999)}${random.int(100, 999)}`;
}

function addressOf(random: Random) {
  const [postCode, city] = random.pick(cities);
  const number = `${random.int(1, 180)}${random.chance(0.3) ? `/${random.int(1, 40)}` : ''}`;
  return { street: `${random.chance(0.8) ? 'ul. ' : ''}${random.pick(streets)} ${number}`, postCode, city };
}

function houseOf(random: Random, name: string) {
  const person = personOf(random);
  const domain = `${plain(name)
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 6)}.example`;
  return {
    name,
    nip: madeUpNip(random),
    krs: madeUpKrs(random),
    address: addressOf(random),
    hotline: `22 ${random.int(200, 899)} ${random.int(10, 99)} ${random.int(10, 99)}`,
    representative: {
      ...person,
      phone: phoneOf(random),
      email: `${plain(person.firstName)}.${plain(person.lastName)}@${domain}`,
    },
  };
}

function customerOf(random: Random) {
  const person = personOf(random);
  const kind = random.pick(['firm', 'firm', 'firm', 'person'] as const);
  const word = random.pick(firmWords);
  return {
    kind,
    ...person,
    firm: `${random.chance(0.2) ? word.toUpperCase() : word} ${random.pick(legalForms)}`,
    nip: madeUpNip(random),
    regon: madeUpRegon(random),
    krs: madeUpKrs(random),
    pesel: madeUpPesel(random),
    address: addressOf(random),
    email: `${random.pick(['biuro', 'kontakt', plain(person.firstName)])}@${plain(word)
      .replaceAll(/[^a-z]/g, '')
      .slice(0, 8)}.example`,
    phone: phoneOf(random),
  };
}

function termsOf(random: Random, value: string) {
  const months = random.pick([24, 36, 36, 48, 48, 60]);
  const initialPercent = random.pick(['5', '10', '10', '15', '20', '30', '12.5']);
  const buyoutPercent = random.pick(['1', '1', '10', '19', '25', '30']);
  const initial = toAmount(percentOf(toGrosz(value), initialPercent));
  const buyout = toAmount(percentOf(toGrosz(value), buyoutPercent));
  const instalments = random.chance(0.5) ? months : months - 1;
  const monthly = toAmount(
    instalmentAt(
      {
        price: toGrosz(value),
        initialPayment: toGrosz(initial),
        buyoutPrice: toGrosz(buyout),
        numberOfInstallments: instalments,
        due: 'arrears',
      },
      random.int(550, 980) / 100,
    ),
  );
  return { months, instalments, initialPercent, buyoutPercent, initial, buyout, monthly };
}

/** Draws the facts of one deal. */
export function drawFacts(random: Random) {
  const offerType = random.pick(['leasing', 'leasing', 'leasing', 'rent_long_term'] as const);
  const vehicle = random.pick(vehicles);
  const discount = random.pick(['5', '8', '10', '12.5', '15']);
  const catalogGross = toAmount((vehicle.price + random.int(0, 60) * 100) * 100);
  const sellGross = sellPrice(catalogGross, discount);
  const value = toAmount(Math.round(toGrosz(sellGross) / 1.23));
  const terms = termsOf(random, value);
  const signing = addDays('2026-12-01', random.int(0, 60));
  const yearlyMileage = random.pick([15_000, 20_000, 25_000, 30_000, 40_000]);
  return {
    offerType,
    customer: customerOf(random),
    bank: houseOf(random, random.pick(offerType === 'leasing' ? lessors : fleets)),
    dealer: houseOf(random, random.pick(dealers)),
    vehicle: {
      ...vehicle,
      color: random.pick(colors),
      shifter: random.pick(['automatyczna', 'manualna', 'DSG 7-biegowa']),
      year: random.pick(['2025', '2026']),
      orderNo: `${random.pick(['ZAM', 'FT', 'K', 'SK'])}${random.pick(['-', '/'])}${random.int(10_000, 99_999)}`,
      vin: madeUpVin(random),
    },
    catalogGross,
    discount,
    sellGross,
    value,
    ...terms,
    /** Other variants of the same deal, each with its own term and payments. */
    variants: [termsOf(random, value), termsOf(random, value)],
    sum: toAmount(
      terms.instalments * toGrosz(terms.monthly) + toGrosz(terms.initial) + toGrosz(terms.buyout),
    ),
    financed: toAmount(toGrosz(value) - toGrosz(terms.initial)),
    valueGross: grossOf(value),
    rate: random.pick(['fixed', 'variable'] as const),
    index: random.pick(indexes),
    margin: `${random.int(1, 3)},${random.int(10, 99)}%`,
    fee: toAmount(random.pick([300, 500, 650, 800]) * 100),
    insurance: toAmount(random.int(2800, 8200) * 100),
    gap: toAmount(random.int(900, 4200) * 100),
    deposit: toAmount(random.pick([3000, 5000, 8000]) * 100),
    yearlyMileage,
    totalMileage: (yearlyMileage * terms.months) / 12,
    signing,
    booking: addDays(signing, -random.int(1, 14)),
    end: addDays(signing, terms.months * 30),
    services: {
      insurance: random.chance(0.7),
      maintenance: random.chance(0.8),
      replacementCar: random.chance(0.6),
      assistance: random.chance(0.7),
      damageControl: random.chance(0.6),
      tyres: random.chance(0.6),
    },
  };
}
