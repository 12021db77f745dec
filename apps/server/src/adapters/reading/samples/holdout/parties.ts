import { madeUpKrs, madeUpNip, madeUpRegon } from '../generator/identifiers.ts';
import type { Random } from '../generator/random.ts';

const given = {
  she: ['Agnieszka', 'Beata', 'Dorota', 'Izabela', 'Małgorzata', 'Żaneta', 'Anna Maria', 'Róża'],
  he: ['Adam', 'Bartłomiej', 'Grzegorz', 'Jacek', 'Krzysztof', 'Mirosław', 'Sławomir', 'Jerzy', 'Radosław'],
} as const;
const surnames = {
  she: [
    'Doradcza',
    'Pomocna',
    'Zielińska',
    'Wiśniewska-Próbna',
    'Kaczmarek',
    'Źródlana',
    'Ćwik',
    'Sowa',
    'Leśniak',
  ],
  he: [
    'Doradczy',
    'Wzorowy',
    'Zieliński',
    'Przykład',
    'Kaczmarek',
    'Świerk',
    'Ćwik',
    'Sowa',
    'Lis',
    'Dąb-Testowy',
  ],
} as const;
const streets = [
  'ul. Lipowa',
  'ul. Świętego Marcina',
  'al. Niepodległości',
  'al. Jana Próbnego',
  'os. Słoneczne',
  'pl. Wolności',
  'ul. 11 Listopada',
  'ul. gen. Testowego',
  'Rynek',
  'ul. Marii Wzorcowej',
  'ul. Fabryczna',
  'ul. Nad Stawem',
];
const towns = [
  ['02-326', 'Warszawa'],
  ['31-444', 'Kraków'],
  ['05-500', 'Piaseczno'],
  ['20-001', 'Lublin'],
  ['15-950', 'Białystok'],
  ['87-100', 'Toruń'],
  ['45-052', 'Opole'],
  ['81-366', 'Gdynia'],
  ['62-080', 'Tarnowo Podgórne'],
  ['41-200', 'Sosnowiec'],
  ['65-001', 'Zielona Góra'],
  ['05-800', 'Pruszków'],
  ['33-300', 'Nowy Sącz'],
] as const;
const trades = [
  'Zakład Stolarski Dębina',
  'Hurt-Pol Próba',
  'Nova Bud Testowa',
  'Gabinet Stomatologiczny Ząbek',
  'Centrum Szkoleń Wzór',
  'Agro-Przykład',
  'Kwiaciarnia Stokrotka Modelowa',
  'IT Solutions Sample',
  'Przedsiębiorstwo Handlowo-Usługowe PRÓBEX',
  'Kancelaria Wzorcowa i Wspólnicy',
  'Transport Międzynarodowy Przykładtrans',
  'Ogrody & Tarasy Testowe',
];
const forms = [
  'sp. z o.o.',
  'Sp. z o.o.',
  'SP. Z O.O.',
  'S.A.',
  'sp. k.',
  'sp. j.',
  'Spółka z ograniczoną odpowiedzialnością',
  'spółka z o.o. sp.k.',
  'P.S.A.',
  's.c.',
];
const houses = {
  lessor: [
    'Bałtyk Leasing Próbny S.A.',
    'Leasing Pod Dębem Sp. z o.o.',
    'Karpacki Bank Wzorcowy S.A.',
    'Sawa Leasing S.A.',
    'Horyzont Lease Sp. z o.o.',
    'Wisła Finanse Leasing S.A.',
    'Europejski Fundusz Wzorcowy S.A.',
    'MK Leasing Testowy Sp. z o.o.',
  ],
  fleet: [
    'Jantar Fleet Management Sp. z o.o.',
    'Rental Wzorowy S.A.',
    'Auto Abonament Próbny Sp. z o.o.',
    'Karpaty Car Lease Sp. z o.o.',
    'Flota24 Testowa Sp. z o.o.',
  ],
  dealer: [
    'Salon Cztery Koła Sp. z o.o.',
    'Auto Dębowscy Próbni sp. j.',
    'Motor-Wzór S.A.',
    'Grupa Autorynek Testowy Sp. z o.o.',
    'Car Center Przykład sp. k.',
    'P.H.U. Autopróba',
  ],
} as const;

