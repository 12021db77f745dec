import type { ReactNode } from 'react';

import { LabelsContext, type UiLabels } from '../labels/index.ts';
import { later } from '../later/index.ts';
import { TimeZoneContext } from './time-zone.ts';

// it watches the whole page, so it begins once
later(async () => (await import('./fade-leaving.ts')).fadeOut());

export interface CompleteUiProviderProps {
  labels: UiLabels;
  timeZone?: string | undefined;
  children: ReactNode;
}

/** The provider of a product whose types say that no label is missing: it brings no English to say instead. */
export function CompleteUiProvider({ labels, timeZone, children }: CompleteUiProviderProps) {
  return (
    <LabelsContext value={labels}>
      <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>
    </LabelsContext>
  );
}
