import type { ReactNode, Ref } from 'react';

import { Button } from '../button/index.ts';
import { classes } from '../classes/index.ts';
import { useWords } from '../labels/index.ts';
import { Progress } from '../progress/index.ts';
import { useStepsText } from './use-steps-text.ts';
import { jobListWords } from './words.ts';

export interface JobProgressProps {
  /** What is under way. */
  label: string;
  done: number;
  /** Null while unknown. */
  total: number | null;
  /** Under the bar; default the numbers, or that it is being cancelled. */
  text?: ReactNode;
  /** Cancelling was requested. */
  cancelling?: boolean | undefined;
  /** Leave it out where it cannot be cancelled. */
  onCancel?: (() => void) | undefined;
  cancelLabel?: string | undefined;
  /** The wish to cancel is on its way. */
  cancelPending?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The single job of a place: its progress, and cancelling it. */
export function JobProgress(props: JobProgressProps) {
  const { label, done, total, cancelling = false, onCancel, cancelPending, className, ref } = props;
  const words = useWords(jobListWords);
  const numbers = useStepsText(done, total);
  return (
    <div ref={ref} data-slot="job-progress" aria-busy className={classes('space-y-3', className)}>
      <Progress label={label} value={total ? done : null} max={total || undefined} showLabel />
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-small text-text-muted tabular-nums">
          {props.text ?? (cancelling ? words.cancelling : numbers)}
        </p>
        {onCancel ? (
          <Button size="small" loading={cancelPending} onClick={onCancel}>
            {props.cancelLabel ?? words.cancel}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
