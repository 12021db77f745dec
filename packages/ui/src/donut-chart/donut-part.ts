import type { ChartTone } from '../chart/index.ts';

export interface DonutPart {
  key: string;
  label: string;
  /** Zero or more. */
  value: number;
  tone?: ChartTone | undefined;
}
