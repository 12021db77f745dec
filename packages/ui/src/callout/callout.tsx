import { cva } from 'class-variance-authority';
import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';

export type CalloutTone = 'info' | 'success' | 'warning' | 'destructive';

const callout = cva('flex gap-2.5 rounded-medium border px-3 py-2.5 text-body', {
  variants: {
    tone: {
      info: 'border-border bg-surface-muted [--callout-mark:var(--text-muted)]',
      success: 'border-success/30 bg-success-soft [--callout-mark:var(--success)]',
      warning: 'border-warning/30 bg-warning-soft [--callout-mark:var(--warning)]',
      destructive: 'border-destructive/30 bg-destructive-soft [--callout-mark:var(--destructive)]',
    },
  },
});

const icons: Record<CalloutTone, ReactNode> = {
  info: <Info aria-hidden />,
  success: <CircleCheck aria-hidden />,
  warning: <TriangleAlert aria-hidden />,
  destructive: <CircleX aria-hidden />,
};

export interface CalloutProps {
  tone?: CalloutTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  icon?: ReactNode;
  /** Small buttons or links under the text. */
  actions?: ReactNode;
  /** `alert` when it responds to the user's action, `status` when it is less urgent. */
  role?: 'alert' | 'status' | 'note' | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

export function Callout({
  tone = 'info',
  title,
  children,
  icon,
  actions,
  role = 'note',
  className,
  ref,
}: CalloutProps) {
  return (
    <div ref={ref} data-slot="callout" role={role} className={classes(callout({ tone }), className)}>
      <span className="mt-0.5 text-(--callout-mark) [&_svg]:size-4">{icon ?? icons[tone]}</span>
      <div className="min-w-0 flex-1">
        {title && <p className="font-medium">{title}</p>}
        {children && <div className="text-text">{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
