import type { ExcludableField } from '@szansa/domain/access';
import {
  changesOfRow,
  isImportField,
  matchOfKey,
  nameAlone,
  type AnyImportField,
  type CheckedRow,
  type ImportedEntity,
  type ImportKey,
  type ImportMapping,
  type ImportMatch,
  type RowProblem,
} from '@szansa/domain/import';
import { sql, type SqlBool } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { StaffWork } from './context.ts';
import { lockIdentifiers } from './database/identifiers.ts';
import type { Db } from './database/pool.ts';
import { alikeByName, type NamedRecord } from './database/searching.ts';
import {
  formerRecord,
  recordsAtOnce,
  type ChangedRecord,
  type Columns,
  type FormerRecord,
  type Parts,
  type RecordsAtOnce,
  type StoredRecords,
} from './records-at-once.ts';

/** What is known of a row beside its file. */
export interface Finding {
  readonly keys: readonly ImportKey[];
  /** The record that is the same. */
  readonly found: (NamedRecord & { readonly by: ImportMatch }) | null;
  readonly problems: readonly RowProblem[];
  /** Whether the row is invalid regardless of what it is matched with. */
  readonly isWrong: boolean;
  /** Whether it would change the record that has its number. */
  readonly wouldChange: boolean;
}

export interface ValidatedRows {
  readonly findings: readonly Finding[];
  /** The record with a very similar name for each row that is compared; null for none. */
  readonly alike: (isCompared: (finding: Finding) => boolean) => Promise<(NamedRecord | null)[]>;
  /**
   * Imports rows in the same transaction, each by its outcome; null skips one. The results are in the order of the rows.
   * The change is published once to all who may read such records.
   */
  readonly commit: (outcomes: readonly ('new' | 'update' | null)[]) => Promise<(FormerRecord | null)[]>;
}

/** How rows of tables become records of one kind. */
export interface ImportTarget {
  /**
   * Validates rows with the schema of the record, and matches them against the existing records; `lock` if the matching
   * ones are about to be changed.
   */
  readonly validate: (
    work: StaffWork,
    rows: readonly (readonly string[])[],
    options: { readonly mapping: readonly (AnyImportField | null)[]; readonly lock: boolean },
  ) => Promise<ValidatedRows>;
  readonly undo: RecordsAtOnce<object>['undo'];
}

/** The same, and how such records are written down as parts of others. */
export interface PartsTarget<Fields extends object>
  extends ImportTarget, Pick<RecordsAtOnce<Fields>, 'add' | 'removeUnused'> {}

/** Returns the values by which rows match, each once. */
export type ValuesOf = (match: ImportMatch) => string[];

/** A record that shares a value with rows. */
export interface SharingRecord extends NamedRecord {
  /** The key that the rows have. */
  readonly key: string;
  readonly by: ImportMatch;
}

/** What is particular to the import of one kind of records. */
interface RecordImport<
  Entity extends ImportedEntity,
  Fields extends object,
  More extends object,
  Input,
  Patch extends { readonly [Field in keyof Fields]?: unknown },
