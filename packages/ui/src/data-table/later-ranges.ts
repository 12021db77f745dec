import { lazy } from 'react';

import type { CellRanges as Ranges } from './cell-ranges.tsx';

/** Loaded by tables that are written into alone: lists are many, and read only. */
export const CellRanges = lazy(async () => ({
  default: (await import('./cell-ranges.tsx')).CellRanges,
})) as typeof Ranges;
