import { useMemo, type ReactNode } from 'react';

import { completeLabels, type UiLabels } from '../labels/index.ts';
import { CompleteUiProvider } from './complete-ui-provider.tsx';

export interface UiProviderProps {
  /** `labelsPl`, `labelsEn`, or a product's own; a missing one falls back to English. */
  labels?: Partial<UiLabels> | undefined;
  /** IANA name, e.g. `Europe/Warsaw`, of the zone of displayed days and hours; the browser's own by default. */
  timeZone?: string | undefined;
  children: ReactNode;
}

/** The common settings of the components below it: their labels, and their time zone. */
export function UiProvider({ labels = nothing, timeZone, children }: UiProviderProps) {
  const complete = useMemo(() => completeLabels(labels), [labels]);
  return (
    <CompleteUiProvider labels={complete} timeZone={timeZone}>
      {children}
    </CompleteUiProvider>
  );
}

const nothing: Partial<UiLabels> = {};
