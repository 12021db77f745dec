import type { Data, Endpoints } from '@szansa/api-client/client';
import { labelInput, labelPatch, newLabelColor } from '@szansa/domain/label';
import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Button } from '@szansa/ui/button';
import { EmptyState } from '@szansa/ui/empty-state';
import { IconButton } from '@szansa/ui/icon-button';
import { LabelChip } from '@szansa/ui/label-chip';
import { TextLink } from '@szansa/ui/link';
import { Page } from '@szansa/ui/page';
import { PageHeader } from '@szansa/ui/page-header';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries, queryClient } from '#kit/api/api.ts';
import { formFields } from '#kit/forms/fields-definition.ts';
import { ChangeSheet, CreateSheet } from '#kit/forms/plain-sheets.tsx';
import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { ownChange } from '#kit/live/changes.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import { toastSuccess } from '#kit/toasts/toasts.ts';

import { TextColorField } from './text-color-field.tsx';

type Label = Data<Endpoints['labels']['get']>;

const labelFields = formFields({
  texts: 'labelsAdmin',
  schema: labelInput,
  fields: {
    title: { kind: 'text', autoFocus: true },
    color: { kind: 'color', fallback: newLabelColor },
    textColor: { kind: 'own', Field: TextColorField, initial: '' },
    description: { kind: 'text' },
  },
});

/** Refetches what shows a label. */
function cacheLabel({ id }: Label): void {
  void queryClient.invalidateQueries({ queryKey: queries.labels.overview.key() });
  ownChange('record-changed', { entity: 'label', id });
}

interface LabelSheetProps {
  /** Null for a new one. */
  label: Label | null;
  onClose: () => void;
}

/** Writes down a label, or changes one. */
function LabelSheet({ label, onClose }: LabelSheetProps) {
  const { t } = useTranslation('labelsAdmin');
  const shared = { fields: labelFields, cache: cacheLabel, onClose };
  const description = t('form.description');
  if (label === null) {
    return (
      <CreateSheet
        {...shared}
        schema={labelInput}
        place="label/new"
        given={{ color: newLabelColor }}
        words={{ title: t('form.createTitle'), description }}
        submitLabel={t('add')}
        created={({ title }) => [t('done.created'), title]}
        send={(body) => client.labels.create({ body })}
      />
    );
  }
  const params = { id: label.id };
  return (
    <ChangeSheet
      {...shared}
      patch={labelPatch}
      place={`label/${label.id}`}
      record={label}
      words={{ title: t('form.editTitle'), description }}
      send={(body) => client.labels.update({ params, body })}
      read={() => client.labels.get({ params })}
    />
  );
}

/** Asks for confirmation before deleting a label, and shows how many opportunities lose it. */
function RemoveLabel({ label, onClose }: { label: Label; onClose: () => void }) {
  const { t } = useTranslation(['labelsAdmin', 'common']);
  const { id, title, count, version } = label;
  const remove = useMutation({
    ...queries.labels.remove.mutation(),
    onSuccess: () => {
      cacheLabel(label);
      toastSuccess(t('done.removed'), title);
      onClose();
    },
    // another user has assigned or changed it meanwhile: the shown numbers are refetched
    onError: (error) =>
      toastRefusal(error, () => queryClient.invalidateQueries({ queryKey: queries.labels.overview.key() })),
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      destructive
      title={t('remove.title', { title })}
      description={count === 0 ? t('remove.unused') : t('remove.used', { count })}
      confirmLabel={t('common:actions.remove')}
      loading={remove.isPending}
      onConfirm={() =>
        remove.mutate({
          params: { id },
          query: { version, ...(count === 0 ? {} : { takenOff: 'true' as const }) },
        })
      }
    />
  );
}

/** Nothing, the form of a new label (null) or of one, or the question before one is removed. */
type Open = { readonly edit: Label | null } | { readonly remove: Label } | null;

/** Labels of opportunities: how they look, what they are for and how many opportunities bear each. */
export function LabelsScreen() {
  const { t } = useTranslation(['labelsAdmin', 'common']);
  const { has } = useAccess();
  const labels = useQuery(queries.labels.overview.query());
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const add = has('label.create') && (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setOpen({ edit: null })}>
      {t('add')}
    </Button>
  );
  return (
    <Page width="standard">
      <PageHeader title={t('title')} actions={add} className="mb-4" />
      {labels.isPending && (
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingRows count={4} />
        </div>
      )}
      {labels.isError && !labels.data && (
        <FailedScreen error={labels.error} onRetry={() => void labels.refetch()} />
      )}
      {labels.data?.length === 0 && (
        <EmptyState
          level={2}
          drawing="labels"
          title={t('empty.title')}
          description={has('label.create') ? t('empty.hint') : undefined}
        />
      )}
      {labels.data && labels.data.length > 0 && (
        <ul
          aria-label={t('list')}
          className="divide-y divide-border rounded-large border border-border bg-surface"
        >
          {labels.data.map((label) => (
            <LabelRow
              key={label.id}
              label={label}
              onEdit={() => setOpen({ edit: label })}
              onRemove={() => setOpen({ remove: label })}
            />
          ))}
        </ul>
      )}
      {open && 'edit' in open && <LabelSheet label={open.edit} onClose={close} />}
      {open && 'remove' in open && <RemoveLabel label={open.remove} onClose={close} />}
    </Page>
  );
}

interface LabelRowProps {
  label: Label;
  onEdit: () => void;
  onRemove: () => void;
}

function LabelRow({ label, onEdit, onRemove }: LabelRowProps) {
  const { t } = useTranslation('labelsAdmin');
  const { has } = useAccess();
  const { id, title, color, textColor, description, count } = label;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
      <span className="flex min-w-0 basis-48">
        <LabelChip color={color} textColor={textColor ?? undefined}>
          {title}
        </LabelChip>
      </span>
      <span className="min-w-0 flex-1 basis-48 text-text-muted wrap-anywhere">{description}</span>
      {has('opportunity.get') && (
        <span className="basis-28 text-right tabular-nums">
          {count === 0 ? (
            <span className="text-text-muted">{t('bears', { count })}</span>
          ) : (
            <TextLink asChild>
              <Link to="/sales-opportunities" search={{ view: 'list', labelId: id, is_self: 'any' }}>
                {t('bears', { count })}
              </Link>
            </TextLink>
          )}
        </span>
      )}
      {label.can.edit && (
        <span className="flex gap-1">
          <IconButton label={t('editOne', { title })} icon={<Pencil aria-hidden />} onClick={onEdit} />
          <IconButton label={t('removeOne', { title })} icon={<Trash2 aria-hidden />} onClick={onRemove} />
        </span>
      )}
    </li>
  );
}
