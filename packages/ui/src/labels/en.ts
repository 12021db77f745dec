import { dataLabelsEn } from './data-labels.ts';
import { formLabelsEn } from './form-labels.ts';
import type { UiLabels } from './labels.ts';

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
  previousPage: 'Previous page',
  nextPage: 'Next page',
  rowsPerPage: 'Rows per page',
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  rangeOf: (from, to, total) => `${from}–${to} of ${total}`,
  form: formLabelsEn,
  data: dataLabelsEn,
};
