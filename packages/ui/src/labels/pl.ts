import { dataLabelsPl } from './data-labels.ts';
import { formLabelsPl } from './form-labels.ts';
import type { UiLabels } from './labels.ts';

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
  previousPage: 'Poprzednia strona',
  nextPage: 'Następna strona',
  rowsPerPage: 'Wierszy na stronie',
  pageOf: (page, pages) => `Strona ${page} z ${pages}`,
  rangeOf: (from, to, total) => `${from}–${to} z ${total}`,
  form: formLabelsPl,
  data: dataLabelsPl,
};
