export { completeLabels } from './complete-labels.ts';
export type { UiLabels } from './labels.ts';
export { defineWords, LabelsContext, useLabels, useWords, type Words } from './words.ts';
