import type { CSSProperties } from 'react';

import type { DrawnSeries, MarkShape } from './series.ts';

interface MarkFill {
  fill: string;
  className?: string;
  style?: CSSProperties;
}

/** What fills the marks of a series: its colour, and its pattern in forced colours and on paper. */
export function fillOf(series: DrawnSeries, chartId: string): MarkFill {
  if (series.pattern === 'plain') return { fill: series.colour };
  const pattern: CSSProperties & { '--pattern': string } = {
    '--pattern': `url(#${patternId(chartId, series)})`,
  };
  return {
    fill: series.colour,
    className: 'forced-colors:[fill:var(--pattern)] print:[fill:var(--pattern)]',
    style: pattern,
  };
}

/** The patterns of a chart's series; belongs inside the chart's `<svg>`. */
export function ChartPatterns({ series, chartId }: { series: readonly DrawnSeries[]; chartId: string }) {
  return (
    <defs>
      {series.map((one) =>
        one.pattern === 'plain' ? null : (
          <pattern
            key={one.key}
            id={patternId(chartId, one)}
            width={6}
            height={6}
            patternUnits="userSpaceOnUse"
            patternTransform={one.pattern === 'stripes' ? 'rotate(45)' : undefined}
          >
            <rect width={6} height={6} fill={one.colour} />
            {one.pattern === 'dots' ? (
              <circle cx={3} cy={3} r={1.2} fill="var(--chart-ground)" />
            ) : (
              <rect
                width={one.pattern === 'stripes' ? 2 : 6}
                height={one.pattern === 'stripes' ? 6 : 1.5}
                fill="var(--chart-ground)"
                fillOpacity={0.65}
              />
            )}
          </pattern>
        ),
      )}
    </defs>
  );
}

interface MarkProps {
  shape: MarkShape;
  colour: string;
  /** The middle, px; recharts gives it to the points of a line. */
  cx?: number | undefined;
  cy?: number | undefined;
  /** Half the width, px. */
  size?: number | undefined;
}

/** A point of a line in the shape of its series. */
export function Mark({ shape, colour, cx: x, cy: y, size = 4 }: MarkProps) {
  if (x === undefined || y === undefined) return null;
  const look = { fill: 'var(--chart-ground)', stroke: colour, strokeWidth: 2 };
  if (shape === 'circle') return <circle cx={x} cy={y} r={size} {...look} />;
  if (shape === 'square') {
    return <rect x={x - size} y={y - size} width={size * 2} height={size * 2} {...look} />;
  }
  const corners =
    shape === 'triangle'
      ? [
          [x, y - size - 1],
          [x + size + 1, y + size],
          [x - size - 1, y + size],
        ]
      : [
          [x, y - size - 1],
          [x + size + 1, y],
          [x, y + size + 1],
          [x - size - 1, y],
        ];
  return <polygon points={corners.map((corner) => corner.join()).join(' ')} {...look} />;
}

interface LegendMarkProps {
  series: DrawnSeries;
  chartId: string;
  kind: 'bar' | 'line';
}

/** The sample of a series in the legend and the tooltip. */
export function LegendMark({ series, chartId, kind }: LegendMarkProps) {
  if (kind === 'bar') {
    return (
      <svg width={12} height={12} aria-hidden className="shrink-0">
        <rect width={12} height={12} rx={2} {...fillOf(series, chartId)} />
      </svg>
    );
  }
  return (
    <svg width={24} height={12} aria-hidden className="shrink-0">
      <line x2={24} y1={6} y2={6} stroke={series.colour} strokeWidth={2} strokeDasharray={series.dash} />
      <Mark shape={series.shape} colour={series.colour} cx={12} cy={6} size={3} />
    </svg>
  );
}

function patternId(chartId: string, series: DrawnSeries): string {
  return `${chartId}-${series.key}`;
}
