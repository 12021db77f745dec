import { isMixed, quoteLimits } from '@szansa/domain/bank-comparison';
import { Button } from '@szansa/ui/button';
import { Link } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import type { Offer } from '#parts/opportunity/records.ts';

interface CompareLinkProps {
  opportunityId: string;
  /** The offers that are ticked. */
  ticked: readonly Offer[];
}

/** Leads to a comparison of the ticked offers; without any to an empty one, whose quotes are typed. */
export function CompareLink({ opportunityId, ticked }: CompareLinkProps) {
  const { t } = useTranslation('offers');
  const count = ticked.length;
  const isTooMany = count > quoteLimits.max;
  if (isTooMany || isMixed(ticked)) {
    return (
      <p role="status" className="text-small text-text-muted">
        {isTooMany ? t('compare.tooMany', quoteLimits) : t('compare.mixed')}
      </p>
    );
  }
  return (
    <Button asChild icon={<Scale aria-hidden />}>
      <Link
        to="/sales-opportunity/$id/compare"
        params={{ id: opportunityId }}
        search={count > 0 ? { offers: ticked.map(({ id }) => id).join(',') } : {}}
      >
        {count > 0 ? t('compare.ticked', { count }) : t('compare.open')}
      </Link>
    </Button>
  );
}
