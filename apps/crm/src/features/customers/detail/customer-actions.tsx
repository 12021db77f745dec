import { Button } from '@szansa/ui/button';
import { DropdownMenu, DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { IconButton } from '@szansa/ui/icon-button';
import { lazyComponent } from '@szansa/ui/lazy';
import { Link, useNavigate } from '@tanstack/react-router';
import { Ellipsis, Merge, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { withPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { RecordCommands, type RecordCommand } from '#kit/records/record-commands.tsx';
import { useArchiving } from '#kit/records/use-archiving.tsx';

import type { Customer } from '#parts/customer/customer-values.ts';
import { customerSource } from '#parts/customer/cache-customer.ts';

const MergeCustomer = lazyComponent(async () => (await import('./merge-customer.tsx')).MergeCustomer);

/** What may be done with a customer: a new opportunity, a change, a merge, the archive. */
export function CustomerActions({ customer }: { customer: Customer }) {
  const { t } = useTranslation(['customers', 'common']);
  const [isMerging, setMerging] = useState(false);
  const archiving = useArchiving({
    source: customerSource,
    record: customer,
    calls: queries.customers,
    words: {
      title: t('detail.archiveTitle'),
      description: t('detail.archiveDescription'),
      archived: t('detail.archived'),
      unarchived: t('detail.unarchived'),
    },
  });
  const navigate = useNavigate();
  const newOpportunity = { new: 'opportunity', customerId: customer.id };
  const commands: readonly (RecordCommand | false)[] = [
    customer.can.openOpportunity && {
      id: 'new-opportunity-of-customer',
      label: t('detail.newOpportunity'),
      icon: <Plus aria-hidden />,
      run: () => void navigate({ to: '/sales-opportunities', search: newOpportunity }),
    },
    customer.can.edit && {
      id: 'edit-customer',
      label: t('common:actions.edit'),
      icon: <Pencil aria-hidden />,
      run: () => void navigate({ to: '.', search: withPart('edit', 'customer') }),
    },
    customer.can.edit && {
      id: 'merge-customer',
      label: t('merge.action'),
      icon: <Merge aria-hidden />,
      run: () => setMerging(true),
    },
  ];
  return (
    <>
      <RecordCommands
        name={customer.name}
        commands={commands.filter((command) => typeof command === 'object')}
      />
      {customer.can.edit && (
        <>
          <DropdownMenu
            align="end"
            trigger={
              <IconButton
                label={t('common:actions.more')}
                icon={<Ellipsis aria-hidden />}
                variant="secondary"
                loading={archiving.isRestoring}
              />
            }
          >
            <DropdownMenuItem icon={<Merge aria-hidden />} onSelect={() => setMerging(true)}>
              {t('merge.action')}
            </DropdownMenuItem>
            {archiving.item}
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
          <Link to="/sales-opportunities" search={newOpportunity}>
            {t('detail.newOpportunity')}
          </Link>
        </Button>
      )}
      {archiving.dialog}
      {isMerging && <MergeCustomer customer={customer} onClose={() => setMerging(false)} />}
    </>
  );
}
