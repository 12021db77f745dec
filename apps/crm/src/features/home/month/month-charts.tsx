import { groszOf } from '@szansa/domain/report';
import { toAmount } from '@szansa/domain/shared';
import { laterExtra } from '@szansa/ui/later';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

import type { Dashboard } from './dashboard.ts';

const height = 200;

// charts are heavy, and nobody waits for them
const BarChart = laterExtra(async () => (await import('@szansa/ui/bar-chart')).BarChart);

/** What was closed in each of the last months, and the commission it brought. */
export function MonthCharts({ dashboard: { months } }: { dashboard: Dashboard }) {
  const { t } = useTranslation('home');
  const { wholeMoney, month, language } = useFormats();
  const short = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const points = (valueOf: (month: Dashboard['months'][number]) => number) =>
    months.map((one) => ({
      label: short.format(new Date(`${one.month}-01T00:00:00Z`)),
      fullLabel: month(one.month),
      values: { value: valueOf(one) },
    }));
  const hasCommission = months.some(({ commisionAmount }) => commisionAmount !== undefined);
  const room = <div style={{ height: height + 36 }} />;
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      {hasCommission && (
        <div className="rounded-large border border-border bg-surface p-4">
          <BarChart
            instead={room}
            tableToggle
            height={height}
            title={t('charts.commission')}
            formatValue={(value: number) => wholeMoney(toAmount(Math.round(value * 100)))}
            series={[{ key: 'value', label: t('month.commission'), tone: 'teal' }]}
            points={points(({ commisionAmount }) => groszOf(commisionAmount) / 100)}
          />
        </div>
      )}
      <div className="rounded-large border border-border bg-surface p-4">
        <BarChart
          instead={room}
          tableToggle
          height={height}
          title={t('charts.closed')}
          formatValue={(value: number) => value.toLocaleString(language)}
          series={[{ key: 'value', label: t('month.closed'), tone: 'green' }]}
          points={points(({ closed }) => closed)}
        />
      </div>
    </div>
  );
}
