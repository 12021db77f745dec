import { useMemo, type ReactNode } from 'react';

import { completeLabels, type UiLabels } from '../labels/index.ts';
import { CompleteUiProvider } from './complete-ui-provider.tsx';

export interface UiProviderProps {
  /** `labelsPl`, `labelsEn`, or a product's own; a missing one is said in English. */
  labels?: Partial<UiLabels> | undefined;
  /** IANA name, e.g. `Europe/Warsaw`, in which days and hours are told; the browser's own by default. */
  timeZone?: string | undefined;
  children: ReactNode;
}

/** What the components below it have in common: their words, and the zone they tell the time in. */
export function UiProvider({ labels = nothing, timeZone, children }: UiProviderProps) {
  const complete = useMemo(() => completeLabels(labels), [labels]);
  return (
    <CompleteUiProvider labels={complete} timeZone={timeZone}>
      {children}
    </CompleteUiProvider>
  );
}

const nothing: Partial<UiLabels> = {};
