import { quoteLimits } from '@szansa/domain/bank-comparison';
import { Button } from '@szansa/ui/button';
import { Link } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface CompareLinkProps {
  opportunityId: string;
  /** Ids of the offers that are ticked. */
  ticked: readonly string[];
}

/** Leads to a comparison of the ticked offers; without any to an empty one, whose quotes are typed. */
export function CompareLink({ opportunityId, ticked }: CompareLinkProps) {
  const { t } = useTranslation('offers');
  const count = ticked.length;
  const isTooMany = count > quoteLimits.max;
  if (isTooMany) {
    return (
      <p role="status" className="text-small text-text-muted">
        {t('compare.tooMany', quoteLimits)}
      </p>
    );
  }
  return (
    <Button asChild icon={<Scale aria-hidden />}>
      <Link
        to="/sales-opportunity/$id/compare"
        params={{ id: opportunityId }}
        search={count > 0 ? { offers: ticked.join(',') } : {}}
      >
        {count > 0 ? t('compare.ticked', { count }) : t('compare.open')}
      </Link>
    </Button>
  );
}
