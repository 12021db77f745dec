import { AlertDialog } from '@szansa/ui/alert-dialog';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { pendingChangesAtom } from '#kit/live/pending-changes.ts';

interface LeaveDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Prompts for confirmation before a user with unsent changes signs out: signing out deletes them from the device. */
export function LeaveDialog({ open, onOpenChange }: LeaveDialogProps) {
  const { t } = useTranslation(['session', 'common']);
  const navigate = useNavigate();
  const { pending: unconfirmed, failed } = useAtomValue(pendingChangesAtom);
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('leaving.title')}
      description={t('leaving.description', { count: unconfirmed + failed })}
      confirmLabel={t('common:user.logout')}
      destructive
      onConfirm={() => void navigate({ to: '/logout' })}
    />
  );
}
