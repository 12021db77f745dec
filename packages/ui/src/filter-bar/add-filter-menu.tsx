import { ListFilter } from 'lucide-react';
import { useRef, type RefObject } from 'react';

import { Button } from '../button/index.ts';
import { DropdownMenu, DropdownMenuItem } from '../dropdown-menu/index.ts';
import { useWords } from '../labels/index.ts';
import type { FilterDefinition } from './filters.ts';
import { filterBarWords } from './words.ts';

interface AddFilterMenuProps {
  filters: readonly FilterDefinition[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (filter: FilterDefinition) => void;
  /** Called once the menu has given the focus back: earlier it would take it from what opens. */
  onClosed: () => void;
  /** Whether the button that stood here before had the focus. */
  hadFocusRef: RefObject<boolean>;
}

/** The button and the menu of filters that can be added. */
export function AddFilterMenu({ filters, hadFocusRef, ...props }: AddFilterMenuProps) {
  const words = useWords(filterBarWords);
  const chosen = useRef(false);
  return (
    <DropdownMenu
      label={words.addFilter}
      open={props.open}
      onOpenChange={props.onOpenChange}
      trigger={
        <Button
          ref={(button) => {
            if (button && hadFocusRef.current) button.focus({ preventScroll: true });
            hadFocusRef.current = false;
          }}
          variant="ghost"
          icon={<ListFilter aria-hidden />}
          onFocus={() => {
            if (chosen.current) props.onClosed();
            chosen.current = false;
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
            chosen.current = true;
            props.onChoose(filter);
          }}
        >
          {filter.label}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
