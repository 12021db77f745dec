import { createContext, useContext, type ReactNode } from 'react';

import type { UiLabels } from './labels.ts';

const LabelsContext = createContext<UiLabels | null>(null);

/** Gives the components below it their own words: `labelsPl`, `labelsEn`, or a product's own set. */
export function LabelsProvider({ labels, children }: { labels: UiLabels; children: ReactNode }) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}

export function useLabels(): UiLabels {
  const labels = useContext(LabelsContext);
  if (!labels) throw new Error('no words: put a LabelsProvider around the components');
  return labels;
}