> extends StoredRecords<Fields> {
  readonly entity: Entity;
  /**
   * Columns that belong to one record alone, the first matching first: rows are matched by them, and change none of them
   * (rules IM6 and IM9).
   */
  readonly numbers: readonly (keyof Fields & ImportMatch)[];
  /** Columns that one cell may be cut into, which decides nothing where it calls the record as it is called (rule IM9). */
  readonly nameParts?: readonly (keyof Fields & string)[];
  /** How matching records are locked. */
  readonly lock: 'update' | 'no key update';
  /** What is read of matching records beside the columns. */
  readonly more: Columns<More>;
  readonly nameOf: (record: Fields & More) => string;
  readonly check: (
    mapping: ImportMapping<Entity>,
    cells: readonly string[],
    excluded: ReadonlySet<ExcludableField>,
  ) => CheckedRow<Input, Patch>;
  readonly keysOf: (row: CheckedRow<Input, Patch>) => ImportKey[];
  /** The first record for each value that it shares with rows (rule IM7). */
  readonly findSharing: (db: Db, valuesOf: ValuesOf) => Promise<readonly SharingRecord[]>;
  /** The first record that is called exactly so, for each folded name (rule IM11). */
  readonly findNamesakes: (db: Db, names: readonly string[]) => Promise<readonly SharingRecord[]>;
  /** What rows are refused for beside their schema; `ownerOf` is the record that has a number of a row. */
  readonly refuse?: (
    work: StaffWork,
    rows: readonly CheckedRow<Input, Patch>[],
    ownerOf: (row: CheckedRow<Input, Patch>, number: keyof Fields & ImportMatch) => string | null,
  ) => Promise<(row: CheckedRow<Input, Patch>) => readonly RowProblem[]>;
  /** The name by which a new record is compared with others. */
  readonly comparedName: (input: Input) => string;
  /** A new record as it is stored. */
  readonly newFields: (input: Input) => Fields;
  /** A changed record as it is stored, and what is wrong with it. */
  readonly settle: (
    after: Fields,
    record: Fields & More,
  ) => { readonly after: Fields; readonly problems: readonly RowProblem[] };
  /** Writes down what new records have of another kind. */
  readonly createParts?: (
    work: StaffWork,
    made: readonly { readonly id: string; readonly input: Input }[],
  ) => Promise<readonly Parts[]>;
}

/** Returns the import of a kind of records. */
export function recordImport<
  const Entity extends ImportedEntity,
  Fields extends object,
  More extends object,
  Input,
  Patch extends { readonly [Field in keyof Fields]?: unknown },
