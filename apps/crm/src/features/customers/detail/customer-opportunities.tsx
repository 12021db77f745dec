import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { OpportunitiesOf } from '#parts/opportunity/opportunities-of.tsx';

/** The customer's opportunities that are not archived, newest activity first. */
export function CustomerOpportunities({ customerId }: { customerId: string }) {
  const { t } = useTranslation('customers');
  return (
    <>
      <OpportunitiesOf
        label={t('tabs.opportunities')}
        query={{ customerId: [customerId] }}
        empty={t('opportunities.empty')}
      />
      <p className="mt-3">
        <TextLink asChild className="text-small">
          <Link to="/sales-opportunities" search={{ view: 'list', customerId, is_self: 'any' }}>
            {t('opportunities.all')}
          </Link>
        </TextLink>
      </p>
    </>
  );
}
