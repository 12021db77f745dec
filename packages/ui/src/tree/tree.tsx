import {
  hotkeysCoreFeature,
  selectionFeature,
  syncDataLoaderFeature,
  type ItemInstance,
} from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { useEffect, useMemo, useState, type KeyboardEvent, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { defineWords, useLabels, useWords } from '../labels/index.ts';
import { indexTree, nextByLetter, ROOT, type TreeNode } from './tree-index.ts';
import { TreeRow } from './tree-row.tsx';

const treeWords = defineWords('tree', {
  pl: { loading: 'Wczytuję…', failed: 'Nie udało się wczytać. Rozwiń ponownie.' },
  en: { loading: 'Loading…', failed: 'Could not load. Expand again.' },
});

export interface TreeProps {
  /** Accessible name of the tree. */
  label: string;
  items: readonly TreeNode[];
  /** Loads the children of a `lazy` node, once; a failure is shown, and expanding again retries. */
  loadChildren?: ((id: string) => Promise<readonly TreeNode[]>) | undefined;
  /** Ids of the branches that are open at first. */
  defaultExpanded?: readonly string[] | undefined;
  /** How many can be selected; without it nothing can. */
  selectionMode?: 'single' | 'multiple' | undefined;
  selected?: readonly string[] | undefined;
  onSelectedChange?: ((ids: string[]) => void) | undefined;
  /** Enter and a double press on an item. */
  onOpen?: ((id: string) => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const NO_ITEMS: readonly string[] = [];
type Status = 'loading' | 'failed';

/** Things within things. One item is in the tab order; arrows, Home, End and letters go to the others. */
export function Tree(props: TreeProps) {
  const {
    label,
    items,
    loadChildren,
    defaultExpanded = NO_ITEMS,
    selectionMode,
    onOpen,
    className,
    ref,
  } = props;
  const { selected = NO_ITEMS, onSelectedChange } = props;
  const { locale } = useLabels();
  const words = useWords(treeWords);
  const [loaded, setLoaded] = useState<ReadonlyMap<string, readonly TreeNode[]>>(new Map());
  const [statuses, setStatuses] = useState<ReadonlyMap<string, Status>>(new Map());
  const [expanded, setExpanded] = useState([...defaultExpanded]);
  const index = useMemo(() => indexTree(items, loaded), [items, loaded]);

  const setStatus = (id: string, status: Status | undefined) => {
    setStatuses((before) => {
      const next = new Map(before);
      if (status) next.set(id, status);
      else next.delete(id);
      return next;
    });
  };
  async function load(id: string): Promise<void> {
    if (!loadChildren || statuses.get(id) === 'loading') return;
    setStatus(id, 'loading');
    try {
      const children = await loadChildren(id);
      setLoaded((before) => new Map(before).set(id, children));
      setStatus(id, undefined);
    } catch {
      setStatus(id, 'failed');
      setExpanded((ids) => ids.filter((other) => other !== id));
    }
  }

  const select = (ids: readonly string[]) => {
    if (selectionMode) onSelectedChange?.(selectionMode === 'single' ? ids.slice(-1) : [...ids]);
  };
  const tree = useTree<TreeNode>({
    rootItemId: ROOT,
    features: [syncDataLoaderFeature, selectionFeature, hotkeysCoreFeature],
    dataLoader: { getItem: index.node, getChildren: index.childIds },
    getItemName: (item) => item.getItemData().label,
    isItemFolder: (item) => index.branches(item.getId()),
    state: { expandedItems: expanded, selectedItems: [...selected] },
    setExpandedItems: (change) => {
      const next = typeof change === 'function' ? change(expanded) : change;
      setExpanded(next);
      const unknown = next.filter((id) => !expanded.includes(id) && index.isUnknown(id));
      void Promise.all(unknown.map(load));
    },
    setSelectedItems: (change) => {
      select(typeof change === 'function' ? change([...selected]) : change);
    },
  });
  // the library caches its list of rows until the tree is rebuilt
  useEffect(
    () => {
      tree.rebuildTree();
    },
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the tree reads the changed index and expansion itself
    [tree, index, expanded],
  );

  const toggle = (item: ItemInstance<TreeNode>) => {
    if (item.isExpanded()) item.collapse();
    else item.expand();
  };
  const open = (item: ItemInstance<TreeNode>) => {
    if (onOpen) onOpen(item.getId());
    else if (selectionMode) select([item.getId()]);
    else toggle(item);
  };
  const lines = tree.getItems();

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = tree.getFocusedItem();
    if (event.key === 'Enter') open(focused);
    else if (event.key === ' ' && selectionMode === 'multiple') focused.toggleSelect();
    else if (event.key === ' ') select([focused.getId()]);
    else if (event.key.length === 1) {
      const labels = lines.map((item) => ({ item, label: item.getItemName() }));
      nextByLetter(labels, focused.getItemMeta().index, event.key, locale)?.item.setFocused();
      tree.updateDomFocus();
      return;
    } else return;
    event.preventDefault();
  };

  return (
    <div
      ref={ref}
      role="tree"
      {...tree.getContainerProps(label)}
      // the items inside carry the focus
      tabIndex={undefined}
      aria-multiselectable={selectionMode === 'multiple' || undefined}
      data-slot="tree"
      onKeyDown={handleKeyDown}
      className={classes('flex min-w-0 flex-col gap-px', className)}
    >
      {lines.map((item) => {
        const status = statuses.get(item.getId());
        return (
          <TreeRow
            key={item.getKey()}
            item={item}
            status={status}
            note={status ? words[status] : undefined}
            selectable={selectionMode !== undefined}
            onToggle={() => {
              item.setFocused();
              toggle(item);
            }}
            onOpen={() => {
              open(item);
            }}
          />
        );
      })}
    </div>
  );
}
