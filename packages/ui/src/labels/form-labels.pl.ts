import type { FormLabels } from './form-labels.ts';

const fieldsPl = new Intl.PluralRules('pl-PL');

export const formLabelsPl: FormLabels = {
  optional: 'opcjonalne',
  required: 'wymagane',
  clear: 'Wyczyść',
  choose: 'Wybierz',
  search: 'Szukaj',
  searching: 'Szukam…',
  typeToSearch: 'Zacznij pisać, aby wyszukać',
  noOptions: 'Brak wyników',
  resultCount: (count) => `Wyniki: ${count}`,
  create: (query) => `Dodaj „${query}”`,
  showPassword: 'Pokaż hasło',
  hidePassword: 'Ukryj hasło',
  charactersUsed: (used, max) => `Znaki: ${used} z ${max}`,
  currency: 'zł',
  invalidNumber: 'Wpisz liczbę całkowitą, np. 36',
  invalidAmount: 'Wpisz kwotę, np. 1 234,50',
  invalidPercent: 'Wpisz procent, np. 7,25',
  invalidDate: 'Wpisz datę, np. 05.03.2026',
  dateOutOfRange: 'Ta data jest poza dozwolonym zakresem',
  datePlaceholder: 'dd.mm.rrrr',
  openCalendar: 'Otwórz kalendarz',
  today: 'Dzisiaj',
  addItem: 'Dodaj',
  removeItem: (item) => `Usuń: ${item}`,
  numberedItem: (label, number) => `${label} ${number}`,
  dropFiles: 'Przeciągnij pliki tutaj, wklej je lub',
  chooseFiles: 'wybierz z dysku',
  dropNow: 'Upuść pliki, aby je dodać',
  addedFiles: 'Dodane pliki',
  removeFile: (name) => `Usuń plik ${name}`,
  uploadOf: (name) => `Wysyłanie pliku ${name}`,
  filesNotAdded: 'Nie dodano niektórych plików',
  fileWrongType: (name, accepted) => `${name}: niedozwolony rodzaj pliku. Dozwolone: ${accepted}`,
  fileTooLarge: (name, limit) => `${name} jest za duży. Limit: ${limit}`,
  fileTooSmall: (name) => `${name} jest pusty lub za mały`,
  tooManyFiles: (name, limit) => `${name}: przekroczono limit plików (${limit})`,
  fileRules: (accepted, limit) => `${accepted} · do ${limit}`,
  errorSummary: (count) =>
    fieldsPl.select(count) === 'one'
      ? 'Popraw 1 pole'
      : `Popraw ${count} ${fieldsPl.select(count) === 'few' ? 'pola' : 'pól'}`,
  stepDone: 'ukończony',
  stepOf: (step, steps) => `Krok ${step} z ${steps}`,
};
