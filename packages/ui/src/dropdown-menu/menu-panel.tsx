import { Check, ChevronRight, Circle } from 'lucide-react';
import { DropdownMenu as RadixMenu } from 'radix-ui';
import {
  cloneElement,
  useRef,
  type ComponentProps,
  type FocusEvent,
  type RefObject,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';

import { classes } from '../classes/index.ts';
import { StandIn } from '../lazy/stand-in.tsx';
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

export interface DropdownMenuSubProps {
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

export interface MenuPanelProps extends Omit<DropdownMenuProps, 'trigger'> {
  trigger: RefObject<HTMLElement | null>;
  triggerId: string;
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A key has opened the menu, which was not there to notice. */
  opensByKey: boolean;
}

/** The menu itself, beside a trigger that is drawn elsewhere. */
export function MenuPanel({
  trigger,
  triggerId,
  id,
  children,
  label,
  align = 'start',
  side = 'bottom',
  open,
  onOpenChange,
  opensByKey,
  className,
  ref,
}: MenuPanelProps) {
  const isNew = useRef(true);
  const focusFirst = (event: FocusEvent<HTMLElement>) => {
    const menu = event.currentTarget;
    if (!isNew.current || event.target !== menu) return;
    isNew.current = false;
    if (opensByKey) menu.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
  };
  return (
    <RadixMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <RadixMenu.Trigger asChild>
        <StandIn element={trigger} />
      </RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          ref={ref}
          id={id}
          data-slot="dropdown-menu"
          aria-label={label}
          aria-labelledby={label ? undefined : triggerId}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={10}
          onFocus={focusFirst}
          className={classes(menuContentClasses, className)}
        >
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

export function MenuItem({
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

export type MenuCheckboxItemProps = Pick<
  ComponentProps<typeof RadixMenu.CheckboxItem>,
  'checked' | 'onCheckedChange' | 'disabled' | 'onSelect' | 'children' | 'className' | 'ref'
>;

export function MenuCheckboxItem({ children, onSelect, className, ...props }: MenuCheckboxItemProps) {
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

export type MenuRadioGroupProps = Pick<
  ComponentProps<typeof RadixMenu.RadioGroup>,
  'value' | 'onValueChange' | 'children' | 'aria-label' | 'className' | 'ref'
>;

export function MenuRadioGroup(props: MenuRadioGroupProps) {
  return <RadixMenu.RadioGroup {...props} />;
}

export type MenuRadioItemProps = Pick<
  ComponentProps<typeof RadixMenu.RadioItem>,
  'value' | 'disabled' | 'onSelect' | 'children' | 'className' | 'ref'
>;

export function MenuRadioItem({ children, className, ...props }: MenuRadioItemProps) {
  return (
    <RadixMenu.RadioItem {...props} className={classes(menuItemClasses(), 'pl-8', className)}>
      <RadixMenu.ItemIndicator className="absolute left-2 grid size-4 place-items-center">
        <Circle aria-hidden className="size-2! fill-current" />
      </RadixMenu.ItemIndicator>
      {children}
    </RadixMenu.RadioItem>
  );
}

export function MenuSub({ label, icon, disabled = false, children, className, ref }: DropdownMenuSubProps) {
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

export type MenuLabelProps = Pick<ComponentProps<typeof RadixMenu.Label>, 'children' | 'className' | 'ref'>;

export function MenuLabel({ className, ...props }: MenuLabelProps) {
  return <RadixMenu.Label {...props} className={classes(menuLabelClasses, className)} />;
}

export type MenuSeparatorProps = Pick<ComponentProps<typeof RadixMenu.Separator>, 'className' | 'ref'>;

export function MenuSeparator({ className, ref }: MenuSeparatorProps) {
  return <RadixMenu.Separator ref={ref} className={classes(menuSeparatorClasses, className)} />;
}
