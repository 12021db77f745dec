import type { Entity } from '@szansa/domain/access';
import type { FieldKind, RecordOf } from '@szansa/domain/record';
import type { DrawingName } from '@szansa/ui/empty-state';
import { lazyComponent } from '@szansa/ui/lazy';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

import type { FormDefinition } from '../forms/form-definition.ts';
import type { RecordPlace, StoredRecord } from '../records/record-definition.ts';
import type { ShownKind } from '../records/shown-value.tsx';
import { named } from '../texts/record-words.ts';
import type { Formats } from '../texts/use-formats.ts';
import { FirstOf } from './first-of.tsx';
import type { ListAddress } from './list-address.ts';
import type { ListDefinition } from './list-definition.ts';
import type { ListNamespace } from './list-texts.ts';
import type { ListColumn } from './use-list-columns.ts';

type CellOf<Row> = (row: Row, formats: Formats) => ReactNode;

/** How a column differs from others of its kind. */
type Difference<Row> = Partial<Omit<ListColumn<Row>, 'id' | 'kind' | 'cell'>> & {
  readonly cell?: CellOf<Row>;
};

type ColumnsOf<R extends RecordOf> = NonNullable<R['list']>['columns'][number];

interface RecordListOptions<
  R extends RecordOf,
  Row extends { readonly id: string },
  Saved extends StoredRecord,
  Created,
  Changed,
> {
  readonly address: ListAddress<Row>;
  /** Namespace of its texts. */
  readonly texts: ListNamespace;
  /** Above "there are none yet". */
  readonly drawing: DrawingName;
  readonly place: RecordPlace;
  /** The form of a new record; loaded when the browser is idle, or when a user adds one. */
  readonly form: () => Promise<FormDefinition<Saved, Created, Changed>>;
  readonly nameOf: (row: Row) => string;
  readonly columns: { readonly [Id in ColumnsOf<R>]?: Difference<Row> };
  readonly createIcon?: ReactNode;
}

const widths: Readonly<Partial<Record<FieldKind, number>>> = {
  taxId: 140,
  phone: 150,
  phones: 170,
  email: 250,
  emails: 260,
  active: 110,
  money: 200,
};

const shownAs: Readonly<Partial<Record<FieldKind, ShownKind>>> = {
  taxId: 'taxId',
  phone: 'phone',
  email: 'email',
  active: 'active',
  money: 'money',
  website: 'website',
  color: 'color',
};

const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** The cell of a kind that is no plain value. */
function cellOf<Row extends object>(declared: RecordOf, id: string): CellOf<Row> | undefined {
  const field = declared.fields[id];
  const read = (row: Row): unknown => new Map<string, unknown>(Object.entries(row)).get(id);
  if (field?.kind === 'phones') {
    return (row, { phone }) => <FirstOf texts={texts(read(row)).map(phone)} />;
  }
  if (field?.kind === 'emails') {
    return (row, { email }) => <FirstOf texts={texts(read(row)).map(email)} />;
  }
  if (field?.kind === 'percent') {
    return (row, { percent }) => {
      const value = read(row);
      return typeof value === 'string' ? percent(value) : null;
    };
  }
  if (field?.kind === 'number') {
    return (row) => {
      const value = read(row);
      return typeof value === 'number' ? value : null;
    };
  }
  if (field?.kind !== 'choice') return undefined;
  return (row) => {
    const value = read(row);
    const label = typeof value === 'string' ? field.values[value] : undefined;
    return label && named(label);
  };
}

const numeric: ReadonlySet<string> = new Set(['money', 'percent', 'number']);

/** The list of a declared record: its columns in their order, each drawn by its kind unless `columns` says otherwise. */
export function recordList<
  R extends RecordOf,
  Row extends { readonly id: string },
  Saved extends StoredRecord,
  Created extends FieldValues,
  Changed,
>(declared: R, options: RecordListOptions<R, Row, Saved, Created, Changed>): ListDefinition<Row> {
  const { address, drawing, place, nameOf, createIcon } = options;
  const differences = new Map<string, Difference<Row> | undefined>(Object.entries(options.columns));
  const columns = (declared.list?.columns ?? []).map((id, index) => {
    const kind = declared.fields[id]?.kind;
    const isCreation = id === 'createdAt';
    const cell = differences.get(id)?.cell ?? cellOf<Row>(declared, id);
    const shown = (kind && shownAs[kind]) ?? (isCreation ? 'instant' : undefined);
    const column = {
      id,
      width: isCreation ? 140 : ((kind && widths[kind]) ?? 160),
      ...(index === 0 && { shown: 'always', pin: 'start' }),
      ...(isCreation && { shown: 'optional' }),
      ...(kind && numeric.has(kind) && { align: 'end' }),
      ...differences.get(id),
      ...(cell ? { cell } : shown && { kind: shown }),
    };
    // a declared column is a field of a row, or has a cell
    return column as unknown as ListColumn<Row>;
  });
  const kind: Entity = place.kind;
  const Form = lazyComponent(async () => {
    const [{ CreateRecord }, form] = await Promise.all([
      import('../forms/create-record.tsx'),
      options.form(),
    ]);
    return ({ onClose }: { onClose: () => void }) => <CreateRecord form={form} onClose={onClose} />;
  });
  return {
    address,
    texts: options.texts,
    drawing,
    columns,
    rowLabel: nameOf,
    rowLink: ({ id }) => <Link to={place.path} params={{ id }} />,
    create: {
      right: `${kind}.create`,
      form: kind,
      icon: createIcon ?? <Plus aria-hidden />,
      Form,
    },
  };
}
