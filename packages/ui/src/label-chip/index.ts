export { LabelChip, type LabelChipProps } from './label-chip.tsx';
export { readableTextColor } from './readable-text-color.ts';
