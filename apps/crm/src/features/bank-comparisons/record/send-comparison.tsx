import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { CustomerMailDialog } from '#parts/customer-mail/customer-mail-dialog.tsx';

import type { Comparison } from '../comparison.ts';

/** Mails the comparison to the customer as a PDF. */
export function SendComparison({ comparison, onClose }: { comparison: Comparison; onClose: () => void }) {
  const { t } = useTranslation('bankComparisons');
  const { id, opportunity } = comparison;
  const { number, customerName: customer } = opportunity;
  return (
    <CustomerMailDialog
      title={t('mail.title')}
      description={t('mail.description', { number, customer })}
      opportunityId={opportunity.id}
      status="presentation_proposal"
      place={`bank_comparison_pdf/${id}/mail`}
      send={(body) => client.bankComparisonPdfs.send({ params: { id }, body })}
      onClose={onClose}
    />
  );
}
