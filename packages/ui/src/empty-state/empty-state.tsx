import { Inbox } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';
import { lazyComponent } from '../lazy/index.ts';
import type { DrawingName } from './drawings.tsx';

// decorative, so it is loaded lazily, with its room reserved
const Drawing = lazyComponent(async () => (await import('./drawings.tsx')).Drawing);

export interface EmptyStateProps {
  /** A drawing in the place of the icon, where the emptiness is all there is on the page or tab. */
  drawing?: DrawingName | undefined;
  icon?: ReactNode;
  title: string;
  /** The next step, in one sentence. */
  description?: ReactNode;
  action?: ReactNode;
  /** Level of the title among the page's headings. */
  level?: 1 | 2 | 3 | undefined;
  role?: 'alert' | 'status' | undefined;
  tone?: 'neutral' | 'destructive' | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Shown instead of missing content, with the next step. */
export function EmptyState({
  drawing,
  icon = <Inbox aria-hidden />,
  title,
  description,
  action,
  level = 2,
  role,
  tone = 'neutral',
  className,
  ref,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      ref={ref}
      data-slot="empty-state"
      role={role}
      className={classes('mx-auto flex max-w-110 flex-col items-center px-4 py-12 text-center', className)}
    >
      {drawing ? (
        <span className="mb-3 block h-20">
          <Drawing name={drawing} />
        </span>
      ) : (
        <span
          className={classes(
            'mb-3 grid size-10 place-items-center rounded-full [&_svg]:size-5',
            tone === 'destructive'
              ? 'bg-destructive-soft text-destructive'
              : 'bg-surface-muted text-text-muted',
          )}
        >
          {icon}
        </span>
      )}
      <Heading className="text-large font-semibold text-balance">{title}</Heading>
      {description && <div className="mt-1 text-pretty text-text-muted">{description}</div>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
