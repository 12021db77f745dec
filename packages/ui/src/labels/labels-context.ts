import { createContext, useContext } from 'react';

import type { UiLabels } from './labels.ts';

export const LabelsContext = createContext<UiLabels | null>(null);

export function useLabels(): UiLabels {
  const labels = useContext(LabelsContext);
  if (!labels) throw new Error('no words: put a UiProvider around the components');
  return labels;
}
