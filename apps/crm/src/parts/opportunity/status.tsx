import type { OpportunityStatus } from '@szansa/domain/opportunity';
import { StatusChip, type StatusChipProps } from '@szansa/ui/status-chip';
import { useTranslation } from 'react-i18next';

type Mark = Pick<StatusChipProps, 'tone' | 'shape'>;

/** The marker of each stage: stages of the same colour differ in shape. */
export const statusMarks: Readonly<Record<OpportunityStatus, Mark>> = {
  lead: { tone: 'grey', shape: 'ring' },
  first_contact: { tone: 'blue', shape: 'ring' },
  presentation_proposal: { tone: 'blue', shape: 'half' },
  negotiations: { tone: 'indigo', shape: 'half' },
  application_to_client: { tone: 'violet', shape: 'ring' },
  application: { tone: 'violet', shape: 'half' },
  conclusion_agreement: { tone: 'orange', shape: 'diamond' },
  waiting_for_vehicle: { tone: 'amber', shape: 'square' },
  registration_insurance: { tone: 'teal', shape: 'square' },
  handing: { tone: 'green', shape: 'circle' },
  closed: { tone: 'green-dark', shape: 'check' },
};

export function OpportunityStatusChip({ status }: { status: OpportunityStatus }) {
  const { t } = useTranslation('labels');
  return <StatusChip {...statusMarks[status]}>{t(`status.${status}`)}</StatusChip>;
}
