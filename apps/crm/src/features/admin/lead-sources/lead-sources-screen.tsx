import type { Data, Endpoints } from '@szansa/api-client/client';
import { leadSourceInput, leadSourcePatch, slugOf } from '@szansa/domain/lead-source';
import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Badge } from '@szansa/ui/badge';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { EmptyState } from '@szansa/ui/empty-state';
import { IconButton } from '@szansa/ui/icon-button';
import { TextLink } from '@szansa/ui/link';
import { SortableList } from '@szansa/ui/sortable-list';
import { TextField } from '@szansa/ui/text-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { client, queries, queryClient } from '#kit/api/api.ts';
import { useController } from '#kit/forms/controller.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import { formFields } from '#kit/forms/fields-definition.ts';
import { ChangeSheet, CreateSheet } from '#kit/forms/plain-sheets.tsx';
import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { ownChange } from '#kit/live/changes.ts';
import { PendingMark } from '#kit/live/pending-mark.tsx';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { useMoves } from '#kit/records/use-moves.ts';
import { Uses } from '#kit/records/uses.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import { messageOf, toastSuccess } from '#kit/toasts/toasts.ts';

import { AdminFrame } from '../frame/admin-frame.tsx';

interface NameValues {
  name: string;
  slug: string;
}

/** The name of a lead source; the slug of a new one is derived from it until another one is typed. */
function NameField({ label, required, recordId }: OwnFieldProps) {
  const form = useFormContext<NameValues>();
  const { field, fieldState } = useController<NameValues, 'name'>({ name: 'name' });
  return (
    <TextField
      {...field}
      label={label}
      required={required}
      autoComplete="off"
      error={fieldState.error?.message}
      onValueChange={(name) => {
        const followsName = form.getValues('slug') === slugOf(field.value);
        field.onValueChange(name);
        if (recordId !== undefined || !followsName) return;
        const { isSubmitted } = form.formState;
        form.setValue('slug', slugOf(name), { shouldDirty: true, shouldValidate: isSubmitted });
      }}
    />
  );
}

type LeadSource = Data<Endpoints['leadSources']['get']>;

const leadSourceFields = formFields({
  texts: 'leadSources',
  schema: leadSourceInput,
  fields: {
    name: { kind: 'text', autoFocus: true, Field: NameField },
    slug: { kind: 'text' },
    isActive: { kind: 'active' },
  },
});

/** Refetches what shows a lead source. */
function cacheLeadSource({ id }: LeadSource): void {
  void queryClient.invalidateQueries({ queryKey: queries.leadSources.overview.key() });
  ownChange('record-changed', { entity: 'lead_source', id });
}

interface LeadSourceSheetProps {
  /** Null for a new one. */
  source: LeadSource | null;
  onClose: () => void;
}

/** Writes down a lead source, or changes one. */
function LeadSourceSheet({ source, onClose }: LeadSourceSheetProps) {
  const { t } = useTranslation('leadSources');
  const shared = { fields: leadSourceFields, cache: cacheLeadSource, onClose };
  const description = t('form.description');
  if (source === null) {
    return (
      <CreateSheet
        {...shared}
        schema={leadSourceInput}
        place="lead_source/new"
        words={{ title: t('form.createTitle'), description }}
        submitLabel={t('add')}
        created={({ name }) => [t('done.created'), name]}
        send={(body) => client.leadSources.create({ body })}
      />
    );
  }
  const params = { id: source.id };
  return (
    <ChangeSheet
      {...shared}
      patch={leadSourcePatch}
      place={`lead_source/${source.id}`}
      record={source}
      words={{ title: t('form.editTitle'), description }}
      send={(body) => client.leadSources.update({ params, body })}
      read={() => client.leadSources.get({ params })}
    />
  );
}

