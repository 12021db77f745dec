import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Button } from '@szansa/ui/button';
import { IconButton } from '@szansa/ui/icon-button';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BellRing, Pencil, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { withPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { cacheRecord, refetchRecord } from '#kit/records/record-definition.ts';
import { RemoveRecord } from '#kit/records/remove-record.tsx';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import { noticeRecord, type Notice } from './notice.ts';

type OpenDialog = 'remove' | 'send' | 'remind';

/** The actions on an announcement: edit, remove and send a draft, send reminders of a sent one. */
export function NoticeActions({ notice }: { notice: Notice }) {
  const { t } = useTranslation(['companyNotices', 'common']);
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const close = () => setOpenDialog(null);
  const { can, missing } = notice;
  return (
    <>
      {can.remove && (
        <IconButton
          variant="secondary"
          label={t('common:actions.remove')}
          icon={<Trash2 aria-hidden />}
          onClick={() => setOpenDialog('remove')}
        />
      )}
      {can.edit && (
        <Button asChild icon={<Pencil aria-hidden />}>
          <Link to="." search={withPart('edit', noticeRecord.kind)}>
            {t('common:actions.edit')}
          </Link>
        </Button>
      )}
      {can.send && (
        <Button
          variant="primary"
          icon={<Send aria-hidden />}
          disabledReason={missing[0] && t(`missing.${missing[0]}`)}
          onClick={() => setOpenDialog('send')}
        >
          {t('send.action')}
        </Button>
      )}
      {can.remind && (
        <Button icon={<BellRing aria-hidden />} onClick={() => setOpenDialog('remind')}>
          {t('remind.action')}
        </Button>
      )}
      {openDialog === 'send' && <SendNotice notice={notice} onClose={close} />}
      {openDialog === 'remind' && <RemindOfNotice notice={notice} onClose={close} />}
      {openDialog === 'remove' && (
        <RemoveRecord
          definition={noticeRecord}
          record={notice}
          calls={queries.companyNotices}
          onClose={close}
        />
      )}
    </>
  );
}

interface NoticeDialogProps {
  notice: Notice;
  onClose: () => void;
}

function SendNotice({ notice: { id, version, recipientCount }, onClose }: NoticeDialogProps) {
  const { t } = useTranslation('companyNotices');
  const send = useMutation({
    ...queries.companyNotices.send.mutation(),
    onSuccess: (saved) => {
      cacheRecord(noticeRecord, saved);
      toastSuccess(t('send.done'), t('record.people', { count: saved.recipientCount }));
      onClose();
    },
    onError: (error) => {
      toastRefusal(error, () => refetchRecord(noticeRecord, id));
      onClose();
    },
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t('send.title', { count: recipientCount })}
      description={t('send.hint')}
      confirmLabel={t('send.action')}
      loading={send.isPending}
      onConfirm={() => send.mutate({ params: { id }, body: { version } })}
    />
  );
}

function RemindOfNotice({ notice: { id, recipientCount, confirmedCount }, onClose }: NoticeDialogProps) {
  const { t } = useTranslation('companyNotices');
  const remind = useMutation({
    ...queries.companyNotices.remind.mutation(),
    onSuccess: ({ reminded }) => {
      void refetchRecord(noticeRecord, id);
      toastSuccess(t('remind.done'), t('record.people', { count: reminded }));
    },
    onError: toastError,
    onSettled: onClose,
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t('remind.title', { count: recipientCount - confirmedCount })}
      description={t('remind.hint')}
      confirmLabel={t('remind.action')}
      loading={remind.isPending}
      onConfirm={() => remind.mutate({ params: { id } })}
    />
  );
}
