import { DescriptionList, type DescriptionItem } from '@szansa/ui/description-list';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { hasOfferField } from '@szansa/domain/offer';
import { personName } from '@szansa/domain/shared';

import { useFormats } from '#kit/texts/use-formats.ts';
import type { Offer, Representative } from '#parts/opportunity/records.ts';
import { useOfferFieldLabel } from '#parts/opportunity/use-offer-field-label.ts';

function partner(representative: Representative | null): string | null {
  if (!representative) return null;
  const house = representative.bank?.name ?? representative.dealer?.name;
  return [personName(representative), house].filter(Boolean).join(', ');
}

/** All other fields of an offer. Fields hidden from the user are absent, and so are their rows. */
export function OfferDetails({ offer }: { offer: Offer }) {
  const { t } = useTranslation(['offers', 'labels', 'offerFields', 'common']);
  const formats = useFormats();
  const label = useOfferFieldLabel();
  const { vehicle, carVariant, internalEnquiry } = offer;
  const shown = (name: string, value: DescriptionItem['value']): DescriptionItem => ({
    label: label(name),
    value,
  });
  const net = (amount: string | null | undefined) =>
    amount ? `${formats.money(amount)} ${t('common:net')}` : null;
  const gross = (amount: string | null | undefined) =>
    amount ? `${formats.money(amount)} ${t('common:gross')}` : null;
  const date = (day: string | null) => day && formats.date(day);
  const ofType = (name: string, value: DescriptionItem['value']) =>
    hasOfferField(offer.offerType, name) ? [shown(name, value)] : [];
  const only = (value: unknown, item: DescriptionItem) => (value === undefined ? [] : [item]);

  const items: DescriptionItem[] = [
    ...ofType(
      'intrestRateType',
      offer.intrestRateType && t(`labels:intrestRateType.${offer.intrestRateType}`),
    ),
    shown('orderType', offer.orderType && t(`labels:orderType.${offer.orderType}`)),
    shown('bankRepresentative', partner(offer.bankRepresentative)),
    shown('dealerRepresentative', partner(offer.dealerRepresentative)),
    ...only(offer.invoiceChargedPrice, shown('invoiceChargedPrice', net(offer.invoiceChargedPrice))),
    ...only(offer.transactionCosts, shown('transactionCosts', net(offer.transactionCosts))),
    ...only(offer.commisionAmount, shown('commisionAmount', net(offer.commisionAmount))),
    ...only(
      offer.commisionPercent,
      shown('commisionPercent', offer.commisionPercent && formats.percent(offer.commisionPercent)),
    ),
    shown('bookingDate', date(offer.bookingDate)),
    shown('dealSigningDate', date(offer.dealSigningDate)),
    shown('dealEndDate', date(offer.dealEndDate)),
    shown('vehicleRegistrationDate', date(offer.vehicleRegistrationDate)),
    ...ofType('registrationCity', offer.registrationCity),
    shown('closingDate', date(offer.closingDate)),
    ...ofType('carInsuranceId', offer.carInsuranceId),
    ...ofType('gapInsuranceId', offer.gapInsuranceId),
    ...(carVariant
      ? [
          {
            label: t('fromCatalogue'),
            value: (
              <TextLink asChild>
                <Link to="/car-management/offer/$id" params={{ id: carVariant.carOfferId }}>
                  {carVariant.name}
                </Link>
              </TextLink>
            ),
          },
        ]
      : []),
    ...(internalEnquiry
      ? [
          {
            label: t('fromEnquiry'),
            value: (
              <TextLink asChild>
                <Link
                  to="/internal-enquiry/$id"
                  params={{ id: internalEnquiry.id }}
                  search={{ tab: 'proposals' }}
                >
                  {internalEnquiry.individualNumber}
                </Link>
              </TextLink>
            ),
          },
        ]
      : []),
    ...ofType('isDeposit', t(offer.isDeposit ? 'common:yes' : 'common:no')),
    ...(vehicle
      ? [
          shown('engine', vehicle.engine),
          shown('shifter', vehicle.shifter),
          shown('body', vehicle.body),
          shown('bodyColor', vehicle.bodyColor),
          shown('yearOfProduction', vehicle.yearOfProduction?.toString() ?? null),
          shown('orderNo', vehicle.orderNo),
          { label: t('offerFields:grossCatalogPrice'), value: gross(vehicle.grossCatalogPrice) },
          ...only(vehicle.discount, shown('discount', vehicle.discount && formats.percent(vehicle.discount))),
          ...only(vehicle.grossSellPrice, shown('grossSellPrice', gross(vehicle.grossSellPrice))),
        ]
      : []),
    ...(offer.note
      ? [{ ...shown('note', <span className="whitespace-pre-line">{offer.note}</span>), wide: true }]
      : []),
  ];
  return <DescriptionList items={items} columns={3} />;
}
