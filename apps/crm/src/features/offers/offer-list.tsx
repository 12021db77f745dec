import { Badge } from '@szansa/ui/badge';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { listDefinition } from '#kit/lists/list-definition.ts';
import { Instant } from '#kit/records/instant.tsx';
import { Person } from '#kit/records/person.tsx';
import { CompanyLogo } from '#parts/logo/company-logo.tsx';
import { OpportunityStatusChip } from '#parts/opportunity/status.tsx';
import { VehicleName } from '#parts/vehicle/vehicle-name.tsx';

import { offersAddress, type OfferRow } from './offers-address.ts';

function OfferType({ offer }: { offer: OfferRow }) {
  const { t } = useTranslation(['offerList', 'labels']);
  return (
    <span className="inline-flex items-center gap-1.5">
      {t(`labels:offerType.${offer.offerType}`)}
      {offer.isChosen && <Badge tone="green">{t('chosen')}</Badge>}
    </span>
  );
}

function Bank({ bank }: Pick<OfferRow, 'bank'>) {
  return (
    bank && (
      <span className="flex min-w-0 items-center gap-1.5">
        <CompanyLogo company={bank} size="small" />
        <span className="truncate">{bank.name}</span>
      </span>
    )
  );
}

/** Offers of all opportunities, each with its own; a row leads to it among the offers of that opportunity. */
export const offerList = listDefinition({
  address: offersAddress,
  texts: 'offerList',
  drawing: 'offer',
  columns: [
    { id: 'customer', cell: (row: OfferRow) => row.customer.name, width: 140, shown: 'always', pin: 'start' },
    { id: 'offerType', cell: (row) => <OfferType offer={row} />, width: 250, priority: 1 },
    {
      id: 'vehicle',
      cell: (row) => <VehicleName name={row.vehicle} opportunityId={row.opportunity.id} offerId={row.id} />,
      width: 156,
      priority: 2,
    },
    { id: 'bank', cell: (row) => <Bank bank={row.bank} />, width: 136 },
    { id: 'monthlyAmount', kind: 'money', align: 'end', width: 124, priority: 3 },
    { id: 'sumOfPayments', kind: 'money', align: 'end', width: 164 },
    {
      id: 'status',
      cell: (row) => <OpportunityStatusChip status={row.opportunity.status} />,
      width: 178,
      sameUnder: ['status'],
    },
    { id: 'vehicleValue', kind: 'money', align: 'end', width: 200, shown: 'optional' },
    { id: 'commisionAmount', kind: 'money', align: 'end', width: 130, shown: 'optional' },
    {
      id: 'number',
      cell: (row) => <span className="text-text-muted tabular-nums">#{row.opportunity.number}</span>,
      width: 104,
      shown: 'optional',
    },
    { id: 'dealer', cell: (row) => row.dealer?.name, width: 150, shown: 'optional' },
    {
      id: 'worker',
      cell: (row) => <Person person={row.worker} />,
      width: 168,
      shown: 'optional',
    },
    {
      id: 'numberOfInstallments',
      cell: (row) => row.numberOfInstallments,
      align: 'end',
      width: 110,
      shown: 'optional',
    },
    { id: 'bookingDate', kind: 'date', width: 130, shown: 'optional' },
    { id: 'createdAt', cell: (row) => <Instant at={row.createdAt} />, width: 140, shown: 'optional' },
  ],
  rowLabel: (row) => `${row.customer.name}, #${row.opportunity.number}`,
  rowLink: (row) => (
    <Link
      to="/sales-opportunity/$id"
      params={{ id: row.opportunity.id }}
      search={{ tab: 'offers', shown: row.id }}
    />
  ),
});
