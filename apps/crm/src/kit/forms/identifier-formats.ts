import { isPostCode, normaliseNip } from '@szansa/domain/identity';
import { plainSigns } from '@szansa/domain/shared';
import { inGroups, type Format } from '@szansa/ui/formatted-field';

/** A tax id as `526-000-12-46`. Letters stay, so that another country's number is refused rather than misread. */
export const taxIdFormat: Format = {
  format: (plain) => (/^\d+$/.test(plain) ? inGroups(plain, [3, 3, 2, 2], '-') : plain),
  // typed letter by letter, the colon of `NIP:` comes when its letters are gone already
  parse: (text) => normaliseNip(text.replaceAll(':', '')),
};

/** A Polish post code as `00-590`; what cannot be one is shown as typed: its country may come after it. */
export const postCodeFormat: Format = {
  format: (plain) => (/^\d{1,5}$/.test(plain) ? inGroups(plain, [2, 3], '-') : plain),
  parse: (text) => plainSigns(text).replaceAll(/[\s-]/g, ''),
};

/** Returns a form's value of a stored Polish post code: `00590` of `00-590`, any other text unchanged. */
export function plainPostCode(stored: string): string {
  return isPostCode(stored) ? postCodeFormat.parse(stored) : stored;
}
