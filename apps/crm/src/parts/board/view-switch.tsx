import type { ListName } from '@szansa/domain/list';
import { Link, useSearch } from '@tanstack/react-router';
import { KanbanSquare, LayoutGrid, List } from 'lucide-react';

import type { SearchParams } from '#kit/address/search-params.ts';
import { rememberList } from '#kit/lists/list-memory.ts';
import { viewKey } from '#kit/lists/opening.ts';

const views = ['cards', 'board', 'list'] as const;

export type View = (typeof views)[number];

const icons = { cards: LayoutGrid, board: KanbanSquare, list: List };

interface ViewSwitchProps {
  list: ListName;
  /** The view that the address has no need to name. */
  usual: View;
  label: string;
  /** The views that there are, by their names. */
  names: Readonly<Partial<Record<View, string>>>;
  /** Whether the board and the list have saved views of their own: filters go along then, the chosen view does not. */
  hasOwnViews?: boolean;
}

/** The views of a list: links, so that each has an address. */
export function ViewSwitch({ list, usual, label, names, hasOwnViews = false }: ViewSwitchProps) {
  const { view: _view, [viewKey]: chosen, ...rest }: SearchParams = useSearch({ strict: false });
  const params = hasOwnViews || chosen === undefined ? rest : { ...rest, [viewKey]: chosen };
  return (
    <nav
      aria-label={label}
      className="flex h-control items-stretch gap-0.5 rounded-medium bg-surface-sunken p-0.5"
    >
      {views.map((each) => {
        if (names[each] === undefined) return null;
        const Icon = icons[each];
        const search = each === usual ? params : { ...params, view: each };
        return (
          <Link
            key={each}
            to="."
            search={search}
            // the address of one view is part of the other's
            activeOptions={{ exact: true }}
            onClick={() => rememberList(list, search)}
            className="inline-flex items-center gap-1.5 rounded-small px-2.5 font-medium text-text-muted hover:text-text aria-[current=page]:level-raised aria-[current=page]:text-text aria-[current=page]:shadow-small"
          >
            <Icon aria-hidden className="size-4" />
            <span className="max-sm:sr-only">{names[each]}</span>
          </Link>
        );
      })}
    </nav>
  );
}
