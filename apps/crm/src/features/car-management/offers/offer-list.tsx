import { Picture } from '@szansa/ui/image-gallery';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { listDefinition } from '#kit/lists/list-definition.ts';

import { usePowerText } from '../templates/power-text.ts';
import { offerRecord, type VariantRow } from './offer.ts';
import { OfferStatusChip } from './offer-status.tsx';
import { offersAddress } from './offers-address.ts';
import { shownImage } from './variant-images.ts';
import { VariantPrice } from './variant-price.tsx';
import { useVariantWords } from './variant-words.ts';

/** The first picture and the name, which describes the picture; its room is reserved for a car without pictures. */
function Named({ row: { name, image } }: { row: VariantRow }) {
  return (
    <span className="flex items-center gap-2">
      {image ? (
        <Picture
          image={{ ...shownImage(image), alt: '' }}
          width={40}
          className="h-6 w-10 shrink-0 rounded-small"
        />
      ) : (
        <span aria-hidden className="h-6 w-10 shrink-0 rounded-small bg-surface-muted" />
      )}
      <span className="truncate">{name}</span>
    </span>
  );
}

function Power({ row }: { row: VariantRow }) {
  return usePowerText()(row);
}

function Condition({ row }: { row: VariantRow }) {
  const { t } = useTranslation('labels');
  return row.carCondition && t(`carCondition.${row.carCondition}`);
}

function When({ row }: { row: VariantRow }) {
  return useVariantWords().when(row).join(', ');
}

function Left({ row }: { row: VariantRow }) {
  return useVariantWords().pieces(row);
}

/** Variants of cars on offer; each leads to its offer. */
export const offerList = listDefinition({
  address: offersAddress,
  texts: 'carOffers',
  drawing: 'car',
  hintFor: 'car_offer.create',
  columns: [
    { id: 'name', cell: (row) => <Named row={row} />, width: 330, shown: 'always', pin: 'start' },
    {
      id: 'price',
      field: 'catalogPrice',
      cell: (row) => <VariantPrice variant={row} />,
      align: 'end',
      width: 190,
      priority: 1,
    },
    { id: 'catalogPrice', kind: 'money', align: 'end', width: 160, shown: 'optional' },
    { id: 'carColor', cell: (row) => row.carColor?.name, width: 140 },
    { id: 'year', cell: (row) => row.year, align: 'end', width: 146 },
    { id: 'carCondition', cell: (row) => <Condition row={row} />, width: 130 },
    { id: 'mileage', kind: 'number', align: 'end', width: 130, shown: 'optional' },
    { id: 'carAvailability', cell: (row) => <When row={row} />, width: 230, priority: 2 },
    { id: 'availabilityAmount', cell: (row) => <Left row={row} />, width: 176 },
    { id: 'dealer', cell: (row) => row.dealer?.name, width: 200 },
    { id: 'carBodyType', cell: (row) => row.carBodyType?.name, width: 120, shown: 'optional' },
    { id: 'carFuelType', cell: (row) => row.carFuelType?.name, width: 230, shown: 'optional' },
    {
      id: 'carTransmissionType',
      cell: (row) => row.carTransmissionType?.name,
      width: 230,
      shown: 'optional',
    },
    { id: 'carDriveType', cell: (row) => row.carDriveType?.name, width: 190, shown: 'optional' },
    { id: 'enginePower', cell: (row) => <Power row={row} />, align: 'end', width: 150 },
    { id: 'status', cell: ({ status }) => <OfferStatusChip status={status} />, width: 140, priority: 3 },
    { id: 'updatedAt', kind: 'instant', width: 140, shown: 'optional' },
  ],
  rowLabel: ({ name }) => name,
  rowLink: ({ carOfferId }) => <Link to={offerRecord.path} params={{ id: carOfferId }} />,
});
