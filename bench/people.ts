/**
 * The customers of the benchmark. The speed of a substring search depends on how similar the records are, so these vary
 * as much as those of a real agency: a few names that half a per cent of all customers have and a long tail, numbers
 * without a pattern. Customer `n` is the same in every run, and a tenth of them has the same distribution as all.
 */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly taxIdNumber: string;
  readonly personalIdNumber: string | null;
  /** With Polish letters, to be folded to ASCII because addresses do not contain them. */
  readonly email: string;
  readonly phone: string;
  /** Every other customer has one. */
  readonly firm: string | null;
}

/** Returns a pseudo-random generator of numbers from 0 to 1, deterministic for `seed`. */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b9);
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks an item by the Zipf–Mandelbrot law: the larger the shift, the less frequent the first items. */
function ranked<Item>(items: readonly Item[], shift: number, chance: number): Item {
  const place = Math.floor(shift * ((items.length + shift) / shift) ** chance - shift);
  const item = items[Math.min(place, items.length - 1)];
  if (item === undefined) throw new RangeError('nothing to choose from');
  return item;
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const random = randomFrom(1);
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

const listed = (text: string) => text.split(' ');

const women = listed(
  'Anna Maria Katarzyna Małgorzata Agnieszka Barbara Ewa Krystyna Magdalena Elżbieta Joanna Aleksandra Zofia Monika ' +
    'Teresa Danuta Natalia Julia Karolina Marta Beata Dorota Jadwiga Janina Alicja Jolanta Halina Grażyna Irena Iwona ' +
    'Paulina Justyna Zuzanna Bożena Wiktoria Urszula Renata Hanna Sylwia Agata Helena Patrycja Maja Izabela Emilia ' +
    'Aneta Weronika Ewelina Oliwia Martyna Klaudia Marianna Gabriela Dominika Kinga Lena Amelia Wiesława Kamila ' +
    'Łucja Żaneta Bogumiła Świętosława Kunegunda Celina Róża Lidia Wanda Sabina Honorata Nina Olga',
);
const men = listed(
  'Piotr Krzysztof Andrzej Jan Tomasz Paweł Marcin Michał Stanisław Jakub Adam Łukasz Marek Grzegorz Mateusz ' +
    'Wojciech Mariusz Dariusz Zbigniew Maciej Rafał Robert Kamil Jerzy Dawid Szymon Kacper Jacek Bartosz Ryszard ' +
    'Tadeusz Józef Jarosław Artur Sławomir Janusz Dominik Mirosław Sebastian Damian Patryk Daniel Filip Karol ' +
    'Przemysław Antoni Roman Wiesław Kazimierz Adrian Wiktor Leszek Hubert Waldemar Henryk Norbert Święcisław ' +
    'Błażej Cezary Bogusław Witold Igor Olaf Zenon Lech Żelisław Ignacy Edmund Ksawery',
);
const commonSurnames = listed(
  'Nowak Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowski Zieliński Szymański Woźniak Dąbrowski Kozłowski ' +
    'Mazur Jankowski Kwiatkowski Wojciechowski Krawczyk Kaczmarek Piotrowski Grabowski Zając Pawłowski Król Michalski ' +
    'Wróbel Wieczorek Jabłoński Nowakowski Majewski Olszewski Stępień Jaworski Malinowski Dudek Adamczyk Pawlak ' +
    'Górski Nowicki Sikora Witkowski Rutkowski Walczak Baran Michalak Szewczyk Ostrowski Tomaszewski Pietrzak ' +
    'Zalewski Wróblewski Marciniak Jasiński Zawadzki Bąk Sadowski Duda Jakubowski Wilk Chmielewski Włodarczyk ' +
    'Borkowski Sokołowski Szczepański Sawicki Lis Kucharski Mazurek Kubiak Kalinowski Wysocki Maciejewski Czarnecki ' +
    'Kołodziej Urban Kaźmierczak Sobczak Głowacki Krajewski Żółkiewski Ćwik Śliwa Łuczak',
);
const beginnings = listed(
  'Bar Bi Bole Bro Brze Bu Chle Cho Cie Czar Dę Dobr Dro Drze Fran Gą Gło Gni Go Gra Grze Jał Jar Je Ję Kal Ka Klim ' +
    'Ko Kor Krze Kuli La Le Luba Łę Ło Mal Mro Mu Nie Ob Orze Pię Po Pru Przy Rad Ro Rusz Rze Sa Sie Ską So Sta Stru ' +
    'Sza Szcze Świ Ta Tru Ty Ube Wą We Wie Wo Wy Zbi Za Zdra Zie Żu Źre',
);
const middles = listed('b bie c cho d dzi g gó j k la le ł łu m mi n ni p r ro s si sz t to w wi z ż');
const endings = listed(
  'ański arz asik czak czyk ek ęcki ewicz ewski iak ik iński ka ko olak oń orz ota owiak owicz owski ulski uła yna yszyn ór',
);
const rareSurnames = beginnings.flatMap((start) =>
  middles.flatMap((middle) => endings.map((end) => `${start}${middle}${end}`)),
);
const surnames = [...commonSurnames, ...shuffled(rareSurnames).slice(0, 30_000)];

const cities = [
  ...listed('Warszawa Kraków Łódź Wrocław Poznań Gdańsk Szczecin Bydgoszcz Lublin Białystok Katowice Gdynia'),
  ...shuffled(
    beginnings.flatMap((start) => listed('bork ce dów gród niki szów wiec żyn').map((end) => start + end)),
  ),
];
const mailDomains = listed(
  'gmail.example wp.example o2.example onet.example interia.example poczta.example outlook.example icloud.example',
);
const trades = listed(
  'Trans Bud Auto Tech Serwis Hurt Agro Med Dom Stal Logistyka Projekt Meble Instal Elektro Foto',
);
const legalForms = ['', ' sp. z o.o.', ' sp. z o.o.', ' s.c.', ' sp.k.', ' S.A.'];
/** The first two digits of Polish mobile numbers. */
const mobilePrefixes = listed('45 50 51 53 57 60 66 69 72 73 78 79 88');

/** Returns the `index`-th of the numbers below `count`, in an order without a pattern; different for every index. */
function scattered(index: number, count: number): number {
  return (index * 618_033_989) % count;
}

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);
}

