import { tierWith } from '@szansa/domain/analytics';
import { groszOf } from '@szansa/domain/report';
import { toAmount } from '@szansa/domain/shared';
import { Button } from '@szansa/ui/button';
import { CheckboxField } from '@szansa/ui/checkbox';
import { Dialog } from '@szansa/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';

import type { Commission, Dashboard, OpenDeal } from './dashboard.ts';

interface OutcomeProps {
  commission: Commission;
  marked: readonly OpenDeal[];
}

/** Tier and payout of the month with what is marked. */
function Outcome({ commission, marked }: OutcomeProps) {
  const { t } = useTranslation('home');
  const { money, percent } = useFormats();
  const position = tierWith(
    groszOf(commission.total),
    marked.map(({ commisionAmount }) => groszOf(commisionAmount)),
    commission.tiers.map(({ from, percent: share }) => ({ from: from ?? '0.00', percent: share })),
  );
  const { next } = position;
  return (
    <div aria-live="polite" className="rounded-medium bg-surface-muted p-3 tabular-nums">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-4">
        <Fact name={t('month.commission')}>{money(toAmount(position.commission))}</Fact>
        <Fact name={t('whatIf.tier')}>{percent(position.percent)}</Fact>
        <Fact name={t('month.payout')}>{money(toAmount(position.payout))}</Fact>
        <Fact name={t('whatIf.gain')}>{money(toAmount(position.gain))}</Fact>
      </dl>
      <p className="mt-1 text-small text-text-muted">
        {next
          ? t('whatIf.missing', { amount: money(toAmount(next.missing)), percent: percent(next.percent) })
          : t('whatIf.top')}
      </p>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-small text-text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

interface WhatIfProps {
  commission: Commission;
  person: NonNullable<Dashboard['person']>;
  onClose: () => void;
}

/** What the month would bring if some of the open opportunities were closed in it. Nothing is changed by it. */
export function WhatIf({ commission, person, onClose }: WhatIfProps) {
  const { t } = useTranslation(['home', 'labels', 'common']);
  const { money } = useFormats();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const deals = useQuery(queries.dashboards.openDeals.query({ query: { person: person.id } }));
  const mark = (id: string, isMarked: boolean) =>
    setMarked(new Set(isMarked ? [...marked, id] : [...marked].filter((one) => one !== id)));
  const open = deals.data ?? [];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="large"
      title={t('whatIf.title')}
      description={t('whatIf.hint')}
      footer={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
    >
      <Outcome commission={commission} marked={open.filter(({ id }) => marked.has(id))} />
      {deals.isPending && (
        <div role="status" aria-label={t('common:states.loading')} className="mt-4">
          <LoadingRows count={5} />
        </div>
      )}
      {deals.isError && !deals.data && (
        <FailedScreen error={deals.error} onRetry={() => void deals.refetch()} />
      )}
      {deals.data && open.length === 0 && <p className="mt-4 text-text-muted">{t('whatIf.empty')}</p>}
      <ul className="mt-2 divide-y divide-border">
        {open.map((deal) => (
          <li key={deal.id} className="flex items-center justify-between gap-3 py-2">
            <CheckboxField
              label={`${deal.customerName}, #${deal.number}`}
              hint={[t(`labels:status.${deal.status}`), deal.vehicle].filter(Boolean).join(' · ')}
              checked={marked.has(deal.id)}
              onCheckedChange={(isMarked) => mark(deal.id, isMarked)}
            />
            <span className="shrink-0 font-medium tabular-nums">{money(deal.commisionAmount)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
