import type { z } from 'zod';

import { inputOf, patchOf } from '../record/schemas.ts';
import { label } from './label.ts';

/** The fields of a label, each of which may be left out of a change. */
export const labelPatch = patchOf(label);

export type LabelPatch = z.output<typeof labelPatch>;

/** A label as staff write it down. */
export const labelInput = inputOf(label);

export type LabelInput = z.output<typeof labelInput>;
