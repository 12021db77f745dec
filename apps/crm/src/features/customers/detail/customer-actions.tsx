import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Button } from '@szansa/ui/button';
import { DropdownMenu, DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { IconButton } from '@szansa/ui/icon-button';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Archive, ArchiveRestore, Ellipsis, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { withPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { readAnew } from '#kit/records/record-definition.ts';
import { toastSuccess } from '#kit/toasts/toasts.ts';

import type { Customer } from '../form/customer-values.ts';
import { customerSource, keepCustomer } from '../keep-customer.ts';

/** What may be done with a customer: a new opportunity, a change, the archive. */
export function CustomerActions({ customer }: { customer: Customer }) {
  const { t } = useTranslation(['customers', 'common']);
  const [isAsking, setAsking] = useState(false);
  const read = { params: { id: customer.id }, body: { version: customer.version } };
  const refused = (error: unknown) => toastRefusal(error, () => readAnew(customerSource, customer.id));

  function show(message: string) {
    return (saved: Customer): void => {
      keepCustomer(saved);
      setAsking(false);
      toastSuccess(message);
    };
  }

  const archive = useMutation({
    ...queries.customers.archive.mutation(),
    onSuccess: show(t('detail.archived')),
    onError: refused,
  });
  const unarchive = useMutation({
    ...queries.customers.unarchive.mutation(),
    onSuccess: show(t('detail.unarchived')),
    onError: refused,
  });

  return (
    <>
      {customer.can.edit && (
        <>
          <DropdownMenu
            align="end"
            trigger={
              <IconButton
                label={t('common:actions.more')}
                icon={<Ellipsis aria-hidden />}
                variant="secondary"
                progress={unarchive.isPending}
              />
            }
          >
            {customer.isArchived ? (
              <DropdownMenuItem icon={<ArchiveRestore aria-hidden />} onSelect={() => unarchive.mutate(read)}>
                {t('common:actions.unarchive')}
              </DropdownMenuItem>
            ) : (
              <DropdownMenuItem icon={<Archive aria-hidden />} onSelect={() => setAsking(true)}>
                {t('common:actions.archive')}
              </DropdownMenuItem>
            )}
          </DropdownMenu>
          <Button asChild icon={<Pencil aria-hidden />}>
            <Link to="." search={withPart('edit', 'customer')}>
              {t('common:actions.edit')}
            </Link>
          </Button>
        </>
      )}
      {customer.can.openOpportunity && (
        <Button asChild variant="primary" icon={<Plus aria-hidden />}>
          <Link to="/sales-opportunities" search={{ new: 'opportunity', customerId: customer.id }}>
            {t('detail.newOpportunity')}
          </Link>
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('detail.archiveTitle')}
        description={t('detail.archiveDescription')}
        confirmLabel={t('common:actions.archive')}
        progress={archive.isPending}
        onConfirm={() => archive.mutate(read)}
      />
    </>
  );
}
