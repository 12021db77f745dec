import { vehicleName } from '@szansa/domain/vehicle';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { RadioCards } from '@szansa/ui/radio-cards';
import { Steps } from '@szansa/ui/steps';
import { BookOpen, CarFront, CircleSlash, PencilLine } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Controller } from '#kit/forms/controller.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import { CatalogueVehicle } from './catalogue-vehicle.tsx';
import { ChosenVehicle, VehicleFacts } from './chosen-vehicle.tsx';
import { OfferFields } from './offer-sheet.tsx';
import type { OfferStep, VehicleSource } from './offer-steps.ts';
import { vehicleValuesOf, type OfferValues } from './offer-values.ts';
import type { OfferSteps } from './use-offer-steps.ts';
import { KnownVehicle, NewVehicle } from './vehicle-section.tsx';

/** Focuses the first control of a step, because the focus would otherwise remain on the buttons below. */
function focusFirst(place: HTMLElement | null): void {
  const chosen = place?.querySelector<HTMLElement>('[role="radio"][data-state="checked"]');
  const first = place?.querySelector<HTMLElement>('input:not([aria-hidden]), button');
  (chosen ?? first)?.focus();
}

interface OfferStepFieldsProps {
  steps: OfferSteps;
  isDraftOffered: boolean;
  /** When the typed values were last stored as a draft. */
  storedAt: number | null;
}

/** The fields of the open step of a new offer, below the list of steps. */
export function OfferStepFields({ steps, isDraftOffered, storedAt }: OfferStepFieldsProps) {
  const { t } = useTranslation(['offers', 'common']);
  const { recent } = useFormats();
  const { step, all, refused, goTo, isOpen } = steps;
  return (
    <>
      <Steps
        label={t('steps.label')}
        current={isOpen ? step : (all[0] ?? step)}
        steps={all.map((id) => ({ id, label: t(`steps.names.${id}`), error: refused.includes(id) }))}
        draft={storedAt && t('common:drafts.kept', { at: recent(new Date(storedAt).toISOString()) })}
        onSelect={(id) => {
          const chosen = all.find((one) => one === id);
          if (chosen) goTo(chosen);
        }}
      />
      {isOpen && (
        <div key={step} ref={focusFirst} className="space-y-7">
          <Fields step={step} steps={steps} />
        </div>
      )}
      {/* what the step needs may be in the draft: while that is offered, there is no other help */}
      {!isOpen && !isDraftOffered && (
        <Callout
          tone="warning"
          role="alert"
          title={t('steps.tryPrevious')}
          actions={
            <Button size="small" onClick={() => goTo('select-vehicle-info')}>
              {t('steps.toVehicle')}
            </Button>
          }
        >
          {t('steps.noVehicle')}
        </Callout>
      )}
    </>
  );
}

function Fields({ step, steps }: { step: OfferStep; steps: OfferSteps }) {
  switch (step) {
    case 'select-vehicle-info':
      return <Source />;
    case 'select-vehicle':
      return <KnownVehicle />;
    case 'create-vehicle':
      return (
        <>
          <Twin steps={steps} />
          <NewVehicle />
        </>
      );
    case 'create-basic-car-variant':
      return <CatalogueVehicle />;
    case 'vehicle':
      return <VehicleFacts />;
    default:
      return <OfferFields vehicle={<ChosenVehicle onChange={() => steps.goTo('select-vehicle-info')} />} />;
  }
}

const icons: Readonly<Record<VehicleSource, typeof CarFront>> = {
  existing: CarFront,
  catalogue: BookOpen,
  new: PencilLine,
  none: CircleSlash,
};

/** Where the vehicle comes from; the catalogue is for those who may read it. */
function Source() {
  const { t } = useTranslation('offers');
  const { has } = useAccess();
  const form = useFormContext<OfferValues>();
  const sources: readonly VehicleSource[] = has('car_offer.get')
    ? ['existing', 'catalogue', 'new', 'none']
    : ['existing', 'new', 'none'];

  function choose(next: string): void {
    const source = sources.find((one) => one === next);
    if (!source) return;
    form.setValue('vehicleSource', source, { shouldDirty: true });
    const { vehicle, vehicleInfo } = form.getValues();
    // a new one is mostly the chosen one with a small difference
    if (source === 'new' && vehicle && vehicleInfo.manufacturer === '') {
      form.setValue('vehicleInfo', vehicleValuesOf(vehicle), { shouldDirty: true });
    }
  }

  return (
    <Controller<OfferValues, 'vehicleSource'>
      name="vehicleSource"
      render={({ field }) => (
        <RadioCards
          label={t('vehicle.source')}
          value={field.value}
          onValueChange={choose}
          items={sources.map((value) => {
            const Icon = icons[value];
            return {
              value,
              label: t(`steps.sources.${value}`),
              hint: t(`steps.sourceHints.${value}`),
              icon: <Icon aria-hidden />,
            };
          })}
        />
      )}
    />
  );
}

/** A vehicle with the same specification already exists: it can be used, or another one described all the same. */
function Twin({ steps: { twin, settleTwin } }: { steps: OfferSteps }) {
  const { t } = useTranslation('offers');
  if (!twin) return null;
  return (
    <Callout
      tone="warning"
      role="alert"
      title={t('steps.specificationExists')}
      actions={
        <>
          <Button size="small" variant="primary" onClick={() => settleTwin(true)}>
            {t('steps.takeTwin')}
          </Button>
          <Button size="small" onClick={() => settleTwin(false)}>
            {t('steps.describeAnyway')}
          </Button>
        </>
      }
    >
      {vehicleName(twin)}
    </Callout>
  );
}
