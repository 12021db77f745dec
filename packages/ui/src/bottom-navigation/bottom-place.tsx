import { Slot } from 'radix-ui';
import { cloneElement, type ReactElement, type ReactNode, type Ref } from 'react';

import { classes } from '../classes/index.ts';

export interface BottomPlaceProps {
  icon: ReactNode;
  /** A word; one that is too long is cut. */
  label: string;
  /** The page being looked at lies under this place. */
  active?: boolean | undefined;
  /** Number of pending things there; 0 shows nothing. */
  count?: number | undefined;
  /** What the number counts, for screen readers: `3 nieprzeczytane`. */
  countLabel?: string | undefined;
  /** A router's link, or a button for what opens over the page; icon and label become its children. */
  control: ReactElement<{ children?: ReactNode }>;
  className?: string | undefined;
  ref?: Ref<HTMLLIElement> | undefined;
}

/** One place of the bottom navigation. */
export function BottomPlace({
  icon,
  label,
  active = false,
  count = 0,
  countLabel,
  control,
  className,
  ref,
}: BottomPlaceProps) {
  return (
    <li ref={ref} className={classes('min-w-0', className)}>
      <Slot.Root
        data-slot="bottom-place"
        {...(active ? { 'aria-current': 'page' as const } : {})}
        className="group flex size-full flex-col items-center justify-center gap-0.5 text-tiny tracking-tight font-medium text-text-muted -outline-offset-2 hover:text-text aria-expanded:text-accent-text aria-[current=page]:text-accent-text [&_svg]:size-5"
      >
        {cloneElement(
          control,
          undefined,
          <>
            <span className="relative rounded-full px-3.5 py-0.5 group-aria-expanded:bg-accent-soft group-aria-[current=page]:bg-accent-soft">
              {icon}
              {count > 0 && (
                <span
                  aria-hidden
                  className="absolute -top-0.5 left-1/2 ml-1 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-mini leading-none text-on-accent tabular-nums"
                >
                  {count > 99 ? '99+' : count}
                </span>
              )}
            </span>
            <span className="max-w-full truncate">{label}</span>
            {count > 0 && <span className="sr-only">{countLabel ?? count}</span>}
          </>,
        )}
      </Slot.Root>
    </li>
  );
}
