import { KeyboardSensor, PointerSensor } from '@dnd-kit/dom';
import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { useLayoutEffect, useState, type ReactNode, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { createLatestNames, listPlugins, type SortableNames } from './drag-words.ts';
import { createRowPlacing } from './place-by-rows.ts';
import { rowClasses, SortableRow } from './sortable-row.tsx';
import { sortableListWords } from './words.ts';

export interface SortableListProps<Item> {
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** What an item is called when it is moved. */
  itemLabel: (item: Item, index: number) => string;
  renderItem: (item: Item, index: number) => ReactNode;
  /** Requests to move the item at `from` to `to`; the list shows the order of `items`. */
  onMove: (from: number, to: number) => void;
  /** The order is shown, and cannot be changed. */
  disabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLOListElement> | undefined;
}

/** Rows that are all drawn whole; of more, those that are about to be seen. */
const mostWhole = 50;

const sensors = [PointerSensor, KeyboardSensor];

/** A list put in order by its handles (mouse, touch, keyboard) or by buttons up and down. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { locale } = useLabels();
  // the language of announcements cannot change after mounting
  return props.disabled ? <FixedList {...props} /> : <List key={locale} {...props} />;
}

// positions of rows are relative to the list
const listClasses = 'relative divide-y divide-border rounded-medium border border-border bg-surface';

function FixedList<Item>({ label, items, itemKey, renderItem, className, ref }: SortableListProps<Item>) {
  return (
    <ol ref={ref} aria-label={label} data-slot="sortable-list" className={classes(listClasses, className)}>
      {items.map((item, index) => (
        <li key={itemKey(item)} className={rowClasses}>
          <div className="min-w-0 flex-1">{renderItem(item, index)}</div>
        </li>
      ))}
    </ol>
  );
}

function List<Item>(props: SortableListProps<Item>) {
  const { label, items, itemKey, itemLabel, renderItem, onMove, className, ref } = props;
  const words = useWords(sortableListWords);
  const [announcement, setAnnouncement] = useState('');
  const names: SortableNames = {
    words,
    count: items.length,
    nameOf: (id) => {
      const index = items.findIndex((item) => itemKey(item) === id);
      const item = items[index];
      return item === undefined ? '' : itemLabel(item, index);
    },
  };
  const [latest] = useState(() => createLatestNames(names));
  const [plugins] = useState(() => listPlugins(latest));
  const [placing] = useState(() => createRowPlacing(() => latest.read().count <= mostWhole));
  useLayoutEffect(() => {
    latest.update(names);
  });

  function move(from: number, to: number): void {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length) return;
    onMove(from, to);
    setAnnouncement(words.itemMoved(itemLabel(item, from), to + 1, items.length));
  }

  function drop(event: DragEndEvent): void {
    placing.end();
    const { source } = event.operation;
    if (event.canceled || !isSortable(source)) return;
    if (source.initialIndex !== source.index) onMove(source.initialIndex, source.index);
  }

  return (
    <DragDropProvider
      sensors={sensors}
      plugins={plugins}
      onBeforeDragStart={(_, manager) => placing.start(manager)}
      onDragMove={(_, manager) => placing.follow(manager)}
      onDragEnd={drop}
    >
      <ol ref={ref} aria-label={label} data-slot="sortable-list" className={classes(listClasses, className)}>
        {items.map((item, index) => (
          <SortableRow
            key={itemKey(item)}
            id={itemKey(item)}
            index={index}
            count={items.length}
            name={itemLabel(item, index)}
            isLong={items.length > mostWhole}
            onMove={move}
          >
            {renderItem(item, index)}
          </SortableRow>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DragDropProvider>
  );
}