const ascii = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase();

function madeUpPerson(random: Random) {
  const sex = random.pick(['she', 'he'] as const);
  const [firstName, lastName] = [random.pick<string>(given[sex]), random.pick<string>(surnames[sex])];
  return { sex, firstName, lastName, name: `${firstName} ${lastName}` };
}

function madeUpAddress(random: Random) {
  const [postCode, city] = random.pick(towns);
  const flat = random.pick([
    '',
    '',
    '',
    `/${random.int(2, 60)}`,
    ` m. ${random.int(2, 60)}`,
    ` lok. ${random.int(1, 20)}`,
  ]);
  const number = `${random.int(1, 240)}${random.pick(['', '', '', 'A', 'c'])}${flat}`;
  return { street: `${random.pick(streets)} ${number}`, postCode, city };
}

/** Nine digits, of a mobile or of a town. */
const madeUpPhone = (random: Random) =>
  `${random.pick(['512', '604', '661', '728', '795', '888', '22', '71', '58'])}${random.int(1_000_000, 9_999_999)}`.slice(
    0,
    9,
  );

const domainOf = (name: string) =>
  `${ascii(name)
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 12)}.example`;

export function madeUpHouse(random: Random, kind: keyof typeof houses) {
  const name = random.pick<string>(houses[kind]);
  const person = madeUpPerson(random);
  const initial = ascii(person.firstName).slice(0, 1);
  const [first, last] = [ascii(person.firstName), ascii(person.lastName)].map((one) =>
    one.replaceAll(' ', ''),
  );
  return {
    name,
    domain: domainOf(name),
    nip: madeUpNip(random),
    regon: madeUpRegon(random),
    krs: madeUpKrs(random),
    address: madeUpAddress(random),
    capital: `${random.int(1, 90)} ${random.pick(['000', '500', '250'])} 000,00`,
    hotline: `${random.pick(['22', '801', '800'])} ${random.int(100, 999)} ${random.int(100, 999)}`,
    representative: {
      ...person,
      phone: madeUpPhone(random),
      email: `${random.pick([`${first}.${last}`, `${initial}${last}`, `${initial}.${last}`])}@${domainOf(name)}`,
    },
  };
}

/** A personal id of somebody born in the 19th century, which no living person has. */
function pastPesel(random: Random): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const body = `${two(random.int(60, 99))}${two(random.int(81, 92))}${two(random.int(1, 28))}${random.int(1000, 9999)}`;
  const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];
  const sum = weights.reduce((all, weight, at) => all + weight * Number(body[at]), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

export function madeUpCustomer(random: Random) {
  const kind = random.pick(['firm', 'firm', 'firm', 'trader', 'person'] as const);
  const person = madeUpPerson(random);
  const trade = random.pick(trades);
  const firm = kind === 'trader' ? `${trade} ${person.name}` : `${trade} ${random.pick(forms)}`;
  const domain = kind === 'person' ? 'poczta.example' : domainOf(trade);
  const box = random.pick(['biuro', 'info', ascii(person.lastName).replaceAll(' ', ''), 'sekretariat']);
  return {
    kind,
    ...person,
    firm: random.chance(0.15) ? firm.toUpperCase() : firm,
    nip: madeUpNip(random),
    regon: madeUpRegon(random),
    krs: madeUpKrs(random),
    pesel: pastPesel(random),
    address: madeUpAddress(random),
    email: `${kind === 'person' ? ascii(person.lastName) : box}@${domain}`,
    phone: madeUpPhone(random),
  };
}
