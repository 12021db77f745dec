import { Slot } from 'radix-ui';
import { cloneElement, type ReactElement, type ReactNode, type Ref } from 'react';

import { classes } from '../classes/index.ts';

export interface LinkTabsItem {
  key: string;
  label: ReactNode;
  active: boolean;
  /** A router's link. */
  link: ReactElement<{ children?: ReactNode }>;
}

export interface LinkTabsProps {
  items: readonly LinkTabsItem[];
  /** Name of the navigation. */
  label: string;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

function showActive(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Sibling pages in a row, looking like `Tabs`: each has an address of its own. */
export function LinkTabs({ items, label, className, ref }: LinkTabsProps) {
  return (
    <nav
      ref={ref}
      data-slot="link-tabs"
      aria-label={label}
      className={classes('overflow-x-auto border-b border-border [scrollbar-width:thin]', className)}
    >
      <ul className="flex gap-1">
        {items.map(({ key, label: name, active, link }) => (
          <li key={key} className="shrink-0">
            <Slot.Root
              ref={active ? showActive : null}
              aria-current={active ? 'page' : undefined}
              className={classes(
                'relative flex h-9 items-center rounded-t-medium px-2.5 font-medium whitespace-nowrap -outline-offset-2',
                'after:absolute after:inset-x-1 after:bottom-0 after:h-0.5 after:rounded-full',
                active ? 'text-text after:bg-accent' : 'text-text-muted hover:text-text',
              )}
            >
              {cloneElement(link, undefined, name)}
            </Slot.Root>
          </li>
        ))}
      </ul>
    </nav>
  );
}
