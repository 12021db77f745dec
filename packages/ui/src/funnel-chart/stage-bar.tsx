import { fillOf } from '../chart/marks.tsx';
import type { DrawnSeries } from '../chart/series.ts';

interface Props {
  /** Of the stage and of the next one, 0–1; the last has no next. */
  width: number;
  nextWidth: number | undefined;
  bar: DrawnSeries;
  taper: DrawnSeries;
  chartId: string;
}

const percent = (share: number) => `${share * 100}%`;

/** The bar of a stage, and below it the slope of its edge to that of the next. */
export function StageBar({ width, nextWidth, bar, taper, chartId }: Props) {
  const left = (1 - width) / 2;
  const taperFill = fillOf(taper, chartId);
  return (
    <svg className="absolute inset-0 size-full">
      {nextWidth !== undefined && (
        <rect
          y="64%"
          width="100%"
          height="36%"
          {...taperFill}
          className={`opacity-30 forced-colors:opacity-100 print:opacity-100 ${taperFill.className ?? ''}`}
          style={{ ...taperFill.style, clipPath: taperPath(width, nextWidth) }}
        />
      )}
      <rect x={percent(left)} width={percent(width)} height="64%" {...fillOf(bar, chartId)} />
    </svg>
  );
}

function taperPath(width: number, next: number): string {
  const [left, nextLeft] = [(1 - width) / 2, (1 - next) / 2];
  const corners = [
    [left, '0%'],
    [left + width, '0%'],
    [nextLeft + next, '100%'],
    [nextLeft, '100%'],
  ] as const;
  return `polygon(${corners.map(([x, y]) => `${percent(x)} ${y}`).join(', ')})`;
}
