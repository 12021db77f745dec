import { identifierText, plainSigns } from '../shared/index.ts';

const format = /^\d{2}-\d{3}$/;

export function isPostCode(value: string): boolean {
  return format.test(value);
}

/** `00001` becomes `00-001`; anything else stays as typed. */
export function normalisePostCode(value: string): string {
  return plainSigns(value)
    .trim()
    .replace(/^(\d{2})\s?(\d{3})$/, '$1-$2');
}

/** A Polish post code. Addresses abroad use `line(20)` instead. */
export const postCode = identifierText()
  .max(20, 'post_code_format')
  .transform(normalisePostCode)
  .refine(isPostCode, 'post_code_format');
