export { BusyLine } from './busy-line.tsx';
export { Progress, type ProgressProps } from './progress.tsx';
