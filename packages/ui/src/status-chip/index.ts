export { StatusChip, type StatusChipProps, type StatusShape } from './status-chip.tsx';
