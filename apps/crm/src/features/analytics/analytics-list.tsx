import { Badge } from '@szansa/ui/badge';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { listDefinition } from '#kit/lists/list-definition.ts';
import { Instant } from '#kit/records/instant.tsx';
import { Person } from '#kit/records/person.tsx';
import { OpportunityStatusChip } from '#parts/opportunity/status.tsx';

import { analyticsAddress, type AnalyticsRow } from './analytics-address.ts';

function Status({ row }: { row: AnalyticsRow }) {
  const { t } = useTranslation('analytics');
  return (
    <span className="inline-flex items-center gap-1.5">
      <OpportunityStatusChip status={row.status} />
      {row.isArchived && <Badge tone="archive">{t('archived')}</Badge>}
    </span>
  );
}

function OfferType({ row }: { row: AnalyticsRow }) {
  const { t } = useTranslation('labels');
  return row.offerType && t(`offerType.${row.offerType}`);
}

const both = (...texts: readonly (string | null | undefined)[]) => texts.filter(Boolean).join(', ');

/** Opportunities with all that is counted of them; a row leads to its opportunity. */
export const analyticsList = listDefinition({
  address: analyticsAddress,
  texts: 'analytics',
  drawing: 'board',
  columns: [
    {
      id: 'customer',
      cell: (row: AnalyticsRow) => row.customer.name,
      width: 168,
      shown: 'always',
      pin: 'start',
    },
    {
      id: 'number',
      cell: (row) => <span className="text-text-muted tabular-nums">#{row.number}</span>,
      width: 112,
      shown: 'always',
    },
    { id: 'worker', cell: (row) => <Person person={row.worker} />, width: 168 },
    { id: 'status', cell: (row) => <Status row={row} />, width: 214 },
    { id: 'vehicle', width: 176 },
    { id: 'vehicleValue', kind: 'money', align: 'end', width: 204 },
    { id: 'offerType', cell: (row) => <OfferType row={row} />, width: 176 },
    {
      id: 'offer',
      cell: ({ offer }, { money }) =>
        offer?.numberOfInstallments &&
        offer.monthlyAmount && (
          <span className="tabular-nums">
            {offer.numberOfInstallments} × {money(offer.monthlyAmount)}
          </span>
        ),
      align: 'end',
      width: 150,
    },
    {
      id: 'bankRepresentative',
      cell: ({ bank, bankRepresentative }) => both(bank?.name, bankRepresentative),
      width: 200,
    },
    { id: 'dealer', cell: ({ dealer }) => dealer?.name, width: 160 },
    { id: 'createdAt', cell: (row) => <Instant at={row.createdAt} />, width: 140 },
    { id: 'closedAt', cell: (row) => row.closedAt && <Instant at={row.closedAt} />, width: 140 },
    { id: 'personalIdNumber', width: 130, shown: 'optional' },
    { id: 'taxIdNumber', kind: 'taxId', width: 130, shown: 'optional' },
    { id: 'companies', cell: ({ companies }) => companies.join(', '), width: 200, shown: 'optional' },
    { id: 'bodyColor', width: 140, shown: 'optional' },
    { id: 'specification', width: 220, shown: 'optional' },
    { id: 'hasPolicy', kind: 'checkbox', width: 100, shown: 'optional' },
    { id: 'isRegistered', kind: 'checkbox', width: 120, shown: 'optional' },
    { id: 'isPickedUp', kind: 'checkbox', width: 100, shown: 'optional' },
    { id: 'applicationDate', kind: 'date', width: 150, shown: 'optional' },
    { id: 'agreementDate', kind: 'date', width: 150, shown: 'optional' },
    { id: 'signedDeal', kind: 'date', width: 160, shown: 'optional' },
    { id: 'vehicleRegistrationDate', kind: 'date', width: 150, shown: 'optional' },
    { id: 'pickupDate', kind: 'date', width: 130, shown: 'optional' },
    { id: 'dealerRepresentative', width: 160, shown: 'optional' },
    { id: 'carInsuranceId', width: 170, shown: 'optional' },
    { id: 'commisionAmount', kind: 'money', align: 'end', width: 140, shown: 'optional' },
    { id: 'note', width: 220, shown: 'optional' },
  ],
  rowLabel: (row) => `${row.customer.name}, #${row.number}`,
  rowLink: (row) => <Link to="/sales-opportunity/$id" params={{ id: row.id }} />,
});
