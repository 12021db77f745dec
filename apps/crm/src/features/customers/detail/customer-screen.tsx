import { Badge } from '@szansa/ui/badge';
import { laterComponent } from '@szansa/ui/later';
import { PageHeader } from '@szansa/ui/page-header';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { useRecentRecord } from '#kit/records/recent-records.ts';
import { RecordScreen } from '#kit/records/record-screen.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';

import { customerSource } from '../keep-customer.ts';
import type { Customer } from '#parts/customer/customer-values.ts';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerDetails } from './customer-details.tsx';
import { CustomerOpportunities } from './customer-opportunities.tsx';

const EditCustomer = laterComponent(async () => (await import('../form/edit-customer.tsx')).EditCustomer);

function LoadedCustomer({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const { has } = useAccess();
  const edit = useAddressPart('edit');
  const firms = customer.customerOrganizations
    .map((firm) => firm.name)
    .filter((name) => name !== customer.name)
    .join(', ');
  useRecentRecord({ kind: 'customer', id: customer.id, label: customer.name, hint: firms });
  return (
    <>
      <PageHeader
        title={customer.name}
        subtitle={firms || undefined}
        status={customer.isArchived && <Badge tone="archive">{t('archivedBadge')}</Badge>}
        actions={<CustomerActions customer={customer} />}
      />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0 space-y-6">
          <CustomerDetails customer={customer} />
        </div>
        {has('opportunity.get') && <CustomerOpportunities customerId={customer.id} />}
      </div>
      {customer.can.edit && edit.value === 'customer' && (
        <EditCustomer customer={customer} onClose={() => void edit.change(undefined)} />
      )}
    </>
  );
}

/** One customer: who they are, how to reach them, and what is being sold to them. */
export function CustomerScreen() {
  const { id = '' } = useParams({ strict: false });
  return (
    <RecordScreen of={customerSource} id={id}>
      {(customer) => <LoadedCustomer customer={customer} />}
    </RecordScreen>
  );
}
