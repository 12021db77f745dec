import { ListFilter } from 'lucide-react';
import { useRef } from 'react';

import { Button } from '../button/index.ts';
import { DropdownMenu, DropdownMenuItem } from '../dropdown-menu/index.ts';
import { useWords } from '../labels/index.ts';
import type { FilterDefinition } from './filters.ts';
import { filterBarWords } from './words.ts';

interface AddFilterMenuProps {
  filters: readonly FilterDefinition[];
  onAdd: (filter: FilterDefinition) => void;
}

/** The button and the menu of filters that can be added. */
export function AddFilterMenu({ filters, onAdd }: AddFilterMenuProps) {
  const words = useWords(filterBarWords);
  const chosen = useRef<FilterDefinition>(null);
  return (
    <DropdownMenu
      label={words.addFilter}
      trigger={
        <Button
          variant="ghost"
          icon={<ListFilter aria-hidden />}
          onFocus={() => {
            // the menu has restored the focus only now: before, that would move it away from the editor
            if (chosen.current) onAdd(chosen.current);
            chosen.current = null;
          }}
        >
          {words.addFilter}
        </Button>
      }
    >
      {filters.map((filter) => (
        <DropdownMenuItem
          key={filter.key}
          onSelect={() => {
            if (filter.kind === 'toggle') onAdd(filter);
            else chosen.current = filter;
          }}
        >
          {filter.label}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
