export { label, newLabelColor } from './label.ts';
export { labelInput, labelPatch, type LabelInput, type LabelPatch } from './schemas.ts';
export { automaticTextColor } from './text-color.ts';
