import type { EnquiryInput } from '@szansa/domain/enquiry';
import { personName } from '@szansa/domain/shared';
import { SelectField } from '@szansa/ui/select-field';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Controller } from '#kit/forms/controller.ts';
import { queries } from '#kit/api/api.ts';
import { useUser } from '#kit/session/session-atoms.ts';

import type { EnquiryValues } from './enquiry-values.ts';

interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

const itemsOf = (people: readonly Person[] = []) =>
  people.map((person) => ({ value: person.id, label: personName(person) }));

/** The fields for the user who makes the enquiry and the one who should answer it. */
export function PeopleFields() {
  const { t } = useTranslation('enquiry');
  const user = useUser();
  const { control, formState } = useFormContext<EnquiryValues, unknown, EnquiryInput>();
  const { errors } = formState;
  const people = useQuery(queries.internalEnquiries.people.query());
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Controller
        control={control}
        name="platformerId"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('fields.platformerId')}
            placeholder={t('form.noPlatformer')}
            clearable
            items={itemsOf(people.data?.platformers)}
            error={errors.platformerId?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="workerId"
        render={({ field }) => (
          <SelectField
            ref={field.ref}
            label={t('fields.workerId')}
            value={field.value ?? user.id}
            onValueChange={(id) => field.onValueChange(id ?? undefined)}
            onBlur={field.onBlur}
            items={itemsOf(people.data?.workers)}
            error={errors.workerId?.message}
          />
        )}
      />
    </div>
  );
}
