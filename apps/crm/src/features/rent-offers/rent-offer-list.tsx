import { lazyComponent } from '@szansa/ui/lazy';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { listDefinition } from '#kit/lists/list-definition.ts';
import { Instant } from '#kit/records/instant.tsx';
import { Person } from '#kit/records/person.tsx';

import { rentOfferRecord } from './rent-offer.ts';
import { rentOffersAddress, type RentOfferRow } from './rent-offers-address.ts';

function Type({ offerType }: Pick<RentOfferRow, 'offerType'>) {
  return useTranslation('labels').t(`offerType.${offerType}`);
}

function Months({ count }: { count: number }) {
  return useTranslation('rentOffers').t('months', { count });
}

/** Rent offers of all opportunities and of none. */
export const rentOfferList = listDefinition({
  address: rentOffersAddress,
  texts: 'rentOffers',
  drawing: 'car',
  columns: [
    {
      id: 'car',
      cell: ({ carBrandAndModel }: RentOfferRow) => carBrandAndModel,
      width: 176,
      shown: 'always',
      pin: 'start',
    },
    { id: 'client', cell: ({ clientTitle }) => clientTitle, width: 132, priority: 1 },
    {
      id: 'opportunity',
      cell: ({ opportunity }) => opportunity && `#${opportunity.number}`,
      width: 90,
    },
    {
      id: 'offerType',
      cell: (row) => <Type offerType={row.offerType} />,
      width: 182,
      sameUnder: ['offerType'],
    },
    {
      id: 'contractMonthsPeriod',
      cell: (row) => <Months count={row.contractMonthsPeriod} />,
      align: 'end',
      width: 132,
      priority: 2,
    },
    { id: 'monthlyFeeNet', kind: 'money', align: 'end', width: 140, priority: 3 },
    { id: 'initialPaymentNet', kind: 'money', align: 'end', width: 190, shown: 'optional' },
    { id: 'sellValue', kind: 'money', align: 'end', width: 210, shown: 'optional' },
    { id: 'author', cell: ({ createdBy }) => <Person person={createdBy} />, width: 166 },
    { id: 'createdAt', cell: (row) => <Instant at={row.createdAt} />, width: 132 },
    { id: 'updatedAt', kind: 'instant', width: 140, shown: 'optional' },
  ],
  rowLabel: ({ carBrandAndModel, clientTitle }) => `${carBrandAndModel}, ${clientTitle}`,
  rowLink: ({ id }) => <Link to={rentOfferRecord.path} params={{ id }} />,
  create: {
    right: 'rent_offer_pdf.create',
    form: rentOfferRecord.kind,
    icon: <Plus aria-hidden />,
    Form: lazyComponent(async () => (await import('./new-rent-offer.tsx')).NewRentOffer),
  },
});
