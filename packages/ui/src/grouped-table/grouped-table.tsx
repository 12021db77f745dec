import {
  FlexRender,
  rowExpandingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row,
} from '@tanstack/react-table';
import { ChevronRight } from 'lucide-react';
import { useMemo, type ReactNode, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { defineWords, useWords } from '../labels/index.ts';
import { Skeleton } from '../skeleton/index.ts';

const groupedTableWords = defineWords('grouped-table', {
  pl: { total: 'Razem', empty: 'Brak wierszy do pogrupowania' },
  en: { total: 'Total', empty: 'No rows to group' },
});

export interface GroupColumn {
  key: string;
  label: string;
}

/** Rows that have something in common, and what they add up to. */
export interface RowGroup {
  key: string;
  label: string;
  /** The content of each column, by its key. */
  sums: Readonly<Record<string, ReactNode>>;
}

export interface GroupedTableProps {
  label: string;
  /** What the groups are: the heading of their names. */
  groupLabel: string;
  columns: readonly GroupColumn[];
  groups: readonly RowGroup[];
  /** What all groups add up to, by column. */
  total: Readonly<Record<string, ReactNode>>;
  /** The rows of a group, rendered when it is opened: `<GroupedRow>` and `<GroupedNote>`. */
  renderRows: (group: RowGroup) => ReactNode;
  loading?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const features = tableFeatures({ rowExpandingFeature });

const sumClasses = 'px-3 text-right whitespace-nowrap';

/** Of the column that names the groups. */
const nameId = 'name of the group';

const loadingGroups = ['w-1/2', 'w-2/5', 'w-3/5', 'w-1/3', 'w-1/2'];

/** Sums of groups, each of which opens to its rows. */
export function GroupedTable(props: GroupedTableProps) {
  const { label, groupLabel, columns, groups, total, renderRows, loading = false, className, ref } = props;
  const words = useWords(groupedTableWords);
  const definitions = useMemo<ColumnDef<typeof features, RowGroup>[]>(
    () => [
      { id: nameId, header: groupLabel, footer: words.total },
      ...columns.map(({ key, label: header }) => ({
        id: key,
        header,
        cell: ({ row }: { row: { original: RowGroup } }) => row.original.sums[key] ?? '–',
        footer: () => total[key] ?? '–',
      })),
    ],
    [groupLabel, columns, total, words],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: groups,
    getRowId: ({ key }) => key,
    getRowCanExpand: () => true,
    autoResetExpanded: false,
  });
  const isEmpty = !loading && groups.length === 0;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than its place scrolls, so the keyboard has to reach it
    <div
      ref={ref}
      data-slot="grouped-table"
      role="group"
      aria-label={label}
      aria-busy={loading}
      tabIndex={0}
      className={classes('overflow-x-auto rounded-large border border-border bg-surface', className)}
    >
      <table className="w-full border-collapse tabular-nums">
        <caption className="sr-only">{label}</caption>
        <thead className="border-b border-border text-small text-text-muted">
          <tr className="h-row">
            {table.getFlatHeaders().map((header) => (
              <th
                key={header.id}
                scope="col"
                className={classes(
                  'px-3 font-medium',
                  header.column.id === nameId ? 'text-left' : 'text-right whitespace-nowrap',
                )}
              >
                <FlexRender header={header} />
              </th>
            ))}
          </tr>
        </thead>
        {loading && (
          <tbody>
            {loadingGroups.map((width, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- shapes of what comes have no identity of their own
              <tr key={index} className="h-row border-b border-border last:border-b-0">
                <td colSpan={columns.length + 1} className="px-3">
                  <Skeleton className={classes('h-4', width)} />
                </td>
              </tr>
            ))}
          </tbody>
        )}
        {isEmpty && (
          <tbody>
            <tr>
              <td colSpan={columns.length + 1} className="px-3 py-8 text-center text-text-muted">
                {words.empty}
              </td>
            </tr>
          </tbody>
        )}
        {!loading &&
          table.getRowModel().rows.map((row) => (
            <Group key={row.id} row={row} isOpen={row.getIsExpanded()}>
              {row.getIsExpanded() && renderRows(row.original)}
            </Group>
          ))}
        {!loading && !isEmpty && (
          <tfoot className="border-t-2 border-border font-semibold">
            <tr className="h-row">
              {table.getFlatHeaders().map((footer) =>
                footer.column.id === nameId ? (
                  <th key={footer.id} scope="row" className="px-3 text-left font-semibold">
                    <FlexRender footer={footer} />
                  </th>
                ) : (
                  <td key={footer.id} className={sumClasses}>
                    <FlexRender footer={footer} />
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

interface GroupProps {
  row: Row<typeof features, RowGroup>;
  isOpen: boolean;
  children: ReactNode;
}

function Group({ row, isOpen, children }: GroupProps) {
  return (
    <tbody className="border-b border-border last-of-type:border-b-0">
      <tr className="h-row hover:bg-row-hover">
        <th scope="rowgroup" className="p-0 text-left font-medium">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={row.getToggleExpandedHandler()}
            className="flex h-row w-full items-center gap-2 px-3 text-left -outline-offset-2 pointer-coarse:min-h-11"
          >
            <ChevronRight
              size={16}
              aria-hidden
              className={classes(
                'shrink-0 text-text-muted transition-transform motion-reduce:transition-none',
                isOpen && 'rotate-90',
              )}
            />
            <span className="min-w-0 max-w-80 truncate">{row.original.label}</span>
          </button>
        </th>
        {row
          .getAllCells()
          .filter(({ column }) => column.id !== nameId)
          .map((cell) => (
            <td key={cell.id} className={sumClasses}>
              <FlexRender cell={cell} />
            </td>
          ))}
      </tr>
      {children}
    </tbody>
  );
}

export interface GroupedRowProps {
  columns: readonly GroupColumn[];
  /** The content of each column, by its key; a column without a value is empty. */
  values: Readonly<Record<string, ReactNode>>;
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLTableRowElement> | undefined;
}

/** A row of an open group, its values below those of the group. */
export function GroupedRow({ columns, values, children, className, ref }: GroupedRowProps) {
  return (
    <tr ref={ref} className={classes('border-t border-border bg-canvas', className)}>
      <td className="py-1.5 pr-3 pl-9">{children}</td>
      {columns.map(({ key }) => (
        <td key={key} className="px-3 text-right whitespace-nowrap">
          {values[key]}
        </td>
      ))}
    </tr>
  );
}

/** Something else in an open group: rows on their way, a failure, the way to all rows. */
export function GroupedNote({
  columns,
  children,
  className,
  ref,
}: {
  columns: readonly GroupColumn[];
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLTableRowElement> | undefined;
}) {
  return (
    <tr ref={ref} className={classes('border-t border-border bg-canvas', className)}>
      <td colSpan={columns.length + 1} className="py-2 pr-3 pl-9">
        {children}
      </td>
    </tr>
  );
}
