import { personName } from '@szansa/domain/shared';
import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Button } from '@szansa/ui/button';
import { DescriptionList } from '@szansa/ui/description-list';
import { Dialog } from '@szansa/ui/dialog';
import { TextLink } from '@szansa/ui/link';
import { TextareaField } from '@szansa/ui/textarea';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { useTextDraft } from '#kit/drafts/use-text-draft.tsx';
import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { PendingMark } from '#kit/live/pending-mark.tsx';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingFacts } from '#kit/records/loading-shapes.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';
import { toastRemoved } from '#kit/toasts/toasts.ts';

import { ActivityIcon } from './activity-icon.tsx';
import { EditActivity } from './edit-activity.tsx';
import { changedActivity, storeActivity, type Activity } from './records.ts';
import { useComplete, usePendingDone } from './use-complete.ts';

interface ActivityDialogProps {
  id: string;
  onClose: () => void;
  /** After it was marked as done. */
  onCompleted?: ((activity: Activity) => void) | undefined;
}

/** An activity with what can be done to it. */
export function ActivityDialog({ id, onClose, onCompleted }: ActivityDialogProps) {
  const { t } = useTranslation(['activity', 'common']);
  const record = useQuery(queries.activities.get.query({ params: { id } }));
  const [isEditing, setEditing] = useState(false);
  const activity = record.data;
  if (activity && isEditing) return <EditActivity activity={activity} onClose={() => setEditing(false)} />;
  if (activity) {
    return (
      <OpenActivity
        activity={activity}
        onClose={onClose}
        onEdit={() => setEditing(true)}
        onCompleted={onCompleted}
      />
    );
  }
  return (
    <Dialog open onOpenChange={onClose} size="small" title={t('common:records.details')}>
      {record.isError ? (
        <FailedScreen error={record.error} onRetry={() => void record.refetch()} />
      ) : (
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingFacts />
        </div>
      )}
    </Dialog>
  );
}

interface OpenActivityProps extends Pick<ActivityDialogProps, 'onClose' | 'onCompleted'> {
  activity: Activity;
  onEdit: () => void;
}

function OpenActivity({ activity, onClose, onEdit, onCompleted }: OpenActivityProps) {
  const { t } = useTranslation(['activity', 'labels', 'common']);
  const { instant } = useFormats();
  const outcome = useTextDraft(`activity/${activity.id}/outcome`);
  const [isRemoving, setRemoving] = useState(false);
  const { isSaving, complete, reopen } = useComplete((saved) => {
    outcome.clear();
    onClose();
    onCompleted?.(saved);
  });
  const remove = useMutation({
    ...queries.activities.remove.mutation(),
    onSuccess: () => {
      changedActivity(activity);
      toastRemoved(t('remove.done'), async () => {
        storeActivity(await client.activities.restore({ params: { id: activity.id } }));
      });
      onClose();
    },
    onError: (error) => {
      setRemoving(false);
      toastRefusal(error, () => changedActivity(activity));
    },
  });
  const { id, type, title, startAt, endAt, reminder, note, customerFile, version, can } = activity;
  const { worker, createdBy } = activity;
  const unconfirmed = usePendingDone(activity);
  const isUnconfirmed = unconfirmed !== undefined;
  const doneAt = unconfirmed === false ? null : activity.doneAt;
  const isDone = doneAt !== null;
  const facts = [
    { label: t('fields.startAt'), value: instant(startAt) },
    ...(endAt ? [{ label: t('fields.endAt'), value: instant(endAt) }] : []),
    {
      label: t('fields.opportunity'),
      value: customerFile && (
        <TextLink asChild>
          <Link to="/sales-opportunity/$id" params={{ id: customerFile.id }}>
            {`${customerFile.customerName} #${customerFile.number}`}
          </Link>
        </TextLink>
      ),
    },
    { label: t('fields.worker'), value: personName(worker) },
    ...(createdBy && createdBy.id !== worker.id
      ? [{ label: t('fields.createdBy'), value: personName(createdBy) }]
      : []),
    ...(isDone
      ? [{ label: t('fields.done'), value: instant(doneAt) }]
      : [
          {
            label: t('fields.reminder'),
            value: reminder === null ? t('noReminder') : t(`reminders.${reminder}`),
          },
        ]),
    ...(note ? [{ label: t('fields.note'), value: note, wide: true }] : []),
    ...(activity.outcome ? [{ label: t('fields.outcome'), value: activity.outcome, wide: true }] : []),
  ];
  return (
    <>
      <Dialog
        open
        onOpenChange={onClose}
        title={title}
        footer={
          can.edit && (
            <>
              <Button variant="ghost" className="mr-auto" onClick={() => setRemoving(true)}>
                {t('common:actions.remove')}
              </Button>
              <Button onClick={onEdit}>{t('common:actions.edit')}</Button>
              {isUnconfirmed && <PendingMark />}
              {isDone && !isUnconfirmed && (
                <Button loading={isSaving} onClick={() => reopen(activity)}>
                  {t('reopen')}
                </Button>
              )}
              {!isDone && !isUnconfirmed && (
                <Button variant="primary" loading={isSaving} onClick={() => complete(activity, outcome.text)}>
                  {t('complete')}
                </Button>
              )}
            </>
          )
        }
      >
        <div className="@container space-y-4">
          <p className="flex items-center gap-2 text-text-muted">
            <ActivityIcon type={type} />
            {t(`labels:activityType.${type}`)}
          </p>
          <DescriptionList columns={2} items={facts} />
          {can.edit && !isDone && (
            <>
              {outcome.offer}
              <TextareaField
                label={t('fields.outcome')}
                maxLength={2000}
                value={outcome.text}
                onValueChange={outcome.type}
              />
            </>
          )}
        </div>
      </Dialog>
      <AlertDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={t('remove.title')}
        description={t('remove.description', { title })}
        confirmLabel={t('common:actions.remove')}
        destructive
        loading={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id }, query: { version } })}
      />
    </>
  );
}
