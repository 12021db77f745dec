import { labelsEn } from './en.ts';
import type { UiLabels } from './labels.ts';
import { warnOnce } from './warn-once.ts';

/** The product's words, with English in place of those that are missing. */
export function completeLabels(labels: Partial<UiLabels>): UiLabels {
  const given = Object.fromEntries(Object.entries(labels).filter(([, word]) => word !== undefined));
  const missing = Object.keys(labelsEn).filter((key) => !(key in given));
  if (missing.length > 0) warnOnce(`labels that are missing are said in English: ${missing.join(', ')}`);
  return { ...labelsEn, ...given };
}
