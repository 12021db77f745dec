import { personName, toAmount, toGrosz } from '@szansa/domain/shared';
import { Button } from '@szansa/ui/button';
import { TextLink } from '@szansa/ui/link';
import { StatTile } from '@szansa/ui/stat-tile';
import { TierProgress } from '@szansa/ui/tier-progress';
import { Link } from '@tanstack/react-router';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import { ofPerson, type Commission, type Dashboard } from './dashboard.ts';
import { TileGrid } from './tile-grid.tsx';
import { WhatIf } from './what-if.tsx';

/** The place of the month's commission among the tiers, and the amount missing to the next. */
function Tiers({ commission, person }: { commission: Commission; person: NonNullable<Dashboard['person']> }) {
  const { t } = useTranslation('home');
  const { wholeMoney, percent } = useFormats();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-4 rounded-large border border-border bg-surface p-4">
      <TierProgress
        label={t('month.tiers')}
        value={toGrosz(commission.total ?? '0') / 100}
        formatValue={(value) => wholeMoney(toAmount(Math.round(value * 100)))}
        tiers={commission.tiers.map(({ from, percent: share }) => ({
          from: toGrosz(from ?? '0') / 100,
          label: percent(share),
        }))}
      />
      <Button className="mt-3" icon={<Calculator aria-hidden />} onClick={() => setOpen(true)}>
        {t('whatIf.open')}
      </Button>
      {isOpen && <WhatIf commission={commission} person={person} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The month in a few numbers; what follows from commissions is not there for who must not see them. */
export function MonthTiles({ dashboard }: { dashboard: Dashboard | undefined }) {
  const { t } = useTranslation('home');
  const { has, isExcluded } = useAccess();
  const { wholeMoney, percent } = useFormats();
  const isLoading = dashboard === undefined;
  const { commission, bestDeal, bestPerson, closed, person } = dashboard ?? {};
  const count = closed?.count ?? 0;
  return (
    <>
      <TileGrid columns={5}>
        {!isExcluded('offer.commisionAmount') && (
          <>
            <StatTile
              loading={isLoading}
              label={t('month.commission')}
              value={wholeMoney(commission?.total)}
              hint={t('month.net')}
            />
            <StatTile
              loading={isLoading}
              label={t('month.payout')}
              value={wholeMoney(commission?.payout)}
              hint={
                commission?.percent
                  ? t('month.tier', { percent: percent(commission.percent) })
                  : t('month.eachTier')
              }
            />
          </>
        )}
        <StatTile
          loading={isLoading}
          label={t('month.closed')}
          value={
            dashboard && count > 0 && has('analytics.get') ? (
              <TextLink asChild quiet className="font-semibold">
                <Link
                  to="/analytics"
                  search={{ months: 'current', status: 'closed', ...ofPerson(dashboard) }}
                >
                  {count}
                </Link>
              </TextLink>
            ) : (
              count
            )
          }
          hint={`${wholeMoney(closed?.vehicleValue)} ${t('month.net')}`}
        />
        {!isExcluded('offer.commisionAmount') && (
          <>
            <StatTile
              loading={isLoading}
              label={t('month.bestDeal')}
              value={wholeMoney(bestDeal?.amount)}
              hint={
                bestDeal ? (
                  <>
                    {bestDeal.person && `${personName(bestDeal.person)} · `}
                    <TextLink asChild quiet>
                      <Link to="/sales-opportunity/$id" params={{ id: bestDeal.id }}>
                        {bestDeal.customerName}
                      </Link>
                    </TextLink>
                  </>
                ) : (
                  t('month.none')
                )
              }
            />
            <StatTile
              loading={isLoading}
              label={t('month.bestPerson')}
              value={bestPerson ? personName(bestPerson.person) : '–'}
              worded={Boolean(bestPerson)}
              hint={bestPerson ? wholeMoney(bestPerson.amount) : t('month.none')}
            />
          </>
        )}
      </TileGrid>
      {commission && person && <Tiers commission={commission} person={person} />}
    </>
  );
}
