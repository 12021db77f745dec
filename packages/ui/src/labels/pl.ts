import type { UiLabels } from './labels.ts';

const number = new Intl.NumberFormat('pl-PL', { useGrouping: 'always' });

export const labelsPl: UiLabels = {
  locale: 'pl-PL',
  close: 'Zamknij',
  cancel: 'Anuluj',
  confirm: 'Potwierdź',
  save: 'Zapisz',
  retry: 'Spróbuj ponownie',
  loading: 'Wczytywanie…',
  choose: 'Wybierz',
  clear: 'Wyczyść',
  noResults: 'Brak wyników',
  today: 'Dzisiaj',
  yesterday: 'Wczoraj',
  charactersUsed: (used, max) => `Znaki: ${used} z ${max}`,
  invalidNumber: 'Wpisz liczbę całkowitą, np. 36',
  invalidDate: 'Wpisz datę, np. 05.03.2026',
  dateOutOfRange: 'Ta data jest poza dozwolonym zakresem',
  moreActions: 'Więcej działań',
  skipToContent: 'Przejdź do treści',
  openMenu: 'Otwórz menu',
  collapseMenu: 'Zwiń menu',
  expandMenu: 'Rozwiń menu',
  mainMenu: 'Menu główne',
  breadcrumb: 'Ścieżka nawigacji',
  notifications: 'Powiadomienia',
  toastRegion: (hotkey) => `Powiadomienia (${hotkey})`,
  pagination: 'Stronicowanie',
  previousPage: 'Poprzednia strona',
  nextPage: 'Następna strona',
  rowsPerPage: 'Wierszy na stronie',
  pageOf: (page, pages) => `Strona ${number.format(page)} z ${number.format(pages)}`,
  rangeOf: (from, to, total) => `${number.format(from)}–${number.format(to)} z ${number.format(total)}`,
  rangeOfMore: (from, to, counted) =>
    `${number.format(from)}–${number.format(to)} z ponad ${number.format(counted)}`,
};
