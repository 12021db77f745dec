import { Button } from '@szansa/ui/button';
import { DropdownMenu, DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { IconButton } from '@szansa/ui/icon-button';
import { lazyComponent, lazyExtra } from '@szansa/ui/lazy';
import { Link } from '@tanstack/react-router';
import { Ellipsis, Merge, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { withPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { useArchiving } from '#kit/records/use-archiving.tsx';

import type { Customer } from '#parts/customer/customer-values.ts';
import { customerSource } from '#parts/customer/cache-customer.ts';

// the palette that offers them loads lazily as well
const CustomerCommands = lazyExtra(async () => (await import('./customer-commands.tsx')).CustomerCommands);
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
  return (
    <>
      <CustomerCommands customer={customer} onMerge={() => setMerging(true)} />
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
          <Link to="/sales-opportunities" search={{ new: 'opportunity', customerId: customer.id }}>
            {t('detail.newOpportunity')}
          </Link>
        </Button>
      )}
      {archiving.dialog}
      {isMerging && <MergeCustomer customer={customer} onClose={() => setMerging(false)} />}
    </>
  );
}
