import type { ItemInstance } from '@headless-tree/core';
import { ChevronRight, LoaderCircle } from 'lucide-react';
import type { MouseEvent } from 'react';

import { classes } from '../classes/index.ts';
import type { TreeNode } from './tree-index.ts';

interface TreeRowProps {
  item: ItemInstance<TreeNode>;
  status: 'loading' | 'failed' | undefined;
  /** The status in words. */
  note: string | undefined;
  selectable: boolean;
  onToggle: () => void;
  onOpen: () => void;
}

const INDENT = 18;

/** One line. A press selects, or opens and closes where nothing can be selected; the arrow only opens and closes. */
export function TreeRow({ item, status, note, selectable, onToggle, onOpen }: TreeRowProps) {
  const node = item.getItemData();
  const { onClick, ...itemProps } = item.getProps();
  const selected = selectable && item.isSelected();
  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    item.setFocused();
    event.currentTarget.focus({ preventScroll: true });
    if (!selectable) {
      if (item.isFolder()) onToggle();
    } else if (event.shiftKey) item.selectUpTo(event.ctrlKey || event.metaKey);
    else if (event.ctrlKey || event.metaKey) item.toggleSelect();
    else item.getTree().setSelectedItems([item.getId()]);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the tree handles the keys of all its items
    <div
      {...itemProps}
      aria-selected={selectable ? selected : undefined}
      aria-busy={status === 'loading' || undefined}
      // named by its contents, of which the label is only a part
      aria-label={undefined}
      data-slot="tree-item"
      onClick={handleClick}
      onDoubleClick={selectable ? onOpen : undefined}
      className={classes(
        'flex min-h-8 min-w-0 cursor-default items-center gap-1.5 rounded-small py-1 pr-2 outline-none select-none',
        'hover:bg-surface-hover focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
        selected && 'bg-accent-soft hover:bg-accent-soft',
      )}
      style={{ paddingLeft: 4 + item.getItemMeta().level * INDENT }}
    >
      {item.isFolder() ? (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a shortcut for the mouse: the arrow keys do the same on the item
        <span
          aria-hidden
          data-slot="tree-arrow"
          className="inline-flex size-5 shrink-0 items-center justify-center rounded-small text-text-muted hover:text-text"
          onClick={(event) => {
            event.stopPropagation();
            onToggle();
          }}
        >
          {status === 'loading' ? (
            <LoaderCircle size={14} className="animate-spin motion-reduce:animate-none" />
          ) : (
            <ChevronRight
              size={16}
              className={classes(
                'transition-transform motion-reduce:transition-none',
                item.isExpanded() && 'rotate-90',
              )}
            />
          )}
        </span>
      ) : (
        <span aria-hidden className="size-5 shrink-0" />
      )}
      {node.icon ? (
        <span aria-hidden className="shrink-0 text-text-muted [&_svg]:size-4">
          {node.icon}
        </span>
      ) : null}
      <span className="min-w-0 flex-1 truncate">{node.label}</span>
      {status === 'loading' ? <span className="sr-only">{note}</span> : null}
      {status === 'failed' ? <span className="text-small text-destructive">{note}</span> : null}
      {node.meta ? (
        <span className="shrink-0 text-small text-text-muted tabular-nums">{node.meta}</span>
      ) : null}
    </div>
  );
}
