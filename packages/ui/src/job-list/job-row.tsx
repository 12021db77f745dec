import { Download, RotateCcw } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

import { Button } from '../button/index.ts';
import { classes } from '../classes/index.ts';
import { useWords } from '../labels/index.ts';
import { Progress } from '../progress/index.ts';
import { RelativeTime } from '../relative-time/index.ts';
import { JobStateChip, type JobState } from './job-state-chip.tsx';
import { useStepsText } from './use-steps-text.ts';
import { jobListWords } from './words.ts';

const icons = { cancel: null, retry: <RotateCcw aria-hidden />, download: <Download aria-hidden /> } as const;

export type JobAction = keyof typeof icons;

/** Long work. */
export interface Job {
  id: string;
  state: JobState;
  /** What it does. */
  title?: string | undefined;
  /** What it is at, what came of it, or why it failed. */
  message?: string | undefined;
  /** When it was started, ISO 8601 with a zone. */
  at: string;
  done?: number | undefined;
  /** Null while unknown. */
  total?: number | null | undefined;
  /** What can be done with it now. */
  actions?: readonly JobAction[] | undefined;
  /** The one of them that is on its way. */
  pending?: JobAction | undefined;
  /** A link to its result. */
  link?: ReactNode;
}

export interface JobRowProps {
  job: Job;
  /** ISO 8601; the moment "5 minutes ago" is counted from; default the current one. */
  now?: string | undefined;
  onAction?: ((action: JobAction) => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLLIElement> | undefined;
}

/** A job of the list: its state, its progress, and its actions. */
export function JobRow({ job, now, onAction, className, ref }: JobRowProps) {
  const words = useWords(jobListWords);
  const { state, title, message, at, done = 0, total = null, actions = [], pending, link } = job;
  const isRunning = state === 'running' || state === 'cancelling';
  const numbers = useStepsText(done, total);
  return (
    <li ref={ref} data-slot="job-row" className={classes('space-y-2 px-4 py-3', className)}>
      <div className="flex items-center justify-between gap-2">
        <JobStateChip state={state} />
        <RelativeTime at={at} now={now} className="shrink-0 text-small text-text-muted" />
      </div>
      {title ? <p className="font-medium wrap-anywhere">{title}</p> : null}
      {message ? <p className="wrap-anywhere">{message}</p> : null}
      {isRunning ? (
        <Progress
          label={title ?? message ?? words.job}
          value={total ? done : null}
          max={total || undefined}
        />
      ) : null}
      {numbers === null ? null : <p className="text-small text-text-muted tabular-nums">{numbers}</p>}
      {link || actions.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          {actions.map((action) => (
            <Button
              key={action}
              size="small"
              icon={icons[action]}
              loading={pending === action}
              onClick={() => onAction?.(action)}
            >
              {words[action]}
            </Button>
          ))}
          {link}
        </div>
      ) : null}
    </li>
  );
}
