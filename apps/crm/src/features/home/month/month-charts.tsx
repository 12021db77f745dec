import { groszOf } from '@szansa/domain/report';
import { toAmount } from '@szansa/domain/shared';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

import type { Dashboard } from './dashboard.ts';
import { MonthChart } from './month-chart.tsx';

/** The commission each of the last months brought, and what was closed in it. */
export function MonthCharts({ dashboard: { months } }: { dashboard: Dashboard }) {
  const { t } = useTranslation('home');
  const { wholeMoney, month } = useFormats();
  const amounts = (amountOf: (month: Dashboard['months'][number]) => string | null | undefined) =>
    months.map((one) => ({
      month: one.month,
      name: t('charts.monthOf', { month: month(one.month), count: one.closed }),
      value: groszOf(amountOf(one)) / 100,
    }));
  const formatValue = (value: number) => wholeMoney(toAmount(Math.round(value * 100)));
  const hasCommission = months.some(({ commisionAmount }) => commisionAmount !== undefined);
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      {hasCommission && (
        <MonthChart
          title={t('charts.commission')}
          label={t('month.commission')}
          tone="teal"
          formatValue={formatValue}
          months={amounts(({ commisionAmount }) => commisionAmount)}
        />
      )}
      <MonthChart
        title={t('charts.closed')}
        label={t('charts.value')}
        tone="blue"
        formatValue={formatValue}
        months={amounts(({ vehicleValue }) => vehicleValue)}
      />
    </div>
  );
}
