import type { OfferPatch } from '@szansa/domain/offer';
import type { ClosingField } from '@szansa/domain/opportunity';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { personName } from '@szansa/domain/shared';
import { vehicleName } from '@szansa/domain/vehicle';

import { useCachedComplete } from '#features/opportunities/closing/use-cached-complete.tsx';
import { client } from '#kit/api/api.ts';
import { useRecordForm } from '#kit/forms/use-record-form.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import { changedOpportunity, cacheOffer, type Offer } from '#parts/opportunity/records.ts';
import { useOfferFieldLabel } from '#parts/opportunity/use-offer-field-label.ts';
import { useOfferValue } from '#parts/opportunity/use-offer-value.ts';
import { focusFieldSoon } from '../focus-field.ts';
import { usePlace } from '../use-place.ts';
import { OfferFields, OfferSheet } from './offer-sheet.tsx';
import {
  changedOfferSchema,
  changesOf,
  closingFieldId,
  valuesOf,
  visibleBody,
  type OfferValues,
} from './offer-values.ts';
import { VehicleSection } from './vehicle-section.tsx';

/** How a value of an offer is read by people; ids are looked up in the offer and the form that know them. */
function useDescribeValue(
  offer: Offer,
): (field: string, value: unknown, typed: OfferValues) => string | undefined {
  const valueOf = useOfferValue();

  function nameOf(id: string, typed: OfferValues): string | undefined {
    for (const { vehicle, bankRepresentative, dealerRepresentative } of [typed, offer]) {
      if (vehicle?.id === id) return vehicleName(vehicle);
      const person = [bankRepresentative, dealerRepresentative].find((one) => one?.id === id);
      if (person) return personName(person);
    }
    return undefined;
  }

  return (field, value, typed) => {
    const isId = field.endsWith('Id') && typeof value === 'string' && value !== '';
    return isId ? (nameOf(value, typed) ?? value) : valueOf(field, value);
  };
}

interface EditOfferProps {
  offer: Offer;
  onClose: () => void;
}

/** Changes an offer. */
export function EditOffer({ offer, onClose }: EditOfferProps) {
  const { t } = useTranslation(['offers', 'common']);
  const { isExcluded } = useAccess();
  const { go } = usePlace();
  const describeValue = useDescribeValue(offer);
  const [led, setLed] = useState<{ readonly to: ClosingField } | null>(null);
  const completeness = useCachedComplete(offer.customerFileId, (field) => setLed({ to: field }));
  useEffect(() => (led ? focusFieldSoon(closingFieldId(led.to)) : undefined), [led]);
  const record = useRecordForm<OfferValues, OfferPatch, Offer, OfferPatch>({
    schema: changedOfferSchema,
    record: offer,
    place: `offer/${offer.id}`,
    valuesOf,
    changesOf: (output, initial) => visibleBody(changesOf(output, initial), isExcluded),
    send: ({ id }, body) => client.offers.update({ params: { id }, body }),
    read: ({ id }) => client.offers.get({ params: { id } }),
    cache: cacheOffer,
    showRefusal: completeness.showRefusal,
    fieldLabel: useOfferFieldLabel(),
    describeValue,
    // the names of another user's choices are read from the fresh offer
    onStale: () => changedOpportunity(offer.customerFileId),
    onDone: () => go({ offer: undefined, field: undefined }, { replace: true, ignoreBlocker: true }),
  });
  return (
    <>
      <OfferSheet
        title={t('form.editTitle')}
        submitLabel={t('common:actions.saveChanges')}
        record={record}
        onClose={onClose}
      >
        <OfferFields vehicle={<VehicleSection />} />
      </OfferSheet>
      {completeness.dialog}
    </>
  );
}
