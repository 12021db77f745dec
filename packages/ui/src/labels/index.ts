export { LabelsProvider, useLabels } from './labels-context.tsx';
export type { UiLabels } from './labels.ts';
export { labelsEn } from './en.ts';
export { labelsPl } from './pl.ts';
