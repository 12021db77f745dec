import type { Data, Endpoints } from '@szansa/api-client/client';
import type { DataColumn } from '@szansa/ui/data-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

export type CustomerRow = Data<Endpoints['customers']['list']>['items'][number];

/** The first of several, and how many more there are. */
function First({ texts }: { texts: readonly string[] }) {
  const [first, ...others] = texts;
  if (first === undefined) return null;
  return (
    <>
      {first}
      {others.length > 0 && <span className="ml-1 text-text-muted">+{others.length}</span>}
    </>
  );
}

/** Columns of the list of customers, without the fields hidden from the user. */
export function useCustomerColumns(): readonly DataColumn<CustomerRow>[] {
  const { t } = useTranslation('customers');
  const formats = useFormats();
  const { isExcluded, isColumnHidden } = useAccess();
  const hidden = (['taxIdNumber', 'phones', 'emails', 'address'] as const)
    .filter((field) => isExcluded(`customer.${field}`))
    .join();

  return useMemo(() => {
    const columns: (DataColumn<CustomerRow> & { field?: string })[] = [
      {
        id: 'name',
        header: t('columns.name'),
        cell: (row) => row.name,
        width: 160,
        sortable: true,
        hideable: false,
        pin: 'start',
      },
      {
        id: 'firms',
        header: t('columns.firms'),
        cell: (row) => <First texts={row.customerOrganizations.map((firm) => firm.name)} />,
        width: 160,
      },
      {
        id: 'taxIdNumber',
        header: t('columns.taxIdNumber'),
        cell: (row) =>
          row.taxIdNumber && <span className="tabular-nums">{formats.taxId(row.taxIdNumber)}</span>,
        width: 148,
        sortable: true,
        field: 'taxIdNumber',
      },
      {
        id: 'phones',
        header: t('columns.phones'),
        cell: (row) => (
          <span className="tabular-nums">
            <First texts={(row.phones ?? []).map(formats.phone)} />
          </span>
        ),
        width: 160,
        field: 'phones',
      },
      {
        id: 'emails',
        header: t('columns.emails'),
        cell: (row) => <First texts={row.emails ?? []} />,
        width: 168,
        field: 'emails',
      },
      {
        id: 'city',
        header: t('columns.city'),
        cell: (row) => row.city,
        width: 126,
        sortable: true,
        field: 'address',
      },
      {
        id: 'opportunities',
        header: t('columns.opportunities'),
        cell: (row) => row.opportunityCount,
        align: 'end',
        width: 80,
      },
      {
        id: 'addedBy',
        header: t('columns.addedBy'),
        cell: (row) => row.addedBy && `${row.addedBy.firstName} ${row.addedBy.lastName}`,
        width: 140,
        hidden: true,
      },
      {
        id: 'updatedAt',
        header: t('columns.updatedAt'),
        cell: (row) => (
          <time dateTime={row.updatedAt} className="tabular-nums">
            {formats.instant(row.updatedAt)}
          </time>
        ),
        width: 158,
        sortable: true,
      },
    ];
    const unseen = hidden.split(',');
    return columns.filter(
      ({ id, field }) => !(field && unseen.includes(field)) && !isColumnHidden('customers', id),
    );
  }, [t, formats, hidden, isColumnHidden]);
}
