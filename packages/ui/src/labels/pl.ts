import { dataLabelsPl } from './data-labels.pl.ts';
import { formLabelsPl } from './form-labels.pl.ts';
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
  form: formLabelsPl,
  data: dataLabelsPl,
};