>(record: RecordImport<Entity, Fields, More, Input, Patch>): PartsTarget<Fields> {
  const { entity, numbers, more } = record;
  const records = recordsAtOnce<Fields>(record, numbers);
  type Row = CheckedRow<Input, Patch>;
  type Found = Fields & More & { readonly id: string; readonly version: number };

  interface Validated extends Finding {
    readonly row: Row;
    /** What it makes of the record that has its number. */
    readonly change: ChangedRecord<Fields> | null;
  }

  /** The records that have a number of the rows, by the keys of those. */
  async function findOwners({ db }: StaffWork, valuesOf: ValuesOf, isLocked: boolean) {
    const has = numbers.map((number) => records.isOneOf(number, valuesOf(number), 'text'));
    const where = sql<SqlBool>`(${sql.join(has, sql` or `)})`;
    const find = () => records.find(db, where, more, isLocked ? record.lock : undefined);
    if (isLocked) {
      // records before numbers, which is the lock order of all changes of such records
      await find();
      await lockIdentifiers(db, numbers.flatMap(valuesOf));
    }
    const found = await find();
    return new Map<string, Found>(
      numbers.flatMap((number) => found.map((one) => [`${number}:${String(one[number])}`, one] as const)),
    );
  }

  /** What a row makes of the record that has its number. */
  function changing(row: Row, patch: Patch, owner: Found, by: ImportMatch) {
    const { id, version } = owner;
    const found = { id, name: record.nameOf(owner), by };
    const before = records.fieldsOf(owner);
    const fixed = new Set<string>([...numbers, ...(row.name === found.name ? (record.nameParts ?? []) : [])]);
    const changes = changesOfRow<Fields>(before, patch, fixed);
    const { after, problems } = record.settle({ ...before, ...changes }, owner);
    const wouldChange = Object.keys(changes).length > 0;
    return { found, wouldChange, change: { id, version: version + 1, before, after }, wrong: problems };
  }

  async function matched(work: StaffWork, rows: readonly Row[], isLocked: boolean): Promise<Validated[]> {
    const keysByRow = new Map(rows.map((row) => [row, record.keysOf(row)]));
    const keysOf = (row: Row) => keysByRow.get(row) ?? [];
    const keys = rows.flatMap(keysOf);
    const valuesOf = (match: ImportMatch) => [
      ...new Set(keys.flatMap((key) => (matchOfKey(key) === match ? key.slice(match.length + 1) : []))),
    ];
    const owners = await findOwners(work, valuesOf, isLocked);
    const names = new Set(rows.flatMap((row) => nameAlone(keysOf(row)) ?? []));
    const sharing = [
      ...(await record.findSharing(work.db, valuesOf)),
      ...(await record.findNamesakes(work.db, [...names])),
    ];
    const sharingByKey = new Map(sharing.map(({ key, ...found }) => [key, found]));
    const refusalOf = await record.refuse?.(work, rows, (row, number) => {
      const key = keysOf(row).find((one) => matchOfKey(one) === number);
      return owners.get(key ?? '')?.id ?? null;
    });
    return rows.map((row): Validated => {
      const { patch, problems } = row;
      const keysOfRow = keysOf(row);
      const unmatched = { row, keys: keysOfRow, found: null, wouldChange: false, change: null };
      const refused = (wrong: readonly RowProblem[]) => ({ ...unmatched, problems: wrong, isWrong: true });
      if (!patch) return refused(problems);
      const refusal = refusalOf?.(row) ?? [];
      if (refusal.length > 0) return refused(refusal);
      for (const key of keysOfRow) {
        const [by, owner] = [matchOfKey(key), owners.get(key)];
        if (!by || !owner) continue;
        const { wrong, ...change } = changing(row, patch, owner, by);
        if (wrong.length > 0) return refused(wrong);
        return { ...unmatched, ...change, problems, isWrong: false };
      }
      const [found = null] = keysOfRow.flatMap((key) => sharingByKey.get(key) ?? []);
      return { ...unmatched, found, problems, isWrong: false };
    });
  }

  /** Writes down the records of new rows. */
  async function create(work: StaffWork, rows: readonly Validated[]) {
    const made = rows.flatMap((one) => {
      const { input } = one.row;
      return input === null ? [] : [{ one, id: uuidv7(), input, fields: record.newFields(input) }];
    });
    const parts = await records.create(work, made, record.createParts);
    return made.map(({ one, id }, index): [Validated, FormerRecord] => {
      const { ids: partIds = [] } = parts[index] ?? {};
      return [one, { recordId: id, version: 1, before: null, partIds }];
    });
  }

  /** Updates the records that rows change. */
  async function update(work: StaffWork, rows: readonly Validated[]) {
    await records.update(
      work,
      rows.flatMap(({ change }) => change ?? []),
    );
    return rows.flatMap((one): [Validated, FormerRecord][] =>
      one.change ? [[one, formerRecord(one.change)]] : [],
    );
  }

  function alike({ db }: StaffWork, inputs: readonly (Input | null)[]) {
    const names = inputs.map((input) => (input === null ? '' : record.comparedName(input)));
    return alikeByName(db, entity, names, async (ids) => {
      const found = await records.find(db, records.isOneOf('id', ids, 'uuid'), more);
      return found.map((one) => ({ id: one.id, name: record.nameOf(one) }));
    });
  }

  return {
    async validate(work, cells, { mapping, lock }) {
      const known = mapping.map((name) => (name !== null && isImportField(entity, name) ? name : null));
      const rows = cells.map((row) => record.check(known, row, work.actor.excludedFields));
      const findings = await matched(work, rows, lock);
      return {
        findings,
        alike: (isCompared) =>
          alike(
            work,
            findings.map((one) => (isCompared(one) ? one.row.input : null)),
          ),
        async commit(outcomes) {
          const having = (outcome: 'new' | 'update') =>
            findings.filter((_, index) => outcomes[index] === outcome);
          const created = await create(work, having('new'));
          const imported = new Map([...created, ...(await update(work, having('update')))]);
          if (imported.size > 0) records.emit(work);
          return findings.map((one) => imported.get(one) ?? null);
        },
      };
    },
    undo: records.undo,
    add: records.add,
    removeUnused: records.removeUnused,
  };
}
