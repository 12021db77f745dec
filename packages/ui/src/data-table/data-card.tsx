import type { RowData } from '@tanstack/react-table';
import type { MouseEvent, Ref } from 'react';

import { Checkbox } from '../checkbox/index.ts';
import { classes } from '../classes/index.ts';
import { InlineEdit } from '../inline-edit/index.ts';
import { useWords } from '../labels/index.ts';
import type { CardColumns } from './card-columns.ts';
import { ExpandButton } from './expand-button.tsx';
import { RowTitle } from './row-title.tsx';
import type { TableColumn, TableRow } from './table-features.ts';
import { hitsControl, openRow, toggleSelected, type TableView } from './table-view.ts';
import { dataTableWords } from './words.ts';

interface DataCardProps<Row extends RowData> {
  view: TableView<Row>;
  columns: CardColumns<TableColumn<Row>>;
  row: TableRow<Row>;
  index: number;
  elementRef: Ref<HTMLLIElement> | undefined;
}

/** A row as a card: its title, its facts, and the rest when it is unfolded. */
export function DataCard<Row extends RowData>(props: DataCardProps<Row>) {
  const { view, columns, row, index, elementRef } = props;
  const { table, parts, onOpen } = view;
  const { rowLink, opens, rowLabel, renderExpanded } = parts;
  const { title, facts, rest } = columns;
  const words = useWords(dataTableWords);
  const selected = row.getIsSelected();
  const hasDetails = row.getCanExpand();
  const unfolds = hasDetails || rest.length > 0;
  const expanded = unfolds && row.getIsExpanded();
  const heading = title?.columnDef.meta?.cell(row.original);

  const open = (event: MouseEvent<HTMLLIElement>) => {
    if (!hitsControl(event.target, event.currentTarget))
      openRow(event.currentTarget, row.original, onOpen, event);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the title inside is a link or a button; the whole card only makes it easier to hit
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
              {heading}
            </RowTitle>
          ) : (
            <button
              type="button"
              className="rounded-small text-left"
              onClick={() => {
                onOpen(row.original);
              }}
            >
              {heading}
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
            <ExpandButton
              row={rowLabel(row.original)}
              expanded={expanded}
              inTabOrder
              // a card without details unfolds, too
              onToggle={() =>
                table.setExpanded((before) => ({ ...(before !== true && before), [row.id]: !expanded }))
              }
            />
          ) : null}
          {parts.selectable ? (
            <Checkbox
              aria-label={words.selectRow(rowLabel(row.original))}
              className="mt-0.5"
              checked={selected}
              onCheckedChange={() => toggleSelected(row, false)}
            />
          ) : null}
        </span>
      </div>
      <dl className="mt-1 grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-3 gap-y-0.5 text-small">
        {(expanded ? [...facts, ...rest] : facts).map(({ id, columnDef: { meta } }) => {
          const edit = meta?.edit?.(row.original);
          const content = meta?.cell(row.original);
          return (
            <div key={id} className="col-span-2 grid grid-cols-subgrid has-[dd:empty]:hidden">
              <dt className="text-text-muted">{meta?.header}</dt>
              <dd className={classes('min-w-0', meta?.align === 'end' && 'tabular-nums')}>
                {edit ? (
                  <InlineEdit label={meta?.header ?? ''} edit={edit}>
                    {content}
                  </InlineEdit>
                ) : (
                  content
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
