import type { DataLabels } from './data-labels.ts';
import type { FormLabels } from './form-labels.ts';

/** Every word the components say by themselves. What a screen knows better comes in as a prop. */
export interface UiLabels {
  /** BCP 47 tag used for Intl formatting inside components, e.g. `pl-PL`. */
  locale: string;
  close: string;
  cancel: string;
  confirm: string;
  save: string;
  retry: string;
  loading: string;
  moreActions: string;
  skipToContent: string;
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
  form: FormLabels;
  data: DataLabels;
}
