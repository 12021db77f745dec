import { z } from 'zod';

import { contrastOf, hexColor } from '../agency/index.ts';
import { line, orEmpty } from '../shared/index.ts';

/** Where choosing the colour of a new label starts, `#rrggbb`. */
export const newLabelColor = '#1c4f8f';

/** The fields of a label (specification, section 3), each of which may be left out of a change. */
export const labelPatch = z.strictObject({
  title: line(60).optional(),
  color: hexColor.optional(),
  /** Null: black or white, whichever reads better on the colour. */
  textColor: orEmpty(hexColor).optional(),
  description: orEmpty(line(200)).optional(),
});

export type LabelPatch = z.output<typeof labelPatch>;

/** A label as staff write it down. */
export const labelInput = labelPatch.extend({ title: line(60), color: hexColor });

export type LabelInput = z.output<typeof labelInput>;

/** Returns the default colour of a label's text, `#rrggbb`: black or white, whichever has more contrast. */
export function automaticTextColor(color: string): string {
  const [black, white] = ['#000000', '#ffffff'] as const;
  return contrastOf(white, color) > contrastOf(black, color) ? white : black;
}
