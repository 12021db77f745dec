export { RecordChip, type RecordChipProps } from './record-chip.tsx';
