import { ChevronDown } from 'lucide-react';
import { Slot } from 'radix-ui';
import { cloneElement, useId, type ReactElement, type ReactNode, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { useMenuCollapsed } from './menu-context.tsx';

/** Mark and name of the product at the menu's top; collapsed, only the mark. */
export function MenuBrand({
  mark,
  name,
  className,
  ref,
}: {
  mark: ReactNode;
  name: string;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}) {
  const collapsed = useMenuCollapsed();
  return (
    <div ref={ref} className={classes('flex h-12 items-center gap-2 px-3.5 font-semibold', className)}>
      <span aria-hidden className="grid size-7 shrink-0 place-items-center">
        {mark}
      </span>
      <span className={classes('truncate', collapsed && 'sr-only')}>{name}</span>
    </div>
  );
}

export interface MenuGroupProps {
  label: string;
  /** `MenuItem`s. */
  children: ReactNode;
  /** Whether its entries are shown; a menu of icons shows all. */
  open?: boolean | undefined;
  /** Makes the heading fold and open the group. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const headingClasses = 'flex w-full items-center px-2 pt-3 pb-1 text-tiny font-medium text-text-faint';

export function MenuGroup({ label, children, open = true, onOpenChange, className, ref }: MenuGroupProps) {
  const collapsed = useMenuCollapsed();
  const id = useId();
  return (
    <div
      ref={ref}
      data-slot="menu-group"
      className={classes(collapsed && 'border-t border-border pt-2 first:border-0', className)}
    >
      {onOpenChange && !collapsed ? (
        <button
          id={id}
          type="button"
          aria-expanded={open}
          onClick={() => onOpenChange(!open)}
          className={classes(headingClasses, 'group/fold rounded-medium hover:text-text')}
        >
          {label}
          <ChevronDown
            aria-hidden
            className={classes(
              'ml-auto size-3.5 transition-transform',
              open
                ? 'opacity-0 group-hover/fold:opacity-100 group-focus-visible/fold:opacity-100'
                : '-rotate-90',
            )}
          />
        </button>
      ) : (
        <p id={id} className={classes(headingClasses, collapsed && 'sr-only')}>
          {label}
        </p>
      )}
      {(open || collapsed) && (
        <ul aria-labelledby={id} className="space-y-px">
          {children}
        </ul>
      )}
    </div>
  );
}

export interface MenuItemProps {
  icon: ReactNode;
  label: string;
  /** The page being looked at lies under this entry. */
  active?: boolean | undefined;
  /** Number of pending things there; 0 shows nothing. */
  count?: number | undefined;
  /** What the number counts, for screen readers: `3 nowe wiadomości`. */
  countLabel?: string | undefined;
  /** A router's link; the entry's own icon and label become its children. */
  link: ReactElement<{ children?: ReactNode }>;
  className?: string | undefined;
  ref?: Ref<HTMLLIElement> | undefined;
}

export function MenuItem({
  icon,
  label,
  active = false,
  count = 0,
  countLabel,
  link,
  className,
  ref,
}: MenuItemProps) {
  const collapsed = useMenuCollapsed();
  const content = (
    <>
      {icon}
      <span className={classes('truncate', collapsed && 'sr-only')}>{label}</span>
      {count > 0 && (
        <>
          <span
            aria-hidden
            className={classes(
              'ml-auto rounded-full bg-accent px-1.5 text-tiny text-on-accent tabular-nums',
              collapsed && 'absolute top-0.5 right-0.5 size-2 overflow-hidden p-0 text-transparent',
            )}
          >
            {count > 99 ? '99+' : count}
          </span>
          <span className="sr-only">{countLabel ?? count}</span>
        </>
      )}
    </>
  );
  const entry = (
    <Slot.Root
      data-slot="menu-item"
      {...(active ? { 'aria-current': 'page' as const } : {})}
      className={classes(
        'relative flex h-8 items-center gap-2.5 rounded-medium px-2 font-medium text-text-muted max-md:h-10',
        '-outline-offset-2 hover:bg-surface-hover hover:text-text [&_svg]:size-4 [&_svg]:shrink-0',
        active && 'bg-accent-soft text-accent-text hover:bg-accent-soft hover:text-accent-text',
        collapsed && 'justify-center',
      )}
    >
      {cloneElement(link, undefined, content)}
    </Slot.Root>
  );
  return (
    <li className={className} ref={ref}>
      {collapsed ? (
        <Tooltip label={label} side="right" describes={false}>
          {entry}
        </Tooltip>
      ) : (
        entry
      )}
    </li>
  );
}
