import type { Paper } from '../stationery.ts';

/** A column of a table: its heading, and its share of the width. */
export interface PdfColumn {
  readonly heading: string;
  readonly share: number;
  /** Whether the column contains amounts, which are right-aligned. */
  readonly isAmount: boolean;
}

export interface PdfTable {
  readonly title: string;
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Below the rows; a cell for each column. */
  readonly sums: readonly string[] | null;
}

/** All texts and numbers of a report's PDF, already formatted. */
export interface ReportPdfContent extends Paper {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly tables: readonly PdfTable[];
  /** What is left out of the pages, and where it is. */
  readonly note: string | null;
}
