import { CHART_TONES, chartToken, type ChartTone } from './tones.ts';

export interface ChartSeries {
  /** Names the series' number in `ChartPoint.values`. */
  key: string;
  label: string;
  /** Default by its index, so that the same series has the same colour in every chart. */
  tone?: ChartTone | undefined;
}

export interface ChartPoint {
  /** Short, for the axis: `lis`. Every point has its own. */
  label: string;
  /** In full, for the tooltip and the table: `listopad 2026`. */
  fullLabel?: string | undefined;
  /** Series key → number; a missing one is a gap in a line and nothing in a bar. */
  values: Readonly<Record<string, number | undefined>>;
}

/** How a mark is drawn besides its colour; patterns are seen in forced colours and on paper alone. */
export type MarkShape = 'circle' | 'square' | 'triangle' | 'diamond';
export type MarkPattern = 'plain' | 'stripes' | 'dots' | 'bars';

export interface DrawnSeries {
  key: string;
  label: string;
  /** A CSS colour from the theme. */
  colour: string;
  shape: MarkShape;
  pattern: MarkPattern;
  /** SVG `stroke-dasharray`; undefined for a whole line. */
  dash: string | undefined;
}

type Look = Pick<DrawnSeries, 'shape' | 'pattern' | 'dash'>;

const PLAIN: Look = { shape: 'circle', pattern: 'plain', dash: undefined };
const LOOKS: readonly Look[] = [
  PLAIN,
  { shape: 'square', pattern: 'stripes', dash: '6 4' },
  { shape: 'triangle', pattern: 'dots', dash: '2 3' },
  { shape: 'diamond', pattern: 'bars', dash: '10 3 2 3' },
];

/** Gives every series its colour, shape, pattern and dash by its place. */
export function drawSeries(series: readonly ChartSeries[]): DrawnSeries[] {
  return series.map(({ key, label, tone }, place) => {
    const { shape, pattern, dash } = LOOKS[place % LOOKS.length] ?? PLAIN;
    return {
      key,
      label,
      colour: `var(--${chartToken(tone ?? CHART_TONES[place % CHART_TONES.length] ?? 'grey')})`,
      shape,
      pattern,
      dash,
    };
  });
}

/** Whether there is anything to draw: a number in any point. */
export function hasValues(points: readonly ChartPoint[]): boolean {
  return points.some((point) => Object.values(point.values).some((value) => value !== undefined));
}
