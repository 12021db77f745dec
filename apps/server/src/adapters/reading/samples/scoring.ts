import { isCertain, type ReadValue } from '@szansa/domain/reading';

import type { SampleDocument } from './documents.ts';

/** How many values of documents were read right. */
export interface Score {
  right: number;
  wrong: number;
  missing: number;
  /** Right, and shown as certain. */
  certain: number;
  /** Wrong, and shown as certain. */
  misleading: number;
}

/** A value that is not what was expected, where there is one and where there should be one. */
export interface Miss {
  readonly field: string;
  readonly found: string | undefined;
  readonly wanted: string | undefined;
  readonly isMisleading: boolean;
}

export const noScore = (): Score => ({ right: 0, wrong: 0, missing: 0, certain: 0, misleading: 0 });

export const counted = ({ right, wrong, missing }: Score): number => right + wrong + missing;

/** Adds the values extracted from a document to a score, and returns those that differ from the expected ones. */
export function score({ expected }: SampleDocument, values: readonly ReadValue[], into: Score): Miss[] {
  const fields = new Set([...Object.keys(expected), ...values.map(({ field }) => field)]);
  return [...fields].flatMap((field) => {
    const wanted = expected[field];
    const found = values.find((one) => one.field === field);
    const isShownCertain = found !== undefined && isCertain(found);
    if (found && found.value === wanted) {
      into.right += 1;
      if (isShownCertain) into.certain += 1;
      return [];
    }
    if (found) into.wrong += 1;
    else into.missing += 1;
    if (isShownCertain) into.misleading += 1;
    return [{ field, found: found?.value, wanted, isMisleading: isShownCertain }];
  });
}
