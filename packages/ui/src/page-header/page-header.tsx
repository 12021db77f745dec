import { ArrowLeft } from 'lucide-react';
import { Slot } from 'radix-ui';
import { cloneElement, type ReactElement, type ReactNode, type Ref } from 'react';

import { classes } from '../classes/index.ts';

export interface PageHeaderProps {
  title: ReactNode;
  /** A `CompanyMark` before the title and the line under it. */
  mark?: ReactNode;
  /** One line under the title. */
  subtitle?: ReactNode;
  /** A `StatusChip` beside the title. */
  status?: ReactNode;
  /** The page's buttons, the main one last. */
  actions?: ReactNode;
  /**
   * Shows few small buttons beside the title on a phone as well, with a smaller title; by default they are below it
   * there.
   */
  actionsBeside?: boolean | undefined;
  /** On a phone they are at the foot of the window, within the thumb's reach: those of a record. */
  actionsAtFoot?: boolean | undefined;
  /** Way to the list or record this page came from; `link` is a router's link. */
  back?: { label: string; link: ReactElement<{ children?: ReactNode }> } | undefined;
  /** Small facts in a row: owner, dates, labels. */
  meta?: ReactNode;
  /** A row of tabs that closes the header. */
  tabs?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Who, what, in which state, and the next sensible action. */
export function PageHeader({
  title,
  mark,
  subtitle,
  status,
  actions,
  actionsBeside = false,
  actionsAtFoot,
  back,
  meta,
  tabs,
  className,
  ref,
}: PageHeaderProps) {
  return (
    <div ref={ref} data-slot="page-header" className={classes('space-y-3', className)}>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className={classes('min-w-0 flex-1 basis-72', actionsBeside && 'max-sm:basis-40')}>
          {back && (
            <Slot.Root className="mb-1 inline-flex items-center gap-1 rounded-small text-small pointer-coarse:min-h-11 text-text-muted hover:text-text">
              {cloneElement(
                back.link,
                undefined,
                <>
                  <ArrowLeft aria-hidden className="size-3.5" />
                  {back.label}
                </>,
              )}
            </Slot.Root>
          )}
          <div className="flex items-center gap-3">
            {mark}
            <div className="min-w-0 flex-1">
              <div
                className={classes(
                  'flex min-h-8 flex-wrap items-center gap-x-2.5 gap-y-1',
                  actionsBeside && 'max-sm:min-h-6',
                )}
              >
                <h1
                  className={classes(
                    'min-w-0 text-title font-semibold tracking-tight wrap-anywhere',
                    actionsBeside && 'max-sm:text-large',
                  )}
                >
                  {title}
                </h1>
                {status}
              </div>
              {subtitle && (
                <p className={classes('text-text-muted wrap-anywhere', actionsBeside && 'max-sm:text-small')}>
                  {subtitle}
                </p>
              )}
            </div>
          </div>
        </div>
        {actions && (
          <div data-foot={actionsAtFoot} className="flex flex-wrap items-center gap-2">
            {actions}
          </div>
        )}
      </div>
      {meta && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-small text-text-muted">{meta}</div>
      )}
      {tabs}
    </div>
  );
}
