import type { ExcludableField } from '@szansa/domain/access';
import {
  type AnyImportField,
  customerOfRow,
  firmOfRow,
  isImportField,
  keysOfCustomer,
  keysOfFirm,
  type ImportedEntity,
  type ImportKey,
  type ImportMapping,
  type ImportMatch,
  type RowProblem,
} from '@szansa/domain/import';

import { alikeFirms, validateFirms, undoFirms, importFirms } from '#modules/customer-organisations';
import { alikeCustomers, validateCustomers, undoCustomers, importCustomers } from '#modules/customers';
import type { NamedRecord, StaffWork, FormerRecord } from '#platform';

/** What is known of a row beside its file. */
export interface Finding {
  readonly keys: readonly ImportKey[];
  /** The record that is the same. */
  readonly found: { readonly id: string; readonly name: string; readonly by: ImportMatch } | null;
  readonly problems: readonly RowProblem[];
  readonly isWrong: boolean;
  readonly changes: object;
}

export interface ValidatedRows {
  readonly findings: readonly Finding[];
  /** The record with a very similar name for each of some of the rows, in their order. */
  readonly alike: (indexes: readonly number[]) => Promise<(NamedRecord | null)[]>;
  /** Imports rows in the same transaction, each by its outcome; null skips one. */
  commit(outcomes: readonly ('new' | 'update' | null)[]): Promise<(FormerRecord | null)[]>;
}

/** How rows become records of one kind. */
interface ImportKind {
  /** Validates rows with the schema of the record, and matches them against the existing records. */
  validate(
    work: StaffWork,
    rows: readonly (readonly string[])[],
    options: { readonly mapping: readonly (AnyImportField | null)[]; readonly lock: boolean },
  ): Promise<ValidatedRows>;
  /** Undoes the import of records that have not been changed since; returns their ids. */
  undo(work: StaffWork, records: readonly FormerRecord[]): Promise<ReadonlySet<string>>;
}

function importKind<Entity extends ImportedEntity, Row, Validated extends Omit<Finding, 'keys'>>(
  entity: Entity,
  parts: {
    readonly check: (
      mapping: ImportMapping<Entity>,
      cells: readonly string[],
      excluded: ReadonlySet<ExcludableField>,
    ) => Row;
    readonly keysOf: (row: Row) => ImportKey[];
    readonly validate: (
      work: StaffWork,
      rows: readonly Row[],
      options: { readonly lock: boolean },
    ) => Promise<Validated[]>;
    readonly commit: (
      work: StaffWork,
      rows: readonly { readonly validated: Validated; readonly outcome: 'new' | 'update' | null }[],
    ) => Promise<(FormerRecord | null)[]>;
    readonly alike: (work: StaffWork, rows: readonly Validated[]) => Promise<(NamedRecord | null)[]>;
    readonly undo: ImportKind['undo'];
  },
): ImportKind {
  return {
    async validate(work, rows, { mapping, lock }) {
      const known = mapping.map((name) => (name !== null && isImportField(entity, name) ? name : null));
      const checked = rows.map((cells) => parts.check(known, cells, work.actor.excludedFields));
      const validated = await parts.validate(work, checked, { lock });
      const keys = checked.map((row) => parts.keysOf(row));
      return {
        findings: validated.map((one, index) => ({ ...one, keys: keys[index] ?? [] })),
        alike: (indexes) =>
          parts.alike(
            work,
            indexes.flatMap((index) => validated[index] ?? []),
          ),
        commit: (outcomes) =>
          parts.commit(
            work,
            validated.map((one, index) => ({ validated: one, outcome: outcomes[index] ?? null })),
          ),
      };
    },
    undo: parts.undo,
  };
}

const kinds = {
  customer: importKind('customer', {
    check: customerOfRow,
    keysOf: keysOfCustomer,
    validate: validateCustomers,
    commit: importCustomers,
    alike: alikeCustomers,
    undo: undoCustomers,
  }),
  customer_organisation: importKind('customer_organisation', {
    check: firmOfRow,
    keysOf: keysOfFirm,
    validate: validateFirms,
    commit: importFirms,
    alike: alikeFirms,
    undo: undoFirms,
  }),
} as const satisfies Readonly<Record<ImportedEntity, ImportKind>>;

export const kindOf = (entity: ImportedEntity): ImportKind => kinds[entity];
