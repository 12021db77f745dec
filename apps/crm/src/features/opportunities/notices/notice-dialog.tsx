import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { CustomerMailDialog } from '#parts/customer-mail/customer-mail-dialog.tsx';

import type { NoticeRequest } from './notice-request.ts';

/** Writes to the customer how far their opportunity is. */
export function NoticeDialog({ request, onClose }: { request: NoticeRequest; onClose: () => void }) {
  const { t } = useTranslation(['opportunity', 'labels']);
  const { opportunityId, number, customer, status } = request;
  return (
    <CustomerMailDialog
      title={t('notice.title')}
      description={t('notice.description', { number, customer, status: t(`labels:status.${status}`) })}
      opportunityId={opportunityId}
      status={status}
      place={`opportunity/${opportunityId}/notice`}
      send={({ language: _language, ...body }) =>
        client.customerNotices.send({ params: { id: opportunityId }, body })
      }
      onClose={onClose}
    />
  );
}
