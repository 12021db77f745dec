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
  choose: 'Choose',
  clear: 'Clear',
  noResults: 'No results',
  today: 'Today',
  yesterday: 'Yesterday',
  charactersUsed: (used, max) => `Characters: ${used} of ${max}`,
  invalidNumber: 'Enter a whole number, e.g. 36',
  invalidDate: 'Enter a date, e.g. 05.03.2026',
  dateOutOfRange: 'This date is outside the allowed range',
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
  rangeOfMore: (from, to, counted) =>
    `${number.format(from)}–${number.format(to)} of over ${number.format(counted)}`,
};
