import { useNavigate } from '@tanstack/react-router';
import { Merge, Pencil, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { withPart } from '#kit/address/use-address-part.ts';
import { RecordCommands, type RecordCommand } from '#kit/records/record-commands.tsx';
import type { Customer } from '#parts/customer/customer-values.ts';

interface CustomerCommandsProps {
  customer: Customer;
  onMerge: () => void;
}

/** What the palette does with the customer in view. */
export function CustomerCommands({ customer, onMerge }: CustomerCommandsProps) {
  const { t } = useTranslation(['customers', 'common']);
  const navigate = useNavigate();
  const commands: readonly (RecordCommand | false)[] = [
    customer.can.openOpportunity && {
      id: 'new-opportunity-of-customer',
      label: t('detail.newOpportunity'),
      icon: <Plus aria-hidden />,
      run: () =>
        void navigate({
          to: '/sales-opportunities',
          search: { new: 'opportunity', customerId: customer.id },
        }),
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
      run: onMerge,
    },
  ];
  return (
    <RecordCommands
      name={customer.name}
      commands={commands.filter((command) => typeof command === 'object')}
    />
  );
}
