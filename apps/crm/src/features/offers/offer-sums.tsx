import { sumOfAmounts } from '@szansa/domain/shared';
import { ScrollArea } from '@szansa/ui/scroll-area';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useListState } from '#kit/lists/use-list-state.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import { offersAddress, sumsOf } from './offers-address.ts';

const amounts = ['vehicleValue', 'sumOfPayments', 'commisionAmount'] as const;

/** What all offers of the list add up to, by their types; a sum that is hidden from the reader is left out. */
export function OfferSums() {
  const { t } = useTranslation(['offerList', 'labels']);
  const { money } = useFormats();
  const { isExcluded } = useAccess();
  const { state } = useListState(offersAddress);
  const { data: sums = [] } = useQuery(sumsOf(state));
  if (sums.length === 0) return null;
  const shown = amounts.filter(
    (amount) => amount !== 'commisionAmount' || !isExcluded('offer.commisionAmount'),
  );
  const total = (amount: (typeof amounts)[number]) => sumOfAmounts(sums.map((sum) => sum[amount]));
  const all = {
    name: t('sums.all'),
    count: sums.reduce((sum, { count }) => sum + count, 0),
    vehicleValue: total('vehicleValue'),
    sumOfPayments: total('sumOfPayments'),
    commisionAmount: total('commisionAmount'),
  };
  const named = sums.map((sum) => ({ ...sum, name: t(`labels:offerType.${sum.offerType}`) }));
  const rows = sums.length > 1 ? [...named, all] : named;
  return (
    <ScrollArea label={t('sums.title')} orientation="horizontal" className="mt-4">
      <table className="min-w-full text-body">
        <caption className="pb-1 text-left font-medium">{t('sums.title')}</caption>
        <thead className="text-small text-text-muted">
          <tr>
            <th scope="col" className="py-1 pr-4 text-left font-normal">
              {t('columns.offerType')}
            </th>
            <th scope="col" className="py-1 pl-4 text-right font-normal">
              {t('sums.count')}
            </th>
            {shown.map((amount) => (
              <th key={amount} scope="col" className="py-1 pl-4 text-right font-normal">
                {t(`columns.${amount}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {rows.map((row) => (
            <tr key={row.name} className="group border-t border-border last:font-medium">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal group-last:font-medium">
                {row.name}
              </th>
              <td className="py-1.5 pl-4 text-right">{row.count}</td>
              {shown.map((amount) => (
                <td key={amount} className="py-1.5 pl-4 text-right whitespace-nowrap">
                  {money(row[amount])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
