import { TriangleAlert } from 'lucide-react';
import { useState, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { FieldGroup, useFieldValues, type FieldValues } from '../field/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { MappingRow, rowClasses } from './mapping-row.tsx';
import { missingFields, stillMapped, withField, type MappingField, type MappedField } from './mapping.ts';
import { columnMappingWords } from './words.ts';

/** A column of the file. */
export interface MappedColumn {
  /** Empty where the file has none: the column is then named by its number. */
  heading: string;
  /** Some of its cells. */
  samples: readonly string[];
}

export interface ColumnMappingProps<Field extends string> extends FieldValues<Field | null> {
  /** For screen readers, unless `showLabel`. */
  label: string;
  showLabel?: boolean | undefined;
  /** Columns of the file in their order; the value has the field of each, or null. */
  columns: readonly MappedColumn[];
  /** What columns may bring, in the order of the choice. */
  fields: readonly MappingField<Field>[];
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  /** The file is being read. */
  loading?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Assigns the columns of a file to fields. A field allowed for one column only is removed from its column when another
 * one gets it, which is announced and remains marked. Where it is narrow, each column is a card.
 */
export function ColumnMapping<Field extends string>(props: ColumnMappingProps<Field>) {
  const { label, showLabel = false, columns, fields, hint, error, disabled, id, className, ref } = props;
  const { loading = false } = props;
  const words = useWords(columnMappingWords);
  const [value, setValue] = useFieldValues<Field | null>(props);
  const [lost, setLost] = useState<readonly MappedField<Field>[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const mapping = columns.map((_, index) => value[index] ?? null);
  const moved = stillMapped(lost, mapping);
  const headingOf = (index: number) => columns[index]?.heading || words.unnamed(index + 1);
  const labelOf = (field: Field) => fields.find((one) => one.value === field)?.label ?? field;
  const markOf = (index: number) => {
    const mark = moved.find(({ from }) => from === index);
    return mark && words.moved(labelOf(mark.field), headingOf(mark.to));
  };

  function choose(index: number, chosen: string | null): void {
    const field = fields.find((one) => one.value === chosen)?.value ?? null;
    const changed = withField(mapping, index, field, fields);
    setLost([...moved, ...changed.moved]);
    setAnnouncement(
      changed.moved
        .map((one) => words.ingestedFrom(labelOf(one.field), headingOf(one.from), headingOf(one.to)))
        .join(' '),
    );
    setValue(changed.mapping);
  }

  return (
    <FieldGroup role="group" hideLabel={!showLabel} {...{ label, hint, error, disabled, id, className, ref }}>
      {(group) => (
        <div role="group" {...group} data-slot="column-mapping" aria-busy={loading} className="@container">
          {loading ? null : <Summary mapping={mapping} fields={fields} />}
          <p role="status" className="sr-only">
            {announcement}
          </p>
          <div className="rounded-large border border-border bg-surface">
            <div
              aria-hidden
              className={classes('hidden px-3 py-2 text-small text-text-muted @2xl:grid', rowClasses)}
            >
              <span>{words.column}</span>
              <span>{words.samples}</span>
              <span>{words.field}</span>
            </div>
            {loading ? <LoadingRows /> : null}
            {!loading && columns.length === 0 ? (
              <p className="p-8 text-center text-text-muted">{words.empty}</p>
            ) : null}
            {!loading && columns.length > 0 ? (
              <ul aria-label={label}>
                {columns.map(({ samples }, index) => (
                  <MappingRow
                    // oxlint-disable-next-line react/no-array-index-key -- several columns may have the same heading, and none moves
                    key={index}
                    heading={headingOf(index)}
                    samples={samples}
                    field={mapping[index] ?? null}
                    items={fields}
                    mark={markOf(index)}
                    disabled={disabled}
                    onChoose={(field) => choose(index, field)}
                  />
                ))}
              </ul>
            ) : null}
          </div>
        </div>
      )}
    </FieldGroup>
  );
}

interface SummaryProps<Field extends string> {
  mapping: readonly (Field | null)[];
  fields: readonly MappingField<Field>[];
}

/** How many columns bring something, and which required fields none brings. */
function Summary<Field extends string>({ mapping, fields }: SummaryProps<Field>) {
  const words = useWords(columnMappingWords);
  const missing = missingFields(mapping, fields);
  return (
    <div role="status" className="mb-2 flex flex-col gap-1 text-small">
      {missing.length > 0 ? (
        <p data-missing className="flex gap-1.5 text-warning">
          <TriangleAlert size={14} aria-hidden className="mt-0.5 shrink-0" />
          {words.missing(missing.map((field) => field.label).join(', '))}
        </p>
      ) : null}
      <p className="text-text-muted tabular-nums">
        {words.mapped(mapping.filter((field) => field !== null).length, mapping.length)}
      </p>
    </div>
  );
}

function LoadingRows() {
  const { loading } = useLabels();
  return (
    <div role="status" aria-label={loading}>
      {['w-3/5', 'w-2/3', 'w-3/4'].map((width) => (
        <div key={width} className={classes('grid px-3 py-2 last:border-b-0', rowClasses)}>
          <Skeleton className="h-4 w-24" />
          <Skeleton className={classes('h-4', width)} />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  );
}
