import { activityTypes, reminderMinutes } from '@szansa/domain/activity';
import { DateField } from '@szansa/ui/date-field';
import { SelectField } from '@szansa/ui/select-field';
import { TextField } from '@szansa/ui/text-field';
import { TextareaField } from '@szansa/ui/textarea';
import { TimeField } from '@szansa/ui/time-field';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Controller } from '#kit/forms/controller.ts';
import { usualMinutes, type ActivityOutput, type ActivityValues } from './activity-values.ts';

/** Returns a function that formats a duration: `45 min`, `1 godz. 30 min`. */
function useDuration(): (minutes: number) => string {
  const { t } = useTranslation('activity');
  return (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [hours > 0 && t('hours', { hours }), rest > 0 && t('minutes', { minutes: rest })]
      .filter(Boolean)
      .join(' ');
  };
}

/** The fields of an activity; they find the form around them. */
export function ActivityFields() {
  const { t } = useTranslation(['activity', 'labels']);
  const duration = useDuration();
  const { control, register, formState, getValues } = useFormContext<
    ActivityValues,
    unknown,
    ActivityOutput
  >();
  const { errors } = formState;
  const own = Number(getValues('minutes') ?? 0);
  const minutes = [...new Set([...usualMinutes, ...(own > 0 ? [own] : [])])].toSorted((a, b) => a - b);
  return (
    <>
      <Controller
        control={control}
        name="type"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('fields.type')}
            required
            items={activityTypes.map((value) => ({ value, label: t(`labels:activityType.${value}`) }))}
            error={errors.type?.message}
          />
        )}
      />
      <TextField
        label={t('fields.title')}
        required
        autoFocus
        autoComplete="off"
        maxLength={200}
        error={errors.title?.message}
        {...register('title')}
      />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <Controller
          control={control}
          name="day"
          render={({ field }) => (
            <DateField {...field} label={t('fields.day')} required error={errors.day?.message} />
          )}
        />
        <Controller
          control={control}
          name="time"
          render={({ field }) => (
            <TimeField
              {...field}
              label={t('fields.time')}
              required
              minuteStep={15}
              error={errors.time?.message}
            />
          )}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          control={control}
          name="minutes"
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('fields.minutes')}
              clearable
              items={minutes.map((value) => ({ value: String(value), label: duration(value) }))}
              error={errors.minutes?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="reminder"
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('fields.reminder')}
              clearable
              placeholder={t('noReminder')}
              items={reminderMinutes.map((value) => ({
                value: String(value),
                label: t(`reminders.${value}`),
              }))}
              error={errors.reminder?.message}
            />
          )}
        />
      </div>
      <TextareaField
        label={t('fields.note')}
        maxLength={5000}
        error={errors.note?.message}
        {...register('note')}
      />
    </>
  );
}
