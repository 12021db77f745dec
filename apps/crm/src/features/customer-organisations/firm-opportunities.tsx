import { useTranslation } from 'react-i18next';

import { OpportunitiesOf } from '#parts/opportunity/opportunities-of.tsx';

/** Opportunities of a firm's customers that are not archived, the newest activity first. */
export function FirmOpportunities({ firmId }: { firmId: string }) {
  const { t } = useTranslation('customerOrganisations');
  return (
    <OpportunitiesOf
      label={t('tabs.opportunities')}
      query={{ customerOrganisationId: [firmId] }}
      empty={t('opportunities.empty')}
    />
  );
}
