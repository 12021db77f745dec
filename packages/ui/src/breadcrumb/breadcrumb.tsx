import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { useLabels } from '../labels/index.ts';
import { TextLink } from '../link/index.ts';

export interface BreadcrumbItem {
  label: string;
  /** A router's link; the label becomes its child. The last item needs none. */
  link?: ReactElement<{ children?: ReactNode }> | undefined;
}

export interface BreadcrumbProps {
  items: readonly BreadcrumbItem[];
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** The path to this page. On a phone only an arrow to its parent and the page itself remain. */
export function Breadcrumb({ items, className, ref }: BreadcrumbProps) {
  const labels = useLabels();
  return (
    <nav
      ref={ref}
      data-slot="breadcrumb"
      aria-label={labels.breadcrumb}
      className={classes('min-w-0', className)}
    >
      <ol className="flex min-w-0 items-center gap-1">
        {items.map((item, index) => {
          const isLast = index === items.length - 1;
          return (
            <li
              key={`${index} ${item.label}`}
              className={classes(
                'flex min-w-0 items-center gap-1',
                isLast ? 'shrink' : 'shrink-0',
                index < items.length - 2 && 'max-sm:hidden',
              )}
            >
              {index > 0 && (
                <ChevronRight aria-hidden className="size-3.5 shrink-0 text-text-faint max-sm:hidden" />
              )}
              {item.link && !isLast ? (
                <TextLink
                  asChild
                  quiet
                  className="max-w-48 truncate font-normal text-text-muted hover:text-text items-center max-sm:flex max-sm:min-w-11 max-sm:justify-center"
                >
                  {cloneElement(
                    item.link,
                    undefined,
                    <>
                      <ChevronLeft aria-hidden className="size-4 sm:hidden" />
                      <span className="max-sm:sr-only">{item.label}</span>
                    </>,
                  )}
                </TextLink>
              ) : (
                <span {...(isLast ? { 'aria-current': 'page' } : {})} className="truncate font-medium">
                  {item.label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
