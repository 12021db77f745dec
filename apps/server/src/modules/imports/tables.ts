import type {
  AnyImportField,
  ImportChoices,
  ImportDelimiter,
  ImportedEntity,
  ImportEncoding,
  ImportMatch,
  ImportOutcome,
  ImportProblem,
  ImportStep,
  RowChoice,
  RowProblem,
} from '@szansa/domain/import';

import type { CreatedAt, Generated, Json } from '#platform';

/** The record, or the row of the file, that a row is the same as. */
export interface Same {
  readonly by: ImportMatch;
  readonly recordId: string | null;
  /** Of the record, as it was when the row was checked. */
  readonly name: string | null;
  /** As a spreadsheet counts. */
  readonly row: number | null;
}

/** Where the file could not be read on. */
export interface Unreadable {
  readonly code: ImportProblem;
  readonly row: number | null;
}

interface ImportTable {
  id: string;
  entity: ImportedEntity;
  ownerId: string;
  /** The session in which its owner requested the current step. */
  sessionId: string;
  operationId: string | null;
  step: ImportStep;
  fileName: string;
  /** Null once rows have been imported: the file is not needed any more. */
  fileId: string | null;
  /** Null for a workbook, and until the file has been looked at. */
  encoding: ImportEncoding | null;
  delimiter: ImportDelimiter | null;
  headings: Generated<string[]>;
  mapping: Generated<(AnyImportField | null)[]>;
  known: Generated<ImportChoices['known']>;
  sameContact: Generated<ImportChoices['sameContact']>;
  rowCount: Generated<number>;
  /** How many rows the job of the step has done. */
  position: Generated<number>;
  created: Generated<number>;
  updated: Generated<number>;
  undone: Generated<number>;
  touched: Generated<number>;
  problem: Json<Unreadable> | null;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

interface ImportRowTable {
  importId: string;
  /** Starts at 1; the order in which rows are imported. */
  position: number;
  /** As a spreadsheet counts. */
  number: number;
  cells: string[];
  /** Values by which rows of a file are the same. */
  keys: Generated<string[]>;
  outcome: ImportOutcome | null;
  problems: Json<readonly RowProblem[]>;
  same: Json<Same> | null;
  /** The record with a very similar name. */
  alike: Json<Same> | null;
  /** What its owner has decided of it. */
  choice: RowChoice | null;
  recordId: string | null;
  recordVersion: number | null;
  before: Json<object> | null;
  /** Of firms that were written down with its customer. */
  firmIds: Generated<string[]>;
  undo: 'undone' | 'touched' | null;
}

interface ImportMappingTable {
  userId: string;
  entity: ImportedEntity;
  headingsHash: string;
  mapping: (AnyImportField | null)[];
  usedAt: CreatedAt;
}

/** The tables of imports, their rows, and the users' column mappings. */
export interface ImportsTables {
  import: ImportTable;
  importRow: ImportRowTable;
  importMapping: ImportMappingTable;
}
