import type { Action, Entity, ExcludableField, RecordPart, TableColumn, TableName } from '../access/index.ts';
import type { AccountState } from '../account/index.ts';
import type { records } from '../generated/records.ts';
import type { ShownAction, ShownEntity } from '../audit/index.ts';

type DeclaredName = keyof typeof records;

/** Names of fields that can be hidden and of parts of records, as each entity declares them. */
export type DeclaredLabels = Pick<AccessLabels, 'excludableField' | 'part' | 'table' | 'tableColumn'>;

/** Names that no entity declares. */
export type OwnAccessLabels = Omit<AccessLabels, keyof DeclaredLabels | 'entity'> & {
  readonly entity: Readonly<Record<Exclude<Entity, DeclaredName>, string>>;
};

/** Names of what administrators set; apart from the everyday labels, because few screens need them. */
export interface AccessLabels {
  readonly entity: Readonly<Record<Entity, string>>;
  readonly action: Readonly<Record<Action, string>>;
  readonly part: Readonly<Record<RecordPart, string>>;
  readonly excludableField: Readonly<Record<ExcludableField, string>>;
  readonly table: Readonly<Record<TableName, string>>;
  readonly tableColumn: Readonly<Record<TableColumn, string>>;
  readonly accountState: Readonly<Record<AccountState, string>>;
  readonly auditAction: Readonly<Record<ShownAction, string>>;
  readonly auditEntity: Readonly<Record<ShownEntity, string>>;
}
