import type { ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';
import { toneSoftClasses, type Tone } from '../theme/index.ts';

export type StatusShape = 'circle' | 'half' | 'ring' | 'diamond' | 'check' | 'square';

const shapes: Record<StatusShape, ReactNode> = {
  circle: <circle cx="6" cy="6" r="4.5" fill="currentColor" />,
  half: (
    <>
      <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M6 2a4 4 0 0 1 0 8z" fill="currentColor" />
    </>
  ),
  ring: <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  diamond: <path d="M6 .8 11.2 6 6 11.2.8 6z" fill="currentColor" />,
  check: (
    <path d="m2 6.4 2.7 2.7L10 3.4" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  ),
  square: <rect x="2" y="2" width="8" height="8" rx="1.5" fill="currentColor" />,
};

export interface StatusChipProps {
  tone: Tone;
  /** Conveys the same as the colour to users who cannot distinguish colours. */
  shape: StatusShape;
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

export function StatusChip({ tone, shape, children, className, ref }: StatusChipProps) {
  return (
    <span
      ref={ref}
      data-slot="status-chip"
      data-shape={shape}
      className={classes(
        'inline-flex h-6 max-w-full items-center gap-1.5 rounded-full px-2 text-small font-medium whitespace-nowrap',
        toneSoftClasses[tone],
        className,
      )}
    >
      <svg aria-hidden viewBox="0 0 12 12" className="size-3 shrink-0">
        {shapes[shape]}
      </svg>
      <span className="truncate">{children}</span>
    </span>
  );
}