/** Asks for confirmation before deleting a lead source; one in use remains, and can be made inactive. */
function RemoveLeadSource({ source, onClose }: { source: LeadSource; onClose: () => void }) {
  const { t } = useTranslation(['leadSources', 'common']);
  const { id, name, version } = source;
  const remove = useMutation({
    ...queries.leadSources.remove.mutation(),
    onSuccess: () => {
      cacheLeadSource(source);
      toastSuccess(t('done.removed'), name);
      onClose();
    },
    onError: (error) => {
      const refetchRecord = () =>
        queryClient.invalidateQueries({ queryKey: queries.leadSources.overview.key() });
      if (!error.is('in_use')) toastRefusal(error, refetchRecord);
    },
  });
  const { error } = remove;
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      destructive
      title={t('remove.title', { name })}
      description={t('common:records.irrevocable')}
      confirmLabel={t('common:actions.remove')}
      loading={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id }, query: { version } })}
    >
      {error?.is('in_use') && (
        <Callout role="alert" tone="destructive" title={messageOf(error)}>
          <Uses uses={error.details.uses} />
          <p>{t('remove.deactivate')}</p>
        </Callout>
      )}
    </AlertDialog>
  );
}

/** Nothing, the form of a new lead source (null) or of one, or the question before one is removed. */
type Open = { readonly edit: LeadSource | null } | { readonly remove: LeadSource } | null;

const overview = queries.leadSources.overview;

/** Where customers come from, in the order forms offer it, and how many opportunities came from each. */
export function LeadSourcesScreen() {
  const { t } = useTranslation(['leadSources', 'common']);
  const { has } = useAccess();
  const sources = useQuery(overview.query());
  const [open, setOpen] = useState<Open>(null);
  const items = sources.data ?? [];
  const { moveTo, unconfirmed } = useMoves({
    resource: 'leadSources',
    list: overview.key(),
    items,
    send: client.leadSources.move,
    onSaved: (id) => ownChange('record-changed', { entity: 'lead_source', id }),
  });

  const close = () => setOpen(null);
  return (
    <AdminFrame
      actions={
        has('lead_source.create') && (
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setOpen({ edit: null })}>
            {t('add')}
          </Button>
        )
      }
    >
      {sources.isPending && (
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingRows count={6} />
        </div>
      )}
      {sources.isError && !sources.data && (
        <FailedScreen error={sources.error} onRetry={() => void sources.refetch()} />
      )}
      {sources.data?.length === 0 && <EmptyState level={2} drawing="labels" title={t('empty')} />}
      {items.length > 0 && (
        <SortableList
          label={t('list')}
          items={items}
          itemKey={({ id }) => id}
          itemLabel={({ name }) => name}
          onMove={moveTo}
          disabled={!has('lead_source.edit')}
          renderItem={(source) => (
            <LeadSourceRow
              source={source}
              isUnconfirmed={unconfirmed.includes(source.id)}
              onEdit={() => setOpen({ edit: source })}
              onRemove={() => setOpen({ remove: source })}
            />
          )}
        />
      )}
      {open && 'edit' in open && <LeadSourceSheet source={open.edit} onClose={close} />}
      {open && 'remove' in open && <RemoveLeadSource source={open.remove} onClose={close} />}
    </AdminFrame>
  );
}

interface LeadSourceRowProps {
  source: LeadSource;
  /** Whether its order is not saved yet because there is no network. */
  isUnconfirmed: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function LeadSourceRow({ source, isUnconfirmed, onEdit, onRemove }: LeadSourceRowProps) {
  const { t } = useTranslation(['leadSources', 'common']);
  const { has } = useAccess();
  const { id, name, isActive, customerFiles: count } = source;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-2">
        <span className="font-medium wrap-anywhere">{name}</span>
        {!isActive && <Badge tone="archive">{t('inactive')}</Badge>}
        {isUnconfirmed && <PendingMark />}
      </span>
      {has('opportunity.get') && (
        <span className="basis-28 text-right tabular-nums">
          {count === 0 ? (
            <span className="text-text-muted">{t('files', { count })}</span>
          ) : (
            <TextLink asChild>
              <Link to="/sales-opportunities" search={{ view: 'list', leadSourceId: id, is_self: 'any' }}>
                {t('files', { count })}
              </Link>
            </TextLink>
          )}
        </span>
      )}
      {source.can.edit && (
        <span className="flex gap-1">
          <IconButton label={t('editOne', { name })} icon={<Pencil aria-hidden />} onClick={onEdit} />
          <IconButton label={t('removeOne', { name })} icon={<Trash2 aria-hidden />} onClick={onRemove} />
        </span>
      )}
    </div>
  );
}
