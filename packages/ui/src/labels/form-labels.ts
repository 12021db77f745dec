/** Words of the form components. */
export interface FormLabels {
  optional: string;
  required: string;
  clear: string;
  choose: string;
  search: string;
  searching: string;
  typeToSearch: string;
  noOptions: string;
  resultCount: (count: number) => string;
  create: (query: string) => string;
  showPassword: string;
  hidePassword: string;
  charactersUsed: (used: number, max: number) => string;
  currency: string;
  invalidNumber: string;
  invalidAmount: string;
  invalidPercent: string;
  invalidDate: string;
  dateOutOfRange: string;
  datePlaceholder: string;
  openCalendar: string;
  today: string;
  addItem: string;
  removeItem: (item: string) => string;
  numberedItem: (label: string, number: number) => string;
  dropFiles: string;
  chooseFiles: string;
  dropNow: string;
  addedFiles: string;
  removeFile: (name: string) => string;
  uploadOf: (name: string) => string;
  filesNotAdded: string;
  fileWrongType: (name: string, accepted: string) => string;
  fileTooLarge: (name: string, limit: string) => string;
  fileTooSmall: (name: string) => string;
  tooManyFiles: (name: string, limit: number) => string;
  fileRules: (accepted: string, limit: string) => string;
  errorSummary: (count: number) => string;
  stepDone: string;
  stepOf: (step: number, steps: number) => string;
}

const fieldsPl = new Intl.PluralRules('pl-PL');
const fieldsEn = new Intl.PluralRules('en-GB');

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

export const formLabelsEn: FormLabels = {
  optional: 'optional',
  required: 'required',
  clear: 'Clear',
  choose: 'Choose',
  search: 'Search',
  searching: 'Searching…',
  typeToSearch: 'Start typing to search',
  noOptions: 'No results',
  resultCount: (count) => `Results: ${count}`,
  create: (query) => `Add “${query}”`,
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  charactersUsed: (used, max) => `Characters: ${used} of ${max}`,
  currency: 'zł',
  invalidNumber: 'Enter a whole number, e.g. 36',
  invalidAmount: 'Enter an amount, e.g. 1,234.50',
  invalidPercent: 'Enter a percentage, e.g. 7.25',
  invalidDate: 'Enter a date, e.g. 05.03.2026',
  dateOutOfRange: 'This date is outside the allowed range',
  datePlaceholder: 'dd.mm.yyyy',
  openCalendar: 'Open the calendar',
  today: 'Today',
  addItem: 'Add',
  removeItem: (item) => `Remove: ${item}`,
  numberedItem: (label, number) => `${label} ${number}`,
  dropFiles: 'Drag files here, paste them or',
  chooseFiles: 'choose from disk',
  dropNow: 'Drop the files to add them',
  addedFiles: 'Added files',
  removeFile: (name) => `Remove the file ${name}`,
  uploadOf: (name) => `Uploading ${name}`,
  filesNotAdded: 'Some files were not added',
  fileWrongType: (name, accepted) => `${name}: this type of file is not allowed. Allowed: ${accepted}`,
  fileTooLarge: (name, limit) => `${name} is too large. Limit: ${limit}`,
  fileTooSmall: (name) => `${name} is empty or too small`,
  tooManyFiles: (name, limit) => `${name}: over the limit of files (${limit})`,
  fileRules: (accepted, limit) => `${accepted} · up to ${limit}`,
  errorSummary: (count) => (fieldsEn.select(count) === 'one' ? 'Correct 1 field' : `Correct ${count} fields`),
  stepDone: 'done',
  stepOf: (step, steps) => `Step ${step} of ${steps}`,
};
