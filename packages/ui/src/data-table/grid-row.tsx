import type { RowData } from '@tanstack/react-table';
import { memo, type ReactNode } from 'react';

import { Checkbox } from '../checkbox/index.ts';
import { classes } from '../classes/index.ts';
import { InlineEditField, type EditEnd, type InlineEditDefinition } from '../inline-edit/index.ts';
import { useWords } from '../labels/index.ts';
import { cellClasses, type BodyCell } from './cell-place.ts';
import { SELECTION_WIDTH } from './columns.ts';
import { ExpandButton } from './expand-button.tsx';
import { RowTitle } from './row-title.tsx';
import type { TableRow } from './table-features.ts';
import { toggleSelected, type RowParts } from './table-view.ts';
import { dataTableWords } from './words.ts';

interface GridRowProps<Row extends RowData> {
  parts: RowParts<Row>;
  row: TableRow<Row>;
  index: number;
  selected: boolean;
  expanded: boolean;
  /** Id of the column whose cell is a field now. */
  editing: string | undefined;
  onEditEnd: (end: EditEnd) => void;
  tabIndex: 0 | -1 | undefined;
  rowIndex: number | undefined;
}

/** One row. It is drawn again only for what changes in itself: not by scrolling, nor by other rows. */
export const GridRow = memo(DrawnGridRow) as typeof DrawnGridRow;

function DrawnGridRow<Row extends RowData>(props: GridRowProps<Row>) {
  const { parts, row, index, selected, expanded, editing, onEditEnd, tabIndex, rowIndex } = props;
  const { original } = row;
  const words = useWords(dataTableWords);
  return (
    <tr
      data-index={index}
      data-selected={selected || undefined}
      aria-rowindex={rowIndex}
      tabIndex={tabIndex}
      className={classes(
        'group bg-surface outline-none',
        parts.opens && 'cursor-pointer hover:bg-row-hover',
        'data-[selected]:bg-accent-soft focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
      )}
    >
      {parts.selectable ? (
        <td className={classes(cellClasses, 'left-0 z-cell px-0 text-center in-data-wide:sticky')}>
          <Checkbox
            aria-label={words.selectRow(parts.rowLabel(original))}
            checked={selected}
            tabIndex={-1}
            className="align-middle"
            onCheckedChange={() => undefined}
            onClick={(event) => toggleSelected(row, event.shiftKey)}
          />
        </td>
      ) : null}
      {parts.renderExpanded ? (
        <td
          className={classes(cellClasses, 'z-cell px-0 text-center in-data-wide:sticky')}
          style={{ left: parts.selectable ? SELECTION_WIDTH : 0 }}
        >
          {row.getCanExpand() ? (
            <ExpandButton
              row={parts.rowLabel(original)}
              expanded={expanded}
              inTabOrder={false}
              onToggle={() => row.toggleExpanded()}
            />
          ) : null}
        </td>
      ) : null}
      {parts.cells.map((cell, position) => {
        const { id, columnDef } = cell.column;
        const content = columnDef.meta?.cell(original);
        const edit = columnDef.meta?.edit?.(original);
        if (edit)
          return (
            <EditableCell
              key={id}
              cell={cell}
              edit={edit}
              rowLabel={parts.rowLabel(original)}
              editing={editing === id}
              onEditEnd={onEditEnd}
            >
              {content}
            </EditableCell>
          );
        return (
          <td key={id} className={cell.className} style={cell.style}>
            {position === 0 ? (
              <RowTitle link={parts.rowLink?.(original)} inTabOrder={false}>
                {content}
              </RowTitle>
            ) : (
              content
            )}
          </td>
        );
      })}
    </tr>
  );
}

interface EditableCellProps<Row extends RowData> {
  cell: BodyCell<Row>;
  edit: InlineEditDefinition;
  rowLabel: string;
  editing: boolean;
  onEditEnd: (end: EditEnd) => void;
  children: ReactNode;
}

function EditableCell<Row extends RowData>(props: EditableCellProps<Row>) {
  const { cell, edit, rowLabel, editing, onEditEnd, children } = props;
  const { id, columnDef } = cell.column;
  const words = useWords(dataTableWords);
  return (
    <td
      data-edit={id}
      tabIndex={-1}
      aria-keyshortcuts="Enter F2"
      className={classes(
        cell.className,
        'cursor-text outline-none hover:inset-ring hover:inset-ring-border-strong',
        'focus-visible:inset-ring-2 focus-visible:inset-ring-focus',
        editing && 'relative z-editing overflow-visible',
      )}
      style={cell.style}
    >
      {editing ? (
        <>
          <span aria-hidden className="invisible block truncate">
            {children}
          </span>
          <InlineEditField
            label={words.editing(columnDef.meta?.header ?? '', rowLabel)}
            edit={edit}
            tabs
            className="absolute top-1/2 right-0.5 left-0.5 -mt-[calc(var(--control-height)/2)] min-w-32 text-left"
            onEnd={onEditEnd}
          />
        </>
      ) : (
        children
      )}
    </td>
  );
}
