import { groszOf } from '@szansa/domain/report';
import { toAmount } from '@szansa/domain/shared';
import { laterExtra } from '@szansa/ui/later';
import { Skeleton } from '@szansa/ui/skeleton';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

import type { Dashboard } from './dashboard.ts';

const height = 200;

// charts are heavy, and nobody waits for them
const BarChart = laterExtra(async () => (await import('@szansa/ui/bar-chart')).BarChart);

/** Months of a chart that is on its way. */
const bars = ['h-2/5', 'h-3/5', 'h-1/2', 'h-2/3', 'h-3/4', 'h-7/12', 'h-4/5', 'h-5/8', 'h-5/6', 'h-7/8'];

/** A chart in its shape until its code is there. */
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

/** The commission each of the last months brought, and what was closed in it. */
export function MonthCharts({ dashboard: { months } }: { dashboard: Dashboard }) {
  const { t } = useTranslation('home');
  const { wholeMoney, month, language } = useFormats();
  const short = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const points = (amountOf: (month: Dashboard['months'][number]) => string | null | undefined) =>
    months.map((one) => ({
      label: short.format(new Date(`${one.month}-01T00:00:00Z`)),
      fullLabel: t('charts.monthOf', { month: month(one.month), count: one.closed }),
      values: { value: groszOf(amountOf(one)) / 100 },
    }));
  const formatValue = (value: number) => wholeMoney(toAmount(Math.round(value * 100)));
  const hasCommission = months.some(({ commisionAmount }) => commisionAmount !== undefined);
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      {hasCommission && (
        <div className="rounded-large border border-border bg-surface p-4">
          <BarChart
            instead={<ChartShape title={t('charts.commission')} />}
            tableToggle
            height={height}
            title={t('charts.commission')}
            formatValue={formatValue}
            series={[{ key: 'value', label: t('month.commission'), tone: 'teal' }]}
            points={points(({ commisionAmount }) => commisionAmount)}
          />
        </div>
      )}
      <div className="rounded-large border border-border bg-surface p-4">
        <BarChart
          instead={<ChartShape title={t('charts.closed')} />}
          tableToggle
          height={height}
          title={t('charts.closed')}
          formatValue={formatValue}
          series={[{ key: 'value', label: t('charts.value'), tone: 'blue' }]}
          points={points(({ vehicleValue }) => vehicleValue)}
        />
      </div>
    </div>
  );
}
