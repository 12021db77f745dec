export { mentionedIds, plainText, safeHref, type RichTextMark, type RichTextNode } from './document.ts';
export { RichText, type RichTextProps } from './rich-text.tsx';
export { RichTextField, type RichTextFieldProps } from './rich-text-field.tsx';
