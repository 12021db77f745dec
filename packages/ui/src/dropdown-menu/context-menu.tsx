import { ContextMenu as RadixMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

import type { DropdownMenuItemProps } from './dropdown-menu.tsx';
import { menuContentClasses, menuItemClasses, menuSeparatorClasses } from './menu-classes.ts';
import { MenuItemContent } from './menu-item-content.tsx';

export interface ContextMenuProps {
  /** The menu's name: the thing that was pressed. */
  label: string;
  /** The area that answers a right click, a long touch, or Shift F10. */
  children: ReactElement;
  /** `ContextMenuItem`s and separators. */
  items: ReactNode;
}

/** A faster way to what is also reachable elsewhere: never the only way. */
export function ContextMenu({ label, children, items }: ContextMenuProps) {
  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger asChild>{children}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          data-slot="context-menu"
          aria-label={label}
          collisionPadding={10}
          className={menuContentClasses}
        >
          {items}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

export function ContextMenuItem({
  children,
  onSelect,
  icon,
  destructive = false,
  disabled = false,
  shortcut,
}: Omit<DropdownMenuItemProps, 'link'>) {
  return (
    <RadixMenu.Item
      disabled={disabled}
      {...(onSelect ? { onSelect } : {})}
      className={menuItemClasses({ destructive })}
    >
      <MenuItemContent icon={icon} shortcut={shortcut}>
        {children}
      </MenuItemContent>
    </RadixMenu.Item>
  );
}

export function ContextMenuSeparator() {
  return <RadixMenu.Separator className={menuSeparatorClasses} />;
}
