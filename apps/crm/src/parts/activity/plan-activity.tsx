import { currentTime } from '@szansa/ui/clock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { RecordSheet } from '#kit/forms/record-sheet.tsx';
import { useCreateForm } from '#kit/forms/use-record-form.tsx';

import { ActivityFields } from './activity-fields.tsx';
import { activityForm, newValues, type ActivityOutput, type ActivityValues } from './activity-values.ts';
import { storeActivity, type Activity } from './records.ts';

interface PlanActivityProps {
  /** The opportunity it is for; null for none. */
  customerFileId: string | null;
  /** What is known of it already. */
  initial?: Parameters<typeof newValues>[1];
  /** Leaves the form; `planned` is the new activity. */
  onClose: (planned?: Activity) => void;
}

/** Plans an activity for oneself. */
export function PlanActivity({ customerFileId, initial, onClose }: PlanActivityProps) {
  const { t } = useTranslation('activity');
  const [values] = useState(() => newValues(currentTime(), initial));
  const record = useCreateForm<ActivityValues, ActivityOutput, Activity>({
    schema: activityForm,
    values,
    place: customerFileId === null ? 'activity/new' : `opportunity/${customerFileId}/activity`,
    send: (body) => client.activities.create({ body: { ...body, customerFileId } }),
    cache: storeActivity,
    savedMessage: ({ title }) => [t('planned'), title],
    onSaved: onClose,
  });
  return (
    <RecordSheet
      record={record}
      title={t('planTitle')}
      description={t('planDescription')}
      submitLabel={t('planSubmit')}
      onClose={onClose}
      className="w-120"
      formClassName="space-y-4"
    >
      <ActivityFields />
    </RecordSheet>
  );
}
