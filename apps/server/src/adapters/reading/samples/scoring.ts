import { isCertain, type ReadValue } from '@szansa/domain/reading';

import type { Expected } from './generator/entries.ts';

/** How many values of documents were read right. */
export interface Score {
  right: number;
  /** Wrong, and shown as certain: what must not be. */
  misleading: number;
  /** Wrong, and left to the person to check. */
  unsure: number;
  missing: number;
}

/** A value that is not what was expected, where there is one and where there should be one. */
export interface Miss {
  readonly field: string;
  readonly found: string | undefined;
  readonly wanted: string | undefined;
  readonly isMisleading: boolean;
}

export const noScore = (): Score => ({ right: 0, misleading: 0, unsure: 0, missing: 0 });

export const counted = ({ right, misleading, unsure, missing }: Score): number =>
  right + misleading + unsure + missing;

/** What a document says: the values of all its variants, and those of each. */
export interface Truth {
  readonly expected: Readonly<Record<string, string>> | Expected;
  readonly variants?: readonly Expected[];
}

/** Texts are the same whatever their case, spaces and last dot are, names whatever their dots are; numbers are not. */
function plain(field: string, text: string): string {
  const whole = text.toLowerCase().replaceAll(/\s+/g, '');
  return /name$/i.test(field) ? whole.replaceAll('.', '') : whole.replace(/\.$/, '');
}

function scoreOne(expected: ReadonlyMap<string, string>, values: readonly ReadValue[], into: Score): Miss[] {
  const fields = new Set([...expected.keys(), ...values.map(({ field }) => field)]);
  return [...fields].flatMap((field) => {
    const wanted = expected.get(field);
    const found = values.find((one) => one.field === field);
    const isMisleading = found !== undefined && isCertain(found);
    if (found && wanted !== undefined && plain(field, found.value) === plain(field, wanted)) {
      into.right += 1;
      return [];
    }
    if (!found) into.missing += 1;
    else if (isMisleading) into.misleading += 1;
    else into.unsure += 1;
    return [{ field, found: found?.value, wanted, isMisleading }];
  });
}

/** Adds the values extracted from a document to a score, and returns those that differ from the expected ones. */
export function score({ expected, variants = [] }: Truth, values: readonly ReadValue[], into: Score): Miss[] {
  const common = new Map(Object.entries(expected));
  if (variants.length === 0) return scoreOne(common, values, into);
  const own = new Set(variants.flatMap((one) => Object.keys(one)));
  const isOwn = ({ field }: ReadValue) => own.has(field);
  return [
    ...scoreOne(
      common,
      values.filter((one) => !isOwn(one)),
      into,
    ),
    ...variants.flatMap((one, at) =>
      scoreOne(
        new Map(Object.entries(one)),
        values.filter((value) => isOwn(value) && (value.variant === null || value.variant === at + 1)),
        into,
      ),
    ),
  ];
}
