import type { ReactNode, Ref } from 'react';

import { useWords } from '../labels/index.ts';
import { StatusChip, type StatusChipProps } from '../status-chip/index.ts';
import { jobListWords } from './words.ts';

const looks = {
  waiting: { tone: 'grey', shape: 'ring' },
  running: { tone: 'blue', shape: 'half' },
  cancelling: { tone: 'blue', shape: 'half' },
  done: { tone: 'green', shape: 'check' },
  failed: { tone: 'orange', shape: 'square' },
  cancelled: { tone: 'grey', shape: 'diamond' },
} as const satisfies Readonly<Record<string, Pick<StatusChipProps, 'tone' | 'shape'>>>;

/** `cancelling` goes on until its next step. */
export type JobState = keyof typeof looks;

export interface JobStateChipProps {
  state: JobState;
  /** Instead of the word for the state. */
  children?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** The state of a job. */
export function JobStateChip({ state, children, className, ref }: JobStateChipProps) {
  const words = useWords(jobListWords);
  return (
    <StatusChip ref={ref} {...looks[state]} className={className}>
      {children ?? words[state]}
    </StatusChip>
  );
}
