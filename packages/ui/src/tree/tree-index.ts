import type { ReactNode } from 'react';

export interface TreeNode {
  /** One of its kind in the whole tree, and not empty. */
  id: string;
  label: string;
  icon?: ReactNode;
  /** At the end of the line: a count, a chip. */
  meta?: ReactNode;
  children?: readonly TreeNode[] | undefined;
  /** Its children come from `loadChildren` when it is first expanded. */
  lazy?: boolean | undefined;
}

/** Id of the place above the first level; no node bears it. */
export const ROOT = '';

export interface TreeIndex {
  node: (id: string) => TreeNode;
  childIds: (id: string) => string[];
  /** Whether the node has children, or may have. */
  branches: (id: string) => boolean;
  /** Returns whether its children have not been loaded yet. */
  isUnknown: (id: string) => boolean;
}

/** The tree by ids, with the children that have been loaded so far in their places. */
export function indexTree(
  items: readonly TreeNode[],
  loaded: ReadonlyMap<string, readonly TreeNode[]>,
): TreeIndex {
  const nodes = new Map<string, TreeNode>();
  const children = new Map<string, string[]>();
  const add = (id: string, below: readonly TreeNode[]) => {
    children.set(
      id,
      below.map((node) => node.id),
    );
    for (const node of below) {
      nodes.set(node.id, node);
      const own = node.children ?? loaded.get(node.id);
      if (own) add(node.id, own);
    }
  };
  add(ROOT, items);
  const isUnknown = (id: string) => Boolean(nodes.get(id)?.lazy) && !children.has(id);
  return {
    node: (id) => nodes.get(id) ?? { id, label: '' },
    childIds: (id) => children.get(id) ?? [],
    branches: (id) => isUnknown(id) || (children.get(id)?.length ?? 0) > 0,
    isUnknown,
  };
}

/** Returns the next item, wrapping around, whose label starts with the letter. */
export function nextByLetter<Item extends { label: string }>(
  items: readonly Item[],
  from: number,
  letter: string,
  locale: string,
): Item | undefined {
  const prefix = letter.toLocaleLowerCase(locale);
  return [...items.slice(from + 1), ...items.slice(0, from + 1)].find((item) =>
    item.label.toLocaleLowerCase(locale).startsWith(prefix),
  );
}
