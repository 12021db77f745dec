import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Button } from '@szansa/ui/button';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@szansa/ui/dropdown-menu';
import { IconButton } from '@szansa/ui/icon-button';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ellipsis, KeyRound, Mail, Pencil, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import { cachePerson } from '../people/cache-person.ts';
import type { StaffMember } from '../people/staff-values.ts';
import { DeactivatePerson } from './deactivate-person.tsx';

/** The actions on an account that the server allows. */
export function PersonActions({ person }: { person: StaffMember }) {
  const { t } = useTranslation(['admin', 'common']);
  const [dialog, setDialog] = useState<'deactivate' | 'second-factor' | null>(null);
  const params = { id: person.id };
  const { can } = person;

  const after = (successText: (saved: StaffMember) => string) => ({
    onSuccess: (saved: StaffMember) => {
      cachePerson(saved);
      setDialog(null);
      toastSuccess(successText(saved));
    },
    onError: toastError,
  });
  const resend = useMutation({
    ...queries.users.resendInvitation.mutation(),
    ...after(({ invitation }) => t(invitation?.isKept ? 'person.invitationHeld' : 'person.invitationSent')),
  });
  const reactivate = useMutation({
    ...queries.users.reactivate.mutation(),
    ...after(() => t('person.reactivated')),
  });
  const resetSecondFactor = useMutation({
    ...queries.users.resetSecondFactor.mutation(),
    ...after(() => t('person.secondFactorReset')),
  });
  const hasMore = can.deactivate || can.reactivate || can.resetSecondFactor;

  return (
    <>
      {can.resendInvitation && (
        <Button
          icon={<Mail aria-hidden />}
          loading={resend.isPending}
          onClick={() => resend.mutate({ params })}
        >
          {t('person.resendInvitation')}
        </Button>
      )}
      {can.edit && (
        <Button asChild icon={<Pencil aria-hidden />}>
          <Link to="." search={{ edit: 'person' }}>
            {t('common:actions.edit')}
          </Link>
        </Button>
      )}
      {hasMore && (
        <DropdownMenu
          align="end"
          trigger={<IconButton label={t('common:actions.more')} icon={<Ellipsis aria-hidden />} />}
        >
          {can.resetSecondFactor && (
            <DropdownMenuItem icon={<KeyRound aria-hidden />} onSelect={() => setDialog('second-factor')}>
              {t('person.resetSecondFactor')}
            </DropdownMenuItem>
          )}
          {can.resetSecondFactor && (can.deactivate || can.reactivate) && <DropdownMenuSeparator />}
          {can.reactivate && (
            <DropdownMenuItem
              icon={<UserCheck aria-hidden />}
              onSelect={() => reactivate.mutate({ params, body: { version: person.version } })}
            >
              {t('person.reactivate')}
            </DropdownMenuItem>
          )}
          {can.deactivate && (
            <DropdownMenuItem icon={<UserX aria-hidden />} onSelect={() => setDialog('deactivate')}>
              {t('person.deactivate')}
            </DropdownMenuItem>
          )}
        </DropdownMenu>
      )}
      <AlertDialog
        open={dialog === 'second-factor'}
        onOpenChange={(open) => setDialog(open ? 'second-factor' : null)}
        title={t('person.resetSecondFactorTitle')}
        description={t('person.resetSecondFactorHint')}
        confirmLabel={t('person.resetSecondFactor')}
        destructive
        loading={resetSecondFactor.isPending}
        onConfirm={() => resetSecondFactor.mutate({ params })}
      />
      {dialog === 'deactivate' && <DeactivatePerson person={person} onClose={() => setDialog(null)} />}
    </>
  );
}
