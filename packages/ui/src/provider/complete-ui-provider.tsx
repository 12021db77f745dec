import type { ReactNode } from 'react';

import { LabelsContext, type UiLabels } from '../labels/index.ts';
import { lazyCode } from '../lazy/index.ts';
import { TimeZoneContext } from './time-zone.ts';

// it observes the whole page, so it is started once
lazyCode(async () => (await import('./fade-out.ts')).fadeOut());

export interface CompleteUiProviderProps {
  labels: UiLabels;
  timeZone?: string | undefined;
  children: ReactNode;
}

/** The provider of a product whose types guarantee that no label is missing: it contains no English fallback. */
export function CompleteUiProvider({ labels, timeZone, children }: CompleteUiProviderProps) {
  return (
    <LabelsContext value={labels}>
      <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>
    </LabelsContext>
  );
}
