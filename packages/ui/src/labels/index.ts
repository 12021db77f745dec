export { LabelsProvider, useLabels } from './labels-context.tsx';
export type { UiLabels } from './labels.ts';
export { defineWords, useWords, type Words } from './words.ts';
