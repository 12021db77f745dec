export { completeLabels } from './complete-labels.ts';
export { LabelsContext, useLabels } from './labels-context.ts';
export type { UiLabels } from './labels.ts';
export { defineWords, useWords, type Words } from './words.ts';