/** One in eleven numbers has no check digit; a few more have a prefix that no tax office uses. */
const attempts = 16;
const mostCustomers = 10_000_000;

function taxIdOf(n: number): string {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const start = String(100_000_000 + scattered(n + attempt * mostCustomers, 900_000_000));
    const check = weighted(start, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11;
    if (check < 10 && start.slice(1, 3) !== '00') return `${start}${check}`;
  }
  throw new RangeError(`no tax id for customer ${n}`);
}

const birthDays = 20_000;

function personalIdOf(n: number): string {
  const number = scattered(n, birthDays * 10_000);
  const born = new Date(Date.UTC(1948, 0, 1 + (number % birthDays))).toISOString();
  const month = Number(born.slice(5, 7)) + (born.startsWith('20') ? 20 : 0);
  const serial = String(Math.floor(number / birthDays)).padStart(4, '0');
  const start = `${born.slice(2, 4)}${String(month).padStart(2, '0')}${born.slice(8, 10)}${serial}`;
  return `${start}${(10 - (weighted(start, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10}`;
}

/** Surnames in -ski and -cki change with gender. */
function declined(surname: string, isWoman: boolean): string {
  return isWoman ? surname.replace(/([sc]k)i$/, '$1a') : surname;
}

/** Returns the customer with number `n`, counted from 1. */
export function personOf(n: number): Person {
  const random = randomFrom(n);
  const isWoman = random() < 0.5;
  const firstName = ranked(isWoman ? women : men, 8, random());
  const surname = ranked(surnames, 25, random());
  const lastName = declined(surname, isWoman);
  const login = `${random() < 0.5 ? firstName : firstName.slice(0, 1)}.${lastName}`;
  const firm =
    random() < 0.5 ? null : `${surname}-${ranked(trades, 4, random())}${ranked(legalForms, 4, random())}`;
  const suffix = random() < 0.5 ? '' : String(Math.floor(random() * 100));
  const domain = firm !== null && random() < 0.5 ? `${surname}.example` : ranked(mailDomains, 2, random());
  const prefix = mobilePrefixes[Math.floor(random() * mobilePrefixes.length)];
  return {
    firstName,
    lastName,
    city: ranked(cities, 3, random()),
    taxIdNumber: taxIdOf(n),
    personalIdNumber: firm === null ? personalIdOf(n) : null,
    email: `${login}${suffix}@${domain}`,
    phone: `+48${prefix}${String(Math.floor(random() * 10_000_000)).padStart(7, '0')}`,
    firm,
  };
}
