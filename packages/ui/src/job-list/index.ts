export { JobList, type JobListProps } from './job-list.tsx';
export { JobRow, type Job, type JobAction, type JobRowProps } from './job-row.tsx';
export { JobProgress, type JobProgressProps } from './job-progress.tsx';
export { JobStateChip, type JobState, type JobStateChipProps } from './job-state-chip.tsx';
