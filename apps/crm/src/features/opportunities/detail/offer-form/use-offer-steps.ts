import { isSameSpecification, vehicleName } from '@szansa/domain/vehicle';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import type { FormStep } from '#kit/forms/record-sheet.tsx';
import { toastError } from '#kit/toasts/toasts.ts';
import type { Vehicle } from '#parts/opportunity/records.ts';

import { usePlace } from '../use-place.ts';
import {
  firstStep,
  hasRefused,
  hasVehicle,
  isReachable,
  offerSteps,
  stepsFrom,
  type OfferStep,
} from './offer-steps.ts';
import type { OfferValues, VehicleValues } from './offer-values.ts';

export interface OfferSteps {
  /** The step that the address names, else the first one. */
  readonly step: OfferStep;
  /** Whether what it needs is there. */
  readonly isOpen: boolean;
  readonly all: readonly OfferStep[];
  /** Those with a field that the form or the server refused. */
  readonly refused: readonly OfferStep[];
  readonly way: FormStep;
  readonly goTo: (step: OfferStep) => void;
  /** A vehicle of the directory that is described like the typed one. */
  readonly twin: Vehicle | null;
  /** Uses that vehicle instead of the description, or describes another one all the same. */
  readonly settleTwin: (isApplied: boolean) => void;
}

/** A vehicle of the directory with the same specification. */
async function findTwin(described: VehicleValues): Promise<Vehicle | null> {
  const query = { search: vehicleName(described), perPage: 25 } as const;
  const { items } = await client.vehicles.list({ query });
  return items.find((vehicle) => isSameSpecification(vehicle, described)) ?? null;
}

/** Where a new offer is on its way, and the way on and back. */
export function useOfferSteps<Output>(
  form: UseFormReturn<OfferValues, unknown, Output>,
  initial: OfferValues,
): OfferSteps {
  const { t } = useTranslation('offers');
  const { place, go } = usePlace();
  const [twin, setTwin] = useState<Vehicle | null>(null);
  const values = { ...initial, ...useWatch({ control: form.control }) } as OfferValues;
  const step = offerSteps.find((one) => one === place.step) ?? firstStep(initial);
  const all = stepsFrom(values.vehicleSource);
  const isOpen = isReachable(step, values);
  const refusedFields = Object.keys(form.formState.errors);
  const goTo = (next: OfferStep) => void go({ step: next });
  const [before, after] = [all[all.indexOf(step) - 1], all[all.indexOf(step) + 1]];

  async function goOn(): Promise<void> {
    if (!isOpen || after === undefined) {
      goTo('select-vehicle-info');
      return;
    }
    if (step === 'create-vehicle') {
      const isDescribed = await form.trigger('vehicleInfo', { shouldFocus: true });
      if (!isDescribed) return;
      const found = await findTwin(form.getValues('vehicleInfo'));
      setTwin(found);
      if (found) return;
    } else if (step !== 'select-vehicle-info' && !hasVehicle(values)) {
      form.setError(step === 'select-vehicle' ? 'vehicle' : 'variant', { message: t('steps.noVehicle') });
      return;
    }
    goTo(after);
  }

  function settleTwin(isApplied: boolean): void {
    if (isApplied && twin) {
      form.setValue('vehicleSource', 'existing', { shouldDirty: true });
      form.setValue('vehicle', twin, { shouldDirty: true });
    }
    setTwin(null);
    goTo('vehicle');
  }

  return {
    step,
    isOpen,
    all,
    refused: all.filter((one) => hasRefused(one, refusedFields)),
    goTo,
    twin: step === 'create-vehicle' ? twin : null,
    settleTwin,
    way: {
      onNext: step === 'conditions' && isOpen ? undefined : () => void goOn().catch(toastError),
      onBack: before === undefined ? undefined : () => goTo(before),
    },
  };
}
