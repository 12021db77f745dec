import type { Data, Endpoints } from '@szansa/api-client/client';
import type { DescriptionItem } from '@szansa/ui/description-list';
import { personName } from '@szansa/domain/shared';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

export type Proposal = Data<Endpoints['internalEnquiryProposals']['get']>;

/** Returns functions for the name of an answer, and for its lines of text; empty lines are omitted. */
export function useProposalWords() {
  const { t } = useTranslation(['proposals', 'labels', 'common']);
  const { money, date } = useFormats();
  const net = (amount: string | null) => amount && `${money(amount)} ${t('common:net')}`;
  const gross = (amount: string | null | undefined) => amount && `${money(amount)} ${t('common:gross')}`;

  const ofCar = (car: NonNullable<Proposal['car']>): readonly DescriptionItem[] => {
    const { realAvailabilityDate: day, mileage, year, carCondition } = car;
    const when = [car.carAvailability, car.prodTime, day && t('car.from', { date: date(day) })];
    return [
      { label: t('car.price'), value: gross(car.catalogPrice) },
      { label: t('car.paid'), value: gross(car.catalogDiscountPrice) },
      { label: t('car.colour'), value: car.carColor },
      { label: t('car.availability'), value: when.filter(Boolean).join(', ') },
      { label: t('car.dealer'), value: car.dealer?.name },
      { label: t('car.year'), value: year === null ? null : String(year) },
      { label: t('car.condition'), value: carCondition && t(`labels:carCondition.${carCondition}`) },
      { label: t('car.mileage'), value: mileage === null ? null : t('car.kilometres', { value: mileage }) },
    ];
  };

  const ofCalculation = (calculation: NonNullable<Proposal['calculation']>): readonly DescriptionItem[] => {
    const { bankRepresentative: contact, distanceLimit: limit, intrestRateType: rate } = calculation;
    const bank = contact && [contact.bank?.name, personName(contact)].filter(Boolean).join(', ');
    return [
      { label: t('calculation.monthlyAmount'), value: net(calculation.monthlyAmount) },
      { label: t('calculation.numberOfInstallments'), value: String(calculation.numberOfInstallments) },
      { label: t('calculation.initialPayment'), value: net(calculation.initialPayment) },
      { label: t('calculation.buyoutPrice'), value: net(calculation.buyoutPrice) },
      { label: t('calculation.sumOfPayments'), value: net(calculation.sumOfPayments) },
      { label: t('calculation.vehicleValue'), value: net(calculation.vehicleValue) },
      { label: t('calculation.bankRepresentative'), value: bank },
      { label: t('calculation.intrestRateType'), value: rate && t(`labels:intrestRateType.${rate}`) },
      {
        label: t('calculation.distanceLimit'),
        value: limit === null ? null : t('car.kilometres', { value: limit }),
      },
    ];
  };

  return {
    nameOf: ({ car, calculation }: Proposal): string => {
      if (car) return car.name;
      const kind = calculation && t(`labels:offerType.${calculation.offerType}`);
      return [t('kind.calculation'), kind, calculation?.vehicle].filter(Boolean).join(' · ');
    },
    factsOf: ({ car, calculation }: Proposal): readonly DescriptionItem[] =>
      [...(car ? ofCar(car) : []), ...(calculation ? ofCalculation(calculation) : [])].filter(({ value }) =>
        Boolean(value),
      ),
  };
}
