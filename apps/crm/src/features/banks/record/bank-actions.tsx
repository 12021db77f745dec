import { ApiError } from '@szansa/api-client/client';
import { accessLabels } from '@szansa/domain/language';
import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { DropdownMenu, DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { IconButton } from '@szansa/ui/icon-button';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Ellipsis, Merge, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { withPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import type { Bank } from '../form/bank-values.ts';
import { forgetBank } from '../keep-bank.ts';
import { MergeDialog } from './merge-dialog.tsx';

/** The refusal to remove a bank, with what still uses it. */
function InUse({ error }: { error: unknown }) {
  const { t } = useTranslation('banks');
  if (!(error instanceof ApiError) || !error.is('in_use')) return null;
  const labels = accessLabels(currentLanguage()).entity;
  return (
    <Callout role="alert" tone="destructive" title={error.message}>
      <ul>
        {error.details.uses.map(({ kind, count }) => (
          <li key={kind}>{t('remove.inUse', { kind: labels[kind], count })}</li>
        ))}
      </ul>
    </Callout>
  );
}

function RemoveDialog({ bank, onClose }: { bank: Bank; onClose: () => void }) {
  const { t } = useTranslation(['banks', 'common']);
  const navigate = useNavigate();
  const remove = useMutation({
    ...queries.banks.remove.mutation(),
    onSuccess: async () => {
      toastSuccess(t('common:states.removed'), bank.name);
      await navigate({ to: '/banks' });
      forgetBank(bank.id);
    },
    onError: (error) => {
      if (!error.is('in_use')) toastError(error);
    },
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      destructive
      title={t('remove.title')}
      description={t('remove.description')}
      confirmLabel={t('common:actions.remove')}
      progress={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: bank.id } })}
    >
      <InUse error={remove.error} />
    </AlertDialog>
  );
}

/** What may be done with a bank: a change, a merge, removal. */
export function BankActions({ bank }: { bank: Bank }) {
  const { t } = useTranslation(['banks', 'common']);
  const [asked, setAsked] = useState<'remove' | 'merge' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton label={t('common:actions.more')} icon={<Ellipsis aria-hidden />} variant="secondary" />
        }
      >
        <DropdownMenuItem icon={<Merge aria-hidden />} onSelect={() => setAsked('merge')}>
          {t('merge.action')}
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Trash2 aria-hidden />} onSelect={() => setAsked('remove')}>
          {t('common:actions.remove')}
        </DropdownMenuItem>
      </DropdownMenu>
      <Button asChild icon={<Pencil aria-hidden />}>
        <Link to="." search={withPart('edit', 'bank')}>
          {t('common:actions.edit')}
        </Link>
      </Button>
      {asked === 'remove' && <RemoveDialog bank={bank} onClose={close} />}
      {asked === 'merge' && <MergeDialog bank={bank} onClose={close} />}
    </>
  );
}
