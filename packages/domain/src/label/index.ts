import type { z } from 'zod';

import { contrastOf } from '../agency/index.ts';
import { inputOf, patchOf } from '../record/schemas.ts';
import { label } from './label.ts';

export { label, newLabelColor } from './label.ts';

/** The fields of a label, each of which may be left out of a change. */
export const labelPatch = patchOf(label);

export type LabelPatch = z.output<typeof labelPatch>;

/** A label as staff write it down. */
export const labelInput = inputOf(label);

export type LabelInput = z.output<typeof labelInput>;

/** Returns the default colour of a label's text, `#rrggbb`: black or white, whichever has more contrast. */
export function automaticTextColor(background: string): string {
  const [black, white] = ['#000000', '#ffffff'] as const;
  return contrastOf(white, background) > contrastOf(black, background) ? white : black;
}
