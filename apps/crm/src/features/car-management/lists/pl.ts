export const carLists = {
  title: 'Listy danych samochodów',
  add: 'Dodaj pozycję',
  search: 'Szukaj na liście',
  unused: 'Nieużywane',
  noMatches: 'Zmień wyszukiwanie. Szukać można po nazwie i kodzie.',
  empty: {
    title: 'Ta lista jest jeszcze pusta',
    hint: 'Dodaj pierwszą pozycję, aby można ją było wybrać w szablonach i ofertach.',
  },
  fields: { name: 'Nazwa', code: 'Kod', switches: 'Co podaje wariant' },
  form: { editTitle: 'Edycja pozycji' },
  done: { created: 'Dodano pozycję', removed: 'Usunięto pozycję' },
  changeOne: '{{field}}: {{name}}',
  editOne: 'Edytuj pozycję: {{name}}',
  removeOne: 'Usuń pozycję: {{name}}',
  remove: { title: 'Usunąć „{{name}}”?' },
  missing: { brand: 'Najpierw dodaj markę', model: 'Najpierw dodaj model tej marki' },
  kinds: {
    brand: {
      name: 'Marki',
      one: 'Marka',
      new: 'Nowa marka',
      about: 'Do marki należą modele i kolory.',
    },
    model: {
      name: 'Modele',
      one: 'Model',
      new: 'Nowy model',
      about: 'Model należy do wybranej marki i ma wersje.',
    },
    version: {
      name: 'Wersje',
      one: 'Wersja',
      new: 'Nowa wersja',
      about: 'Wersja to odmiana wyposażenia z silnikiem, np. Selection 1.5 TSI 150 KM DSG.',
    },
    colour: {
      name: 'Kolory',
      one: 'Kolor',
      new: 'Nowy kolor',
      about: 'Kolor należy do wybranej marki i ma kod producenta.',
    },
    body_type: {
      name: 'Nadwozia',
      one: 'Nadwozie',
      new: 'Nowe nadwozie',
      about: 'Typ nadwozia, np. kombi.',
    },
    drive_type: {
      name: 'Napędy',
      one: 'Napęd',
      new: 'Nowy napęd',
      about: 'Rodzaj napędu, np. na cztery koła.',
    },
    fuel_type: {
      name: 'Paliwa',
      one: 'Paliwo',
      new: 'Nowe paliwo',
      about: 'Rodzaj paliwa, np. benzyna.',
    },
    transmission: {
      name: 'Skrzynie biegów',
      one: 'Skrzynia biegów',
      new: 'Nowa skrzynia biegów',
      about: 'Rodzaj skrzyni biegów, np. manualna.',
    },
    type: {
      name: 'Typy pojazdów',
      one: 'Typ pojazdu',
      new: 'Nowy typ pojazdu',
      about: 'Typ pojazdu, np. osobowy.',
    },
    equipment_section: {
      name: 'Sekcje wyposażenia',
      one: 'Sekcja wyposażenia',
      new: 'Nowa sekcja wyposażenia',
      about: 'Nagłówek, pod którym stoi wyposażenie w szablonie.',
    },
    equipment: {
      name: 'Wyposażenie',
      one: 'Element wyposażenia',
      new: 'Nowy element wyposażenia',
      about: 'Element, który szablony i oferty mogą mieć w standardzie albo jako opcję.',
    },
    availability: {
      name: 'Dostępności',
      one: 'Dostępność',
      new: 'Nowa dostępność',
      about: 'Dostępność mówi, jakie pola ma wariant.',
    },
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    carLists: typeof carLists;
  }
}
