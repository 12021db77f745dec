import { createContext, useContext } from 'react';

import { labelsEn } from './en.ts';
import type { UiLabels } from './labels.ts';
import { warnOnce } from './warn-once.ts';

export const LabelsContext = createContext<UiLabels | null>(null);

/** The words of the page; English without a provider. */
export function useLabels(): UiLabels {
  const labels = useContext(LabelsContext);
  if (labels) return labels;
  warnOnce('no UiProvider is around the components: they speak English');
  return labelsEn;
}

/** The product's words, with English in place of those that are missing. */
export function completeLabels(labels: Partial<UiLabels>): UiLabels {
  const given = Object.fromEntries(Object.entries(labels).filter(([, word]) => word !== undefined));
  const missing = Object.keys(labelsEn).filter((key) => !(key in given));
  if (missing.length > 0) warnOnce(`labels that are missing are said in English: ${missing.join(', ')}`);
  return { ...labelsEn, ...given };
}
