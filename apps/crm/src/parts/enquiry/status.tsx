import { awaitedAt, type EnquiryStatus } from '@szansa/domain/enquiry';
import { StatusChip, type StatusChipProps } from '@szansa/ui/status-chip';
import { useTranslation } from 'react-i18next';

type Mark = Pick<StatusChipProps, 'tone' | 'shape'>;

/** How each status looks. */
export const enquiryMarks: Readonly<Record<EnquiryStatus, Mark>> = {
  INTERNAL_ENQUIRY_STATUS_NEW: { tone: 'grey', shape: 'ring' },
  INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS: { tone: 'blue', shape: 'half' },
  INTERNAL_ENQUIRY_STATUS_INFORMATION_REQUIRED: { tone: 'violet', shape: 'ring' },
  INTERNAL_ENQUIRY_STATUS_NEEDS_CLARIFICATION: { tone: 'orange', shape: 'diamond' },
  INTERNAL_ENQUIRY_STATUS_WAITING_FOR_CONTACT: { tone: 'amber', shape: 'square' },
  INTERNAL_ENQUIRY_STATUS_COMPLETED: { tone: 'green-dark', shape: 'check' },
};

export function EnquiryStatusChip({ status }: { status: EnquiryStatus }) {
  const { t } = useTranslation('enquiry');
  return <StatusChip {...enquiryMarks[status]}>{t(`status.${status}`)}</StatusChip>;
}

/** Shows whose action an enquiry is pending, according to its status. */
export function Awaited({ status }: { status: EnquiryStatus }) {
  const { t } = useTranslation('enquiry');
  return t(`awaited.${awaitedAt[status]}`);
}
