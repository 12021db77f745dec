import type { ApiError } from '@szansa/api-client/client';
import { AlertDialog } from '@szansa/ui/alert-dialog';
import { DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { Archive, ArchiveRestore } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { toastRefusal } from '../forms/toast-stale.ts';
import { toastSuccess, toastUndoable } from '../toasts/toasts.ts';
import { cacheRecord, refetchRecord, type RecordSource } from './record-definition.ts';

interface ArchivedRecord {
  readonly id: string;
  readonly version: number;
  readonly isArchived: boolean;
}

interface ArchiveCall<Saved> {
  mutation(): UseMutationOptions<
    Saved,
    ApiError,
    { readonly params: { readonly id: string }; readonly body: { readonly version: number } }
  >;
}

interface ArchivingOptions<Saved extends ArchivedRecord> {
  readonly source: RecordSource<Saved>;
  readonly record: Saved;
  /** Such as `queries.customers`. */
  readonly calls: { readonly archive: ArchiveCall<Saved>; readonly unarchive: ArchiveCall<Saved> };
  readonly words: {
    /** The question before. */
    readonly title: string;
    readonly description: string;
    /** The toasts afterwards. */
    readonly archived: string;
    readonly unarchived: string;
  };
}

interface Archiving {
  /** The entry of the record's menu: into the archive, or out of it. */
  readonly item: ReactNode;
  readonly dialog: ReactNode;
  readonly isRestoring: boolean;
}

/** Archives a record, after a confirmation, or restores it. */
export function useArchiving<Saved extends ArchivedRecord>(options: ArchivingOptions<Saved>): Archiving {
  const { source, record, calls, words } = options;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const call = { params: { id: record.id }, body: { version: record.version } };
  const onError = (error: unknown) => toastRefusal(error, () => refetchRecord(source, record.id));

  const unarchive = useMutation({
    ...calls.unarchive.mutation(),
    onSuccess: (saved) => {
      cacheRecord(source, saved);
      toastSuccess(words.unarchived);
    },
    onError,
  });
  const undoArchiving = useMutation({
    ...calls.unarchive.mutation(),
    onSuccess: (saved) => cacheRecord(source, saved),
  });
  const archive = useMutation({
    ...calls.archive.mutation(),
    onSuccess: (saved) => {
      cacheRecord(source, saved);
      setOpen(false);
      toastUndoable(words.archived, () => {
        const { id, version } = saved;
        return undoArchiving.mutateAsync({ params: { id }, body: { version } });
      });
    },
    onError,
  });
  return {
    item: record.isArchived ? (
      <DropdownMenuItem icon={<ArchiveRestore aria-hidden />} onSelect={() => unarchive.mutate(call)}>
        {t('actions.unarchive')}
      </DropdownMenuItem>
    ) : (
      <DropdownMenuItem icon={<Archive aria-hidden />} onSelect={() => setOpen(true)}>
        {t('actions.archive')}
      </DropdownMenuItem>
    ),
    dialog: (
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={words.title}
        description={words.description}
        confirmLabel={t('actions.archive')}
        loading={archive.isPending}
        onConfirm={() => archive.mutate(call)}
      />
    ),
    isRestoring: unarchive.isPending,
  };
}
