import { lazyExtra } from '@szansa/ui/lazy';
import { Skeleton } from '@szansa/ui/skeleton';
import type { ComponentProps } from 'react';

import { useFormats } from '#kit/texts/use-formats.ts';

const height = 200;

// charts are heavy and not urgent
const BarChart = lazyExtra(async () => (await import('@szansa/ui/bar-chart')).BarChart);

type Series = ComponentProps<typeof BarChart>['series'][number];

/** Months of a chart that is on its way. */
const bars = ['h-2/5', 'h-3/5', 'h-1/2', 'h-2/3', 'h-3/4', 'h-7/12', 'h-4/5', 'h-5/8', 'h-5/6', 'h-7/8'];

/** A chart in its shape until its code or its numbers are there. */
function ChartShape({ title }: { title: string }) {
  return (
    <figure style={{ height: height + 36 }} className="flex flex-col">
      <figcaption className="font-semibold">{title}</figcaption>
      <div aria-hidden className="flex flex-1 items-end justify-around border-b border-border">
        {bars.map((bar) => (
          <Skeleton key={bar} className={`w-1/24 rounded-b-none ${bar}`} />
        ))}
      </div>
    </figure>
  );
}

export interface MonthOfChart {
  /** `YYYY-MM` */
  readonly month: string;
  /** In full, for the tooltip and the table. */
  readonly name: string;
  readonly value: number | undefined;
}

interface MonthChartProps extends Pick<ComponentProps<typeof BarChart>, 'formatValue' | 'empty'> {
  title: string;
  /** What the bars are. */
  label: string;
  tone: Series['tone'];
  /** Undefined until they are known. */
  months: readonly MonthOfChart[] | undefined;
}

/** A number of each of the last months as bars, in a frame. */
export function MonthChart({ title, label, tone, months, ...chart }: MonthChartProps) {
  const { language } = useFormats();
  const short = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const shape = <ChartShape title={title} />;
  return (
    <div className="rounded-large border border-border bg-surface p-4">
      {months ? (
        <BarChart
          instead={shape}
          tableToggle
          height={height}
          title={title}
          series={[{ key: 'value', label, tone }]}
          points={months.map(({ month, name, value }) => ({
            label: short.format(new Date(`${month}-01T00:00:00Z`)),
            fullLabel: name,
            values: { value },
          }))}
          {...chart}
        />
      ) : (
        shape
      )}
    </div>
  );
}
