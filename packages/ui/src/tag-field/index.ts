export { TagChip, type TagChipProps } from './tag-chip.tsx';
export { TagField, type TagFieldProps } from './tag-field.tsx';
export { addTags, splitTags, type RefusedTag, type TagRefusal, type TagRules } from './tags.ts';
