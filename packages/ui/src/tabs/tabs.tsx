import { Tabs as RadixTabs } from 'radix-ui';
import type { FocusEvent, ReactNode } from 'react';

import { classes } from '../classes/index.ts';

export interface TabItem<Value extends string = string> {
  value: Value;
  label: ReactNode;
  count?: number | undefined;
  disabled?: boolean | undefined;
  /** Shown while this tab is chosen; without it the tab shows the `children` of `Tabs`. */
  content?: ReactNode;
}

export interface TabsProps<Value extends string = string> {
  value: Value;
  onValueChange: (value: Value) => void;
  items: readonly TabItem<Value>[];
  /** Name of the row of tabs. */
  label: string;
  /** Panel of the chosen tab, where the screen renders it itself (a nested route). */
  children?: ReactNode;
  className?: string | undefined;
}

function bringIntoView(event: FocusEvent<HTMLElement>) {
  event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The chosen tab is seen from the start, also when the row is wider than the screen. */
function showChosen(row: HTMLElement | null) {
  const chosen = row?.querySelector<HTMLElement>('[data-state=active]');
  if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
}

/** On a narrow screen the row scrolls sideways; arrows, Home and End move along it. */
export function Tabs<Value extends string>({
  value,
  onValueChange,
  items,
  label,
  children,
  className,
}: TabsProps<Value>) {
  return (
    <RadixTabs.Root
      data-slot="tabs"
      value={value}
      onValueChange={(next) => {
        const chosen = items.find((item) => item.value === next);
        if (chosen) onValueChange(chosen.value);
      }}
      className={className}
    >
      <RadixTabs.List
        ref={showChosen}
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto overflow-y-hidden border-b border-border [scrollbar-width:none]"
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled ?? false}
            onFocus={bringIntoView}
            className={classes(
              'relative flex h-9 shrink-0 items-center gap-1.5 rounded-t-medium px-2.5 font-medium whitespace-nowrap text-text-muted -outline-offset-2',
              'hover:text-text disabled:opacity-50 data-[state=active]:text-text',
              'after:absolute after:inset-x-1 after:bottom-0 after:h-0.5 after:rounded-full data-[state=active]:after:bg-accent',
            )}
          >
            {item.label}
            {item.count !== undefined && (
              <span className="rounded-small bg-surface-muted px-1.5 text-small text-text-muted tabular-nums">
                {item.count}
              </span>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content key={item.value} value={item.value} className="pt-4 empty:pt-0">
          {item.content ?? (item.value === value ? children : null)}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
