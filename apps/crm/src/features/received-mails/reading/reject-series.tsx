import { AlertDialog } from '@szansa/ui/alert-dialog';
import { useTranslation } from 'react-i18next';

import type { Mail } from '../received-mails-address.ts';
import { JoinedMails } from './mail-series.tsx';

interface RejectSeriesProps {
  mail: Mail;
  loading: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Shows how many mails are rejected together, and names them, before it is done. */
export function RejectSeries({ mail, loading, onConfirm, onClose }: RejectSeriesProps) {
  const { t } = useTranslation('receivedMails');
  const count = mail.joinedCount + 1;
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      destructive
      title={t('series.title', { count })}
      description={t('series.description')}
      confirmLabel={t('series.confirm', { count })}
      loading={loading}
      onConfirm={onConfirm}
    >
      <JoinedMails lineId={mail.id} />
    </AlertDialog>
  );
}
