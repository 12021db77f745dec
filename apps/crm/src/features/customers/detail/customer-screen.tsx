import { Badge } from '@szansa/ui/badge';
import { PageHeader } from '@szansa/ui/page-header';
import { Skeleton } from '@szansa/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { useRecentRecord } from '#kit/records/recent-records.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import type { Customer } from '../form/customer-values.ts';
import { EditCustomer } from '../form/edit-customer.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerDetails } from './customer-details.tsx';
import { CustomerOpportunities } from './customer-opportunities.tsx';

function LoadingCustomer() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('states.loading')} className="space-y-6">
      <Skeleton className="h-8 w-64" />
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <Skeleton className="h-80 w-full" />
        <Skeleton className="h-48 w-full" />
      </div>
    </div>
  );
}

function LoadedCustomer({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const { has } = useAccess();
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
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
      {customer.can.edit && search['edit'] === 'customer' && (
        <EditCustomer
          customer={customer}
          onClose={() => void navigate({ to: '.', search: {} as never, replace: true })}
        />
      )}
    </>
  );
}

/** One customer: who they are, how to reach them, and what is being sold to them. */
export function CustomerScreen() {
  const { customerId = '' } = useParams({ strict: false });
  const customer = useQuery(queries.customers.get.query({ params: { id: customerId } }));
  return (
    <div className="mx-auto max-w-6xl p-6 max-md:p-4">
      {customer.isPending && <LoadingCustomer />}
      {customer.isError && !customer.data && (
        <FailedScreen error={customer.error} onRetry={() => void customer.refetch()} />
      )}
      {customer.data && <LoadedCustomer customer={customer.data} />}
    </div>
  );
}
