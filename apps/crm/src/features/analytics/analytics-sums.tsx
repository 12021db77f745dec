import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useListState } from '#kit/lists/use-list-state.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import { analyticsAddress, sumsOf } from './analytics-address.ts';

/** What all rows of the list add up to; a sum that is hidden from the reader is left out. */
export function AnalyticsSums() {
  const { t } = useTranslation('analytics');
  const { money, language } = useFormats();
  const { state } = useListState(analyticsAddress);
  const { data } = useQuery(sumsOf(state));
  if (!data || data.count === 0) return null;
  const { count, vehicleValue, commisionAmount } = data;
  return (
    <dl
      aria-label={t('sums.title')}
      className="mt-3 flex flex-wrap gap-x-8 gap-y-1 border-t border-border pt-3 tabular-nums"
    >
      <Sum name={t('sums.count')}>{count.toLocaleString(language)}</Sum>
      <Sum name={t('columns.vehicleValue')}>{money(vehicleValue)}</Sum>
      {commisionAmount !== undefined && (
        <Sum name={t('columns.commisionAmount')}>{money(commisionAmount)}</Sum>
      )}
    </dl>
  );
}

function Sum({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
