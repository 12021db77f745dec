import { createContext, useContext, type ReactNode } from 'react';

import { labelsPl } from './pl.ts';
import type { UiLabels } from './labels.ts';

const LabelsContext = createContext<UiLabels>(labelsPl);

/** Gives the components below it their own words: `labelsPl`, `labelsEn`, or a product's own set. */
export function LabelsProvider({ labels, children }: { labels: UiLabels; children: ReactNode }) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}

export function useLabels(): UiLabels {
  return useContext(LabelsContext);
}
