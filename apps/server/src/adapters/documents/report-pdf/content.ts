import type { Paper } from '../stationery.ts';

/** A column of a table: its heading, and its share of the width. */
export interface PdfColumn {
  readonly heading: string;
  readonly share: number;
  /** Amounts stand at the end. */
  readonly isAmount: boolean;
}

export interface PdfTable {
  readonly title: string;
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Below the rows; a cell for each column. */
  readonly sums: readonly string[] | null;
}

/** Every word and number of a report's PDF as it stands on the pages. */
export interface ReportPdfContent extends Paper {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly tables: readonly PdfTable[];
  /** What is left out of the pages, and where it is. */
  readonly note: string | null;
}
