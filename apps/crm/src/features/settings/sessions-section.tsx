import { agencyPatch, sessionLimits } from '@szansa/domain/agency';
import { NumberField } from '@szansa/ui/number-field';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Controller } from '#kit/forms/controller.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import type { Agency } from './agency.ts';
import { SectionForm } from './section-form.tsx';

interface SessionsValues {
  sessionIdleHours: number | null;
  sessionMaxDays: number | null;
}

const schema = agencyPatch.pick({ sessionIdleHours: true, sessionMaxDays: true });

const valuesOf = ({ sessionIdleHours, sessionMaxDays }: Agency): SessionsValues => ({
  sessionIdleHours,
  sessionMaxDays,
});

function SessionFields() {
  const { t } = useTranslation('settings');
  const { control } = useFormContext<SessionsValues>();
  const disabled = !useAccess().has('agency.edit');
  return (
    <div className="grid max-w-140 gap-x-4 gap-y-3.5 sm:grid-cols-2">
      <Controller
        control={control}
        name="sessionIdleHours"
        render={({ field, fieldState }) => (
          <NumberField
            label={t('fields.sessionIdleHours')}
            hint={t('sessions.idleHint', sessionLimits.idleHours)}
            suffix={t('sessions.hours')}
            required
            error={fieldState.error?.message}
            {...field}
            disabled={disabled}
          />
        )}
      />
      <Controller
        control={control}
        name="sessionMaxDays"
        render={({ field, fieldState }) => (
          <NumberField
            label={t('fields.sessionMaxDays')}
            hint={t('sessions.maxHint', sessionLimits.maxDays)}
            suffix={t('sessions.days')}
            required
            error={fieldState.error?.message}
            {...field}
            disabled={disabled}
          />
        )}
      />
    </div>
  );
}

/** How long people stay signed in. */
export function SessionsSection({ agency }: { agency: Agency }) {
  return (
    <SectionForm section="sessions" agency={agency} schema={schema} valuesOf={valuesOf}>
      <SessionFields />
    </SectionForm>
  );
}
