import { ContextMenu as RadixMenu } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';
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
  className?: string | undefined;
  /** The menu, while it is open. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A faster way to what is also reachable elsewhere: never the only way. */
export function ContextMenu({ label, children, items, className, ref }: ContextMenuProps) {
  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger asChild>{children}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          ref={ref}
          data-slot="context-menu"
          aria-label={label}
          collisionPadding={10}
          className={classes(menuContentClasses, className)}
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
  className,
  ref,
}: Omit<DropdownMenuItemProps, 'link'>) {
  return (
    <RadixMenu.Item
      ref={ref}
      disabled={disabled}
      {...(onSelect ? { onSelect } : {})}
      className={classes(menuItemClasses({ destructive }), className)}
    >
      <MenuItemContent icon={icon} shortcut={shortcut}>
        {children}
      </MenuItemContent>
    </RadixMenu.Item>
  );
}

export function ContextMenuSeparator({
  className,
  ref,
}: Pick<ComponentProps<typeof RadixMenu.Separator>, 'className' | 'ref'>) {
  return <RadixMenu.Separator ref={ref} className={classes(menuSeparatorClasses, className)} />;
}
