import { ListFilter } from 'lucide-react';
import { useRef, useState } from 'react';

import { Button } from '../button/index.ts';
import { DropdownMenu, DropdownMenuItem } from '../dropdown-menu/index.ts';
import { useWords } from '../labels/index.ts';
import type { FilterDefinition } from './filters.ts';
import { filterBarWords } from './words.ts';

interface AddFilterMenuProps {
  filters: readonly FilterDefinition[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdd: (filter: FilterDefinition) => void;
}

/** The button and the menu of filters that can be added. */
export function AddFilterMenu({ filters, ...props }: AddFilterMenuProps) {
  const words = useWords(filterBarWords);
  const [hadFocus] = useState(standInHasFocus);
  const needsFocus = useRef(hadFocus);
  const chosen = useRef<FilterDefinition>(null);
  return (
    <DropdownMenu
      label={words.addFilter}
      open={props.open}
      onOpenChange={props.onOpenChange}
      trigger={
        <Button
          ref={(button) => {
            if (button && needsFocus.current) button.focus({ preventScroll: true });
            needsFocus.current = false;
          }}
          variant="ghost"
          icon={<ListFilter aria-hidden />}
          onFocus={() => {
            // the menu has restored the focus only now: before, that would move it away from the editor
            if (chosen.current) props.onAdd(chosen.current);
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
            if (filter.kind === 'toggle') props.onAdd(filter);
            else chosen.current = filter;
          }}
        >
          {filter.label}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}

/**
 * Returns whether the placeholder button, shown until this code is loaded, has the focus; it is still in the document.
 */
function standInHasFocus(): boolean {
  return document.activeElement?.matches('[role="search"] [aria-haspopup="menu"]') ?? false;
}
