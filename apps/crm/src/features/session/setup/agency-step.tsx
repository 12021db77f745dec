import type { Data, Endpoints } from '@szansa/api-client/client';
import type { AgencyPatch } from '@szansa/domain/agency';
import { Button } from '@szansa/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { client, queries, queryClient } from '#kit/api/api.ts';
import { plainPostCode } from '#kit/forms/identifier-formats.ts';
import { useRecordForm } from '#kit/forms/use-record-form.tsx';
import { changedFields } from '#kit/forms/use-schema-form.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingForm } from '#kit/records/loading-shapes.tsx';
import {
  AgencyFields,
  agencyFields,
  agencyIdentity,
  agencyValues,
  type AgencyValues,
} from '#parts/agency/agency-fields.tsx';
import { AgencyLogo } from '#parts/agency/agency-logo.tsx';
import { textsEffect, type Company } from '#parts/company/company.ts';
import { TaxIdLookup } from '#parts/company/tax-id-lookup.tsx';

import { SetupFrame } from './setup-frame.tsx';
import type { StepProps } from './step-props.ts';

type Agency = Data<Endpoints['agency']['get']>;
type Registered = Pick<AgencyValues, 'name' | 'street' | 'postCode' | 'city'>;

const registeredFields = ['name', 'street', 'postCode', 'city'] as const satisfies (keyof Registered)[];

/** Returns a text of the register as the form contains it. */
const typedAs = (field: keyof Registered, text: string) =>
  field === 'postCode' ? plainPostCode(text) : text;

/** Compares the form with the register's data; only empty fields are filled. */
function effectOn(values: Registered, company: Company) {
  const known = registeredFields.flatMap((field) => {
    const text = company[field];
    return text ? [{ field, text, typed: typedAs(field, text) }] : [];
  });
  return textsEffect(values, known);
}

function AgencyForm({ agency, onDone }: StepProps & { agency: Agency }) {
  const { t } = useTranslation(['setup', 'agency']);
  const taxIdField = useId();
  const logoTitle = useId();
  const [first] = useState(agency);
  const fieldLabel = (name: string) => {
    const known = agencyFields.find((one) => one === name);
    return known ? t(`agency:fields.${known}`) : name;
  };
  const record = useRecordForm<AgencyValues, AgencyPatch, Agency, AgencyPatch>({
    schema: agencyIdentity,
    record: agency,
    place: 'agency/setup',
    // until it is named, a new agency has the name of the product
    valuesOf: (shown) => ({ ...agencyValues(shown), ...(shown === first ? { name: '' } : {}) }),
    changesOf: (output, _agency, dirty) => changedFields(output, dirty),
    send: (_agency, body) => client.agency.update({ body }),
    read: () => client.agency.get(),
    cache: (saved) => queryClient.setQueryData(queries.agency.get.query().queryKey, saved),
    fieldLabel,
    describeValue: (_field, value) => (typeof value === 'string' ? value : undefined),
    onDone: () => onDone(),
  });
  const { form } = record;
  return (
    <SetupFrame step="agency" hasErrors={Object.keys(form.formState.errors).length > 0}>
      <FormProvider {...form}>
        <form noValidate onSubmit={record.submit} className="space-y-5">
          {record.offer}
          <AgencyFields
            taxId={
              <TaxIdLookup<Registered>
                id={taxIdField}
                label={t('agency:fields.taxIdNumber')}
                effectOf={(company) => effectOn(form.getValues(), company)}
                registeredValues={(_company, unchanged) =>
                  Object.fromEntries(
                    unchanged.map(({ field, registered }) => [field, typedAs(field, registered)]),
                  )
                }
                fieldLabel={fieldLabel}
              />
            }
          />
          <section aria-labelledby={logoTitle} className="space-y-2">
            <h2 id={logoTitle} className="font-medium">
              {t('logo')}
            </h2>
            <AgencyLogo agency={agency} />
          </section>
          <Button type="submit" variant="primary" className="w-full" loading={record.isSaving}>
            {t('next')}
          </Button>
        </form>
      </FormProvider>
      {record.dialogs}
    </SetupFrame>
  );
}

/** The agency by its tax id, with its logo. */
export function AgencyStep({ onDone }: StepProps) {
  const { t } = useTranslation();
  const agency = useQuery(queries.agency.get.query());
  if (agency.data) return <AgencyForm agency={agency.data} onDone={onDone} />;
  return (
    <SetupFrame step="agency">
      {agency.isError ? (
        <FailedScreen error={agency.error} onRetry={() => void agency.refetch()} />
      ) : (
        <div role="status" aria-label={t('states.loading')}>
          <LoadingForm fields={6} />
        </div>
      )}
    </SetupFrame>
  );
}
