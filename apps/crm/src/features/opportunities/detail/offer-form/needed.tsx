import { sumOfPayments } from '@szansa/domain/leasing';
import {
  closingFieldsOf,
  closingReadiness,
  opportunityClosingFields,
  type ClosingField,
} from '@szansa/domain/opportunity';
import { ofItsType } from '@szansa/domain/offer';
import { typedAmount } from '@szansa/domain/shared';
import { Badge } from '@szansa/ui/badge';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useAccess } from '#kit/session/session-atoms.ts';
import { useOfferFieldLabel } from '#parts/opportunity/use-offer-field-label.ts';

import { focusField } from '../focus-field.ts';
import { hasVehicle } from './offer-steps.ts';
import { fieldId, type OfferValues } from './offer-values.ts';

type Payments = Pick<
  OfferValues,
  'offerType' | 'numberOfInstallments' | 'monthlyAmount' | 'initialPayment' | 'buyoutPrice'
>;

/** Returns the sum of payments from the typed values, only of fields that the type has. */
export function typedSum(values: Payments): string | null {
  const { numberOfInstallments, monthlyAmount, initialPayment, buyoutPrice } = ofItsType(values);
  return sumOfPayments({
    numberOfInstallments,
    monthlyAmount: typedAmount(monthlyAmount),
    initialPayment: typedAmount(initialPayment),
    buyoutPrice: typedAmount(buyoutPrice),
  });
}

/** Returns the fields that closing still requires of an offer as it is typed; the rule is the domain's. */
export function neededFields(values: OfferValues): readonly ClosingField[] {
  const { bankRepresentative, dealerRepresentative } = values;
  const readiness = closingReadiness(
    // what the opportunity itself lacks is shown where that can be filled in
    { leadSource: 'elsewhere', worker: 'elsewhere' },
    {
      ...values,
      vehicle: values.vehicleSource !== 'none' && hasVehicle(values) ? 'there' : null,
      bankRepresentative: bankRepresentative?.id,
      dealerRepresentative: dealerRepresentative?.id,
      sumOfPayments: typedSum(values),
    },
  );
  // the sum is calculated: the field it depends on is already in the list
  return readiness.ready ? [] : readiness.missing.filter((field) => field !== 'sumOfPayments');
}

function useNeeded(): readonly ClosingField[] {
  const { isExcluded } = useAccess();
  const values = useWatch<OfferValues>() as OfferValues;
  return neededFields(values).filter((field) => !isExcluded(`offer.${field}`));
}

/** Number of fields of a section that closing still requires. */
export function NeededBadge({ fields }: { fields: readonly ClosingField[] }) {
  const { t } = useTranslation('offers');
  const count = useNeeded().filter((field) => fields.includes(field)).length;
  return count > 0 ? <Badge tone="amber">{t('form.toCloseSection', { count })}</Badge> : null;
}

/** All fields that closing still requires, each with a link to its place. */
export function NeededSummary() {
  const { t } = useTranslation('offers');
  const offerType = useWatch<OfferValues, 'offerType'>({ name: 'offerType' });
  const label = useOfferFieldLabel(offerType);
  const [isOpen, setOpen] = useState(false);
  const needed = useNeeded();
  const requiredCount = closingFieldsOf(offerType).length - opportunityClosingFields.length;
  if (needed.length === 0) return <Callout tone="success">{t('form.ready')}</Callout>;
  // an empty form needs no list of everything it has
  if (needed.length >= requiredCount - 1) return null;
  return (
    <Callout
      title={t('form.toClose', { count: needed.length })}
      actions={
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'form.hideMissing' : 'form.showMissing')}
        </Button>
      }
    >
      {isOpen && (
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {needed.map((field) => (
            <li key={field}>
              <button
                type="button"
                className="rounded-small text-accent-text underline underline-offset-2"
                onClick={() => focusField(fieldId(field))}
              >
                {label(field)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Callout>
  );
}
