import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { RecordSheet } from '#kit/forms/record-sheet.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';

import { ActivityFields } from './activity-fields.tsx';
import {
  activityForm,
  endAfter,
  minutesOf,
  valuesOf,
  type ActivityOutput,
  type ActivityValues,
} from './activity-values.ts';
import { storeActivity, type Activity } from './records.ts';

type Changes = Partial<ActivityOutput>;

const shownFields = ['type', 'title', 'startAt', 'endAt', 'reminder', 'note'] as const;

/** What a change sends. The clock of the form moves both ends; an hour that it repeats in autumn stays as it is. */
function changesOf(
  output: ActivityOutput,
  activity: Activity,
  dirty: Partial<Record<keyof ActivityValues, unknown>>,
) {
  const { type, title, note, reminder } = output;
  const isMoved = dirty.day || dirty.time;
  const startAt = isMoved ? output.startAt : activity.startAt;
  const minutes = minutesOf(output);
  return {
    ...(dirty.type ? { type } : {}),
    ...(dirty.title ? { title } : {}),
    ...(dirty.note ? { note } : {}),
    ...(dirty.reminder ? { reminder } : {}),
    ...(isMoved ? { startAt } : {}),
    ...(isMoved || dirty.minutes ? { endAt: endAfter(startAt, minutes) } : {}),
  };
}

/** Changes an activity. */
export function EditActivity({ activity, onClose }: { activity: Activity; onClose: () => void }) {
  const { t } = useTranslation(['activity', 'labels', 'common']);
  const { instant } = useFormats();
  const record = useRecordForm<ActivityValues, ActivityOutput, Activity, Changes>({
    schema: activityForm,
    record: activity,
    valuesOf,
    changesOf,
    place: `activity/${activity.id}`,
    send: ({ id }, body) => client.activities.update({ params: { id }, body }),
    read: ({ id }) => client.activities.get({ params: { id } }),
    cache: storeActivity,
    fieldLabel: (field) => {
      const known = shownFields.find((name) => name === field);
      return known ? t(`fields.${known}`) : field;
    },
    describeValue: (field, value) =>
      (field === 'startAt' || field === 'endAt') && typeof value === 'string' ? instant(value) : undefined,
    onDone: onClose,
  });
  return (
    <RecordSheet
      record={record}
      title={t('editTitle')}
      description={t('planDescription')}
      submitLabel={t('common:actions.saveChanges')}
      onClose={onClose}
      className="w-120"
      formClassName="space-y-4"
    >
      <ActivityFields />
    </RecordSheet>
  );
}
