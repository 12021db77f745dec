import { dataLabelsEn } from './data-labels.en.ts';
import { formLabelsEn } from './form-labels.en.ts';
import type { UiLabels } from './labels.ts';

const number = new Intl.NumberFormat('en-GB', { useGrouping: 'always' });

export const labelsEn: UiLabels = {
  locale: 'en-GB',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  save: 'Save',
  retry: 'Try again',
  loading: 'Loading…',
  moreActions: 'More actions',
  skipToContent: 'Skip to content',
  openMenu: 'Open the menu',
  collapseMenu: 'Collapse the menu',
  expandMenu: 'Expand the menu',
  mainMenu: 'Main menu',
  breadcrumb: 'Breadcrumb',
  notifications: 'Notifications',
  toastRegion: (hotkey) => `Notifications (${hotkey})`,
  pagination: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  rowsPerPage: 'Rows per page',
  pageOf: (page, pages) => `Page ${number.format(page)} of ${number.format(pages)}`,
  rangeOf: (from, to, total) => `${number.format(from)}–${number.format(to)} of ${number.format(total)}`,
  form: formLabelsEn,
  data: dataLabelsEn,
};
