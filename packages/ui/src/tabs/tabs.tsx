import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Tabs as RadixTabs } from 'radix-ui';
import {
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  type Ref,
  useState,
} from 'react';

import { classes } from '../classes/index.ts';

interface Overflow {
  start: boolean;
  end: boolean;
}

/** Pixels a rounded position may be off. */
const TOLERANCE = 2;

function overflowOf(row: HTMLElement): Overflow {
  return {
    start: row.scrollLeft > TOLERANCE,
    end: row.scrollLeft + row.clientWidth < row.scrollWidth - TOLERANCE,
  };
}

/** Returns on which sides a horizontally scrolling row has hidden content. */
function useOverflow(scroller: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState<Overflow>({ start: false, end: false });
  useLayoutEffect(() => {
    const row = scroller.current;
    if (!row) return undefined;
    const measure = () => {
      const next = overflowOf(row);
      setOverflow((known) => (known.start === next.start && known.end === next.end ? known : next));
    };
    // reports once when it starts; the content of the row may grow, too
    const sizes = new ResizeObserver(measure);
    sizes.observe(row);
    for (const item of row.children) sizes.observe(item);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, [scroller]);
  return overflow;
}

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
  /** The panel starts right under the row, for content such as a list with its own edge or further tabs. */
  flush?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

function bringIntoView(event: FocusEvent<HTMLElement>) {
  event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The chosen tab is seen from the start, also when the row is wider than the screen. */
function showChosen(row: HTMLElement | null) {
  const chosen = row?.querySelector<HTMLElement>('[data-state=active]');
  if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
}

/** A row too long for its place fades out and scrolls sideways; arrows, Home and End move along it. */
export function Tabs<Value extends string>({
  value,
  onValueChange,
  items,
  label,
  children,
  flush = false,
  className,
  ref,
}: TabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  const overflow = useOverflow(row);
  // a count that is loaded after the first render moves the tabs after it
  const shown = [value, ...items.map((item) => item.count)].join();
  useLayoutEffect(() => {
    if (shown) showChosen(row.current);
  }, [shown]);
  return (
    <RadixTabs.Root
      ref={ref}
      data-slot="tabs"
      value={value}
      onValueChange={(next) => {
        const chosen = items.find((item) => item.value === next);
        if (chosen) onValueChange(chosen.value);
      }}
      className={className}
    >
      <div className="relative border-b border-border">
        <RadixTabs.List
          ref={row}
          aria-label={label}
          data-fades-start={overflow.start || undefined}
          data-fades-end={overflow.end || undefined}
          className="relative flex gap-1 overflow-x-auto overflow-y-hidden [scrollbar-width:none]"
        >
          {items.map((item) => (
            <RadixTabs.Trigger
              key={item.value}
              value={item.value}
              data-value={item.value}
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
        {overflow.start && <ScrollOn row={row} direction={-1} />}
        {overflow.end && <ScrollOn row={row} direction={1} />}
      </div>
      {items.map((item) => (
        <RadixTabs.Content
          key={item.value}
          value={item.value}
          className={classes(!flush && 'pt-4 empty:pt-0')}
        >
          {item.content ?? (item.value === value ? children : null)}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

/** Brings the next tabs into view for the mouse; keys and fingers need no button. */
function ScrollOn({ row, direction }: { row: RefObject<HTMLElement | null>; direction: -1 | 1 }) {
  const Icon = direction === 1 ? ChevronRight : ChevronLeft;
  return (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      data-slot="tabs-scroll"
      className={classes(
        'absolute inset-y-0 grid w-6 place-items-center text-text-muted hover:text-text pointer-coarse:hidden',
        direction === 1 ? 'right-0' : 'left-0',
      )}
      onClick={() => {
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
        const step = (row.current?.clientWidth ?? 0) * 0.7 * direction;
        row.current?.scrollBy({ left: step, behavior: still ? 'auto' : 'smooth' });
      }}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}
