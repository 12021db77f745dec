export {
  automaticTextColor,
  labelInput,
  labelPatch,
  newLabelColor,
  type LabelInput,
  type LabelPatch,
} from './label.ts';
