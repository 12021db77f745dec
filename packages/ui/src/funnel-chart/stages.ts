import type { ReactElement, ReactNode } from 'react';

import type { BarNumber } from '../bar-table/rows.ts';

export interface FunnelFigure {
  key: string;
  /** Heads its column: "Dni w etapie". */
  label: string;
}

export interface FunnelStage {
  key: string;
  label: string;
  /** How many came this far. */
  count: number;
  /** Leads to what is counted: a router's link that bears its own name. Its text comes from here. */
  link?: ReactElement<{ children?: ReactNode; className?: string; tabIndex?: number }> | undefined;
  /** Other numbers of the stage, by key of the figure; one that is absent is empty. */
  figures?: Readonly<Record<string, BarNumber | undefined>> | undefined;
}

export interface StageShares {
  /** Of the longest bar, 0–1. */
  width: number;
  /** Of the first stage; undefined when nothing was there. */
  ofFirst: number | undefined;
  /** Of the stage before; undefined for the first, and when nothing was there. */
  ofPrevious: number | undefined;
}

/** How long the bars are, and what share of the others each stage is. */
export function sharesOf(stages: readonly Pick<FunnelStage, 'count'>[]): StageShares[] {
  const longest = Math.max(0, ...stages.map(({ count }) => count));
  const shareOf = (count: number, whole: number | undefined) =>
    whole === undefined || whole === 0 ? undefined : count / whole;
  return stages.map(({ count }, place) => ({
    width: shareOf(count, longest) ?? 0,
    ofFirst: shareOf(count, stages[0]?.count),
    ofPrevious: shareOf(count, stages[place - 1]?.count),
  }));
}
