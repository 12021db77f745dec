import { z } from 'zod';

import { line, orEmpty } from '../shared/index.ts';
import { availabilitySwitches, parentKind, type CarListKind } from './lists.ts';

/** The fields of an entry of a list of the catalogue that may be changed, each of which may be left out. */
export const carListEntryPatch = z.strictObject({
  name: line(150).optional(),
  /** Of a colour: what its maker calls it. */
  code: orEmpty(line(30)).optional(),
  /** Of an availability: the fields it shows in a variant. */
  switches: z
    .array(z.enum(availabilitySwitches, 'value_not_allowed'))
    .max(availabilitySwitches.length, 'too_many')
    .transform((given) => availabilitySwitches.filter((one) => given.includes(one)))
    .optional(),
});

export type CarListEntryPatch = z.output<typeof carListEntryPatch>;

/** An entry as staff write it down; what it belongs to stays the same from then on. */
export const carListEntryInput = carListEntryPatch.extend({
  name: line(150),
  /** The brand of a model or a colour, the model of a version. */
  parentId: z.uuid('value_not_allowed').nullish(),
});

export type CarListEntryInput = z.output<typeof carListEntryInput>;

/** A colour as staff write it down: its code is required. */
export const carColourInput = carListEntryInput.extend({ code: line(30) });

/** A field that an entry of a list lacks, or has and must not. */
export interface EntryProblem {
  readonly path: 'parentId' | 'code' | 'switches';
  readonly code: 'required' | 'value_not_allowed';
}

/**
 * What of an entry does not fit its list: models and colours belong to a brand and versions to a model (rule CC1),
 * colours alone have a code, and cannot do without (CC2), availabilities alone have switches (CC3).
 */
export function entryProblems(
  kind: CarListKind,
  { parentId, code, switches }: Pick<CarListEntryInput, 'parentId' | 'code' | 'switches'>,
): EntryProblem[] {
  const problems: EntryProblem[] = [];
  const compare = (path: EntryProblem['path'], isExpected: boolean, isGiven: boolean): void => {
    if (isExpected !== isGiven) problems.push({ path, code: isExpected ? 'required' : 'value_not_allowed' });
  };
  compare('parentId', parentKind(kind) !== null, Boolean(parentId));
  compare('code', kind === 'colour', Boolean(code));
  if (kind !== 'availability') compare('switches', false, switches !== undefined && switches.length > 0);
  return problems;
}
