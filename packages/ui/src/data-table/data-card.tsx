import type { MouseEvent, Ref } from 'react';

import { Checkbox } from '../checkbox/index.ts';
import { classes } from '../classes/index.ts';
import { InlineEdit } from '../inline-edit/index.ts';
import { useWords } from '../labels/index.ts';
import type { CardColumns } from './card-columns.ts';
import { ExpandButton } from './expand-button.tsx';
import { RowTitle } from './row-title.tsx';
import { expands, hitsControl, openRow, type TableView } from './table-view.ts';
import type { PlacedColumn, TableRow } from './use-table-model.ts';
import { dataTableWords } from './words.ts';

interface DataCardProps<Row> {
  view: TableView<Row>;
  columns: CardColumns<PlacedColumn<Row>>;
  isUnfolded: boolean;
  onToggle: () => void;
  row: TableRow<Row>;
  index: number;
  elementRef: Ref<HTMLLIElement> | undefined;
}

/** A row as a card: its title, its facts, and whatever waits until it is unfolded. */
export function DataCard<Row>(props: DataCardProps<Row>) {
  const { view, columns, isUnfolded, onToggle, row, index, elementRef } = props;
  const { parts, onOpen } = view;
  const { rowLink, opens, rowLabel, renderExpanded } = parts;
  const { title, facts, rest } = columns;
  const words = useWords(dataTableWords);
  const selected = view.selection.has(row.id);
  const hasDetails = expands(parts, row.original);
  const unfolds = hasDetails || rest.length > 0;
  const expanded = unfolds && isUnfolded;
  const content = title?.cell(row.original);

  const open = (event: MouseEvent<HTMLLIElement>) => {
    if (!hitsControl(event.target, event.currentTarget))
      openRow(event.currentTarget, row.original, onOpen, event);
  };
  return (
    // the title inside is a link or a button; the whole card only makes it easier to hit
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={elementRef}
      data-index={index}
      onClick={opens ? open : undefined}
      className={classes(
        'border-b border-border p-3 last:border-b-0',
        opens && 'cursor-pointer',
        selected && 'bg-accent-soft',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 font-medium">
          {rowLink || !opens ? (
            <RowTitle link={rowLink?.(row.original)} inTabOrder>
              {content}
            </RowTitle>
          ) : (
            <button
              type="button"
              className="rounded-small text-left"
              onClick={() => {
                onOpen(row.original);
              }}
            >
              {content}
            </button>
          )}
        </div>
        <span
          className={classes(
            'relative flex shrink-0 items-center gap-2 pointer-coarse:gap-4',
            // the button is 44 px high there: its middle is that of the title's first line
            unfolds && 'pointer-coarse:-my-3',
          )}
        >
          {unfolds ? (
            <ExpandButton row={rowLabel(row.original)} expanded={expanded} inTabOrder onToggle={onToggle} />
          ) : null}
          {parts.selectable ? (
            <Checkbox
              aria-label={words.selectRow(rowLabel(row.original))}
              className="mt-0.5"
              checked={selected}
              onCheckedChange={() => {
                parts.onToggle(row.id, false);
              }}
            />
          ) : null}
        </span>
      </div>
      <dl className="mt-1 grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-3 gap-y-0.5 text-small">
        {(expanded ? [...facts, ...rest] : facts).map((column) => {
          const edit = column.edit?.(row.original);
          return (
            <div key={column.id} className="col-span-2 grid grid-cols-subgrid has-[dd:empty]:hidden">
              <dt className="text-text-muted">{column.header}</dt>
              <dd className={classes('min-w-0', column.align === 'end' && 'tabular-nums')}>
                {edit ? (
                  <InlineEdit label={column.header} edit={edit}>
                    {column.cell(row.original)}
                  </InlineEdit>
                ) : (
                  column.cell(row.original)
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {hasDetails && expanded ? (
        <div className="mt-2 border-t border-border pt-2">{renderExpanded?.(row.original)}</div>
      ) : null}
    </li>
  );
}
