/** Colours of series, in the order they are assigned; each is a token of its own, in both themes. */
export const CHART_TONES = ['blue', 'orange', 'teal', 'violet', 'amber', 'green', 'indigo', 'grey'] as const;

export type ChartTone = (typeof CHART_TONES)[number];

/** The token's name, `chart-1` to `chart-8`. */
export function chartToken(tone: ChartTone): string {
  return `chart-${CHART_TONES.indexOf(tone) + 1}`;
}
