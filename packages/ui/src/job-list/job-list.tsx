import { ListChecks } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { JobRow, type Job, type JobAction } from './job-row.tsx';
import { jobListWords } from './words.ts';

export interface JobListProps {
  label: string;
  /** In the order they are shown. */
  jobs: readonly Job[];
  /** ISO 8601; the moment "5 minutes ago" is counted from; default the current one. */
  now?: string | undefined;
  /** Runs for an action that the job offers. */
  onAction?: ((action: JobAction, job: Job) => void) | undefined;
  loading?: boolean | undefined;
  empty?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Long-running jobs: the state, progress and result of each, and its actions. */
export function JobList({
  label,
  jobs,
  now,
  onAction,
  loading = false,
  empty,
  className,
  ref,
}: JobListProps) {
  const labels = useLabels();
  const words = useWords(jobListWords);
  return (
    <div ref={ref} data-slot="job-list" aria-busy={loading} className={classes('min-w-0', className)}>
      {loading ? <LoadingRows label={labels.loading} /> : null}
      {!loading && jobs.length === 0
        ? (empty ?? (
            <p className="flex flex-col items-center gap-2 px-4 py-10 text-text-muted">
              <ListChecks size={20} aria-hidden />
              {words.empty}
            </p>
          ))
        : null}
      {!loading && jobs.length > 0 ? (
        <ul aria-label={label} className="divide-y divide-border">
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} now={now} onAction={(action) => onAction?.(action, job)} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function LoadingRows({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="divide-y divide-border">
      {['w-4/5', 'w-3/5', 'w-2/3'].map((width) => (
        <div key={width} className="flex flex-col gap-2 px-4 py-3">
          <Skeleton className="h-4 w-24" />
          <Skeleton className={width} />
        </div>
      ))}
    </div>
  );
}
