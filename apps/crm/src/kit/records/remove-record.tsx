import { ApiError } from '@szansa/api-client/client';
import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Callout } from '@szansa/ui/callout';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { toastRefusal } from '../forms/toast-stale.ts';
import { versionOf } from '../forms/use-record-change.tsx';
import type { NamespaceWith } from '../texts/texts.ts';
import { useTextsOf } from '../texts/use-texts-of.ts';
import { messageOf, toastSuccess } from '../toasts/toasts.ts';
import {
  dropRecord,
  refetchRecord,
  type RecordDefinition,
  type RecordNamespace,
  type StoredRecord,
} from './record-definition.ts';
import { Uses } from './uses.tsx';

/** Namespaces with the confirmation texts for removing a record. */
export type RemoveNamespace = RecordNamespace &
  NamespaceWith<{ readonly remove: { readonly title: string } }>;

/** The call that removes a record, as `queries.banks` has it. */
export interface RemoveCall {
  readonly remove: {
    mutation(): UseMutationOptions<
      null,
      ApiError,
      { readonly params: { readonly id: string }; readonly query: { readonly version: number } }
    >;
  };
}

interface RemoveRecordProps<Saved extends StoredRecord> {
  definition: RecordDefinition<Saved, RemoveNamespace>;
  record: Saved;
  calls: RemoveCall;
  onClose: () => void;
}

/** Asks for confirmation before a record is deleted permanently; shows what still uses it when the server refuses. */
export function RemoveRecord<Saved extends StoredRecord>(props: RemoveRecordProps<Saved>) {
  const { definition, record, calls, onClose } = props;
  const t = useTextsOf(definition.texts);
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const remove = useMutation({
    ...calls.remove.mutation(),
    onSuccess: async () => {
      toastSuccess(common('states.removed'), definition.nameOf(record));
      await navigate({ to: definition.listPath });
      dropRecord(definition, record.id);
    },
    onError: (error) => {
      if (!error.is('in_use')) toastRefusal(error, () => refetchRecord(definition, record.id));
    },
  });
  const { error } = remove;
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      destructive
      title={t('remove.title')}
      description={common('records.irrevocable')}
      confirmLabel={common('actions.remove')}
      loading={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: record.id }, query: { version: versionOf(record) } })}
    >
      {error?.is('in_use') && (
        <Callout role="alert" tone="destructive" title={messageOf(error)}>
          <Uses uses={error.details.uses} />
        </Callout>
      )}
    </AlertDialog>
  );
}
