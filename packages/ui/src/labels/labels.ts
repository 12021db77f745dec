/**
 * Texts that several components use. Texts of a single component are beside it (`defineWords`); texts that only a
 * screen knows are props.
 */
export interface UiLabels {
  /** BCP 47 tag used for Intl formatting inside components, e.g. `pl-PL`. */
  locale: string;
  close: string;
  cancel: string;
  confirm: string;
  save: string;
  retry: string;
  loading: string;
  choose: string;
  clear: string;
  noResults: string;
  today: string;
  yesterday: string;
  charactersUsed: (used: number, max: number) => string;
  invalidNumber: string;
  invalidDate: string;
  dateOutOfRange: string;
  moreActions: string;
  skipToContent: string;
  menu: string;
  openMenu: string;
  collapseMenu: string;
  expandMenu: string;
  mainMenu: string;
  breadcrumb: string;
  notifications: string;
  toastRegion: (hotkey: string) => string;
  pagination: string;
  previousPage: string;
  nextPage: string;
  rowsPerPage: string;
  pageOf: (page: number, pages: number) => string;
  rangeOf: (from: number, to: number, total: number) => string;
  /** Where there are more than were counted. */
  rangeOfMore: (from: number, to: number, counted: number) => string;
  /** A component's name → texts that replace its own, e.g. in a third language. */
  words?: Readonly<Record<string, object>>;
}
