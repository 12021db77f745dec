import { Check, ChevronRight, Circle } from 'lucide-react';
import { DropdownMenu as RadixMenu } from 'radix-ui';
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import {
  menuContentClasses,
  menuItemClasses,
  menuLabelClasses,
  menuSeparatorClasses,
} from './menu-classes.ts';
import { MenuItemContent } from './menu-item-content.tsx';

export interface DropdownMenuProps {
  /** One button; it receives the trigger's props and ref. */
  trigger: ReactElement;
  children: ReactNode;
  /** Name of the menu, where the trigger's own name does not describe it. */
  label?: string | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
  /** The menu, while it is open. */
  ref?: Ref<HTMLDivElement> | undefined;
}

export function DropdownMenu({
  trigger,
  children,
  label,
  align = 'start',
  side = 'bottom',
  open,
  onOpenChange,
  className,
  ref,
}: DropdownMenuProps) {
  return (
    <RadixMenu.Root
      modal={false}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          ref={ref}
          data-slot="dropdown-menu"
          {...(label ? { 'aria-label': label, 'aria-labelledby': undefined } : {})}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={10}
          className={classes(menuContentClasses, className)}
        >
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

export interface DropdownMenuItemProps {
  children: ReactNode;
  /** Called with the event: `preventDefault()` prevents the menu from closing. */
  onSelect?: ((event: Event) => void) | undefined;
  icon?: ReactNode;
  destructive?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Keys that do the same, as people read them: `Ctrl K`. */
  shortcut?: string | undefined;
  /** A link the row becomes; its own children are not used. */
  link?: ReactElement<{ children?: ReactNode }> | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

export function DropdownMenuItem({
  children,
  onSelect,
  icon,
  destructive = false,
  disabled = false,
  shortcut,
  link,
  className,
  ref,
}: DropdownMenuItemProps) {
  const content = (
    <MenuItemContent icon={icon} shortcut={shortcut}>
      {children}
    </MenuItemContent>
  );
  return (
    <RadixMenu.Item
      ref={ref}
      asChild={Boolean(link)}
      disabled={disabled}
      {...(onSelect ? { onSelect } : {})}
      className={classes(menuItemClasses({ destructive }), className)}
    >
      {link ? cloneElement(link, undefined, content) : content}
    </RadixMenu.Item>
  );
}

type CheckboxItemProps = Pick<
  ComponentProps<typeof RadixMenu.CheckboxItem>,
  'checked' | 'onCheckedChange' | 'disabled' | 'onSelect' | 'children' | 'className' | 'ref'
>;

/** Stays open when ticked, so several can be chosen in one go. */
export function DropdownMenuCheckboxItem({ children, onSelect, className, ...props }: CheckboxItemProps) {
  return (
    <RadixMenu.CheckboxItem
      {...props}
      onSelect={(event) => {
        event.preventDefault();
        onSelect?.(event);
      }}
      className={classes(menuItemClasses(), 'pl-8', className)}
    >
      <RadixMenu.ItemIndicator className="absolute left-2">
        <Check aria-hidden />
      </RadixMenu.ItemIndicator>
      {children}
    </RadixMenu.CheckboxItem>
  );
}

export function DropdownMenuRadioGroup(
  props: Pick<
    ComponentProps<typeof RadixMenu.RadioGroup>,
    'value' | 'onValueChange' | 'children' | 'aria-label' | 'className' | 'ref'
  >,
) {
  return <RadixMenu.RadioGroup {...props} />;
}

export function DropdownMenuRadioItem({
  children,
  className,
  ...props
}: Pick<
  ComponentProps<typeof RadixMenu.RadioItem>,
  'value' | 'disabled' | 'onSelect' | 'children' | 'className' | 'ref'
>) {
  return (
    <RadixMenu.RadioItem {...props} className={classes(menuItemClasses(), 'pl-8', className)}>
      <RadixMenu.ItemIndicator className="absolute left-2 grid size-4 place-items-center">
        <Circle aria-hidden className="size-2! fill-current" />
      </RadixMenu.ItemIndicator>
      {children}
    </RadixMenu.RadioItem>
  );
}

/** A row that opens a further menu beside it. */
export function DropdownMenuSub({
  label,
  icon,
  disabled = false,
  children,
  className,
  ref,
}: {
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}) {
  return (
    <RadixMenu.Sub>
      <RadixMenu.SubTrigger ref={ref} disabled={disabled} className={classes(menuItemClasses(), className)}>
        <MenuItemContent icon={icon}>{label}</MenuItemContent>
        <ChevronRight aria-hidden />
      </RadixMenu.SubTrigger>
      <RadixMenu.Portal>
        <RadixMenu.SubContent sideOffset={4} collisionPadding={10} className={menuContentClasses}>
          {children}
        </RadixMenu.SubContent>
      </RadixMenu.Portal>
    </RadixMenu.Sub>
  );
}

export function DropdownMenuLabel({
  className,
  ...props
}: Pick<ComponentProps<typeof RadixMenu.Label>, 'children' | 'className' | 'ref'>) {
  return <RadixMenu.Label {...props} className={classes(menuLabelClasses, className)} />;
}

export function DropdownMenuSeparator({
  className,
  ref,
}: Pick<ComponentProps<typeof RadixMenu.Separator>, 'className' | 'ref'>) {
  return <RadixMenu.Separator ref={ref} className={classes(menuSeparatorClasses, className)} />;
}
