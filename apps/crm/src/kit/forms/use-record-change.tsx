import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { toastError, toastSuccess } from '../toasts/toasts.ts';
import { StaleDialog, type StaleDialogProps } from './stale-dialog.tsx';
import { staleOf } from './stale.ts';

/** The version a change says it was made on; a record with a `version` of the trade calls it `rowVersion`. */
export type Versioned =
  | { readonly version: number; readonly rowVersion?: undefined }
  | { readonly rowVersion: number };

export function versionOf(record: Versioned): number {
  return record.rowVersion === undefined ? record.version : record.rowVersion;
}

/** How changes of a stored record are sent, and what is said where somebody else saved first. */
export interface ChangeOptions<Saved extends Versioned, Changes> {
  readonly send: (
    record: Saved,
    body: { readonly version: number; readonly changes: Changes },
  ) => Promise<Saved>;
  /** Reads the record anew, past the cache. */
  readonly read: (record: Saved) => Promise<Saved>;
  /** Shows the record as the server has answered it, and has what depends on it asked for again. */
  readonly keep: (saved: Saved) => void;
  readonly fieldLabel: StaleDialogProps['fieldLabel'];
  readonly describeValue?: StaleDialogProps['describeValue'];
  readonly onSaved?: (saved: Saved) => unknown;
  /** Somebody else saved first; runs before the dialog is shown. */
  readonly onStale?: () => void;
  /** Any refusal but that of a stale version, which has its dialog; by default it is a toast. */
  readonly onRefused?: (error: Error) => void;
  /** The user has taken the values of the record as it is now. */
  readonly onTheirs?: (fresh: Saved) => void;
}

interface Sent<Saved, Changes> {
  readonly record: Saved;
  readonly version: number;
  readonly changes: Changes;
  readonly onDone?: (() => void) | undefined;
}

interface ChangeWay {
  /** Runs once the change is kept. */
  readonly onDone?: (() => void) | undefined;
  /** The version the change was made on, where it is older than the record's. */
  readonly version?: number | undefined;
}

/** A change of a record on its way. */
export interface RecordChange<Saved, Changes> {
  /** Sends changed fields on top of the version the record was read at. */
  readonly change: (record: Saved, changes: Changes, way?: ChangeWay) => void;
  readonly isSaving: boolean;
  readonly error: Error | null;
  /** Shown when somebody else saved first: both values of every field in dispute, and the choice between them. */
  readonly dialog: ReactNode;
}

/** Changes fields of a record without running over what somebody else has saved meanwhile. */
export function useRecordChange<Saved extends Versioned, Changes extends object>(
  options: ChangeOptions<Saved, Changes>,
): RecordChange<Saved, Changes> {
  const { send, read, keep, fieldLabel, describeValue, onSaved, onStale } = options;
  const { onRefused = toastError, onTheirs } = options;
  const { t } = useTranslation();
  const save = useMutation({
    mutationFn: ({ record, version, changes }: Sent<Saved, Changes>) => send(record, { version, changes }),
    onSuccess: async (saved, { onDone }) => {
      keep(saved);
      toastSuccess(t('states.saved'));
      onDone?.();
      await onSaved?.(saved);
    },
    onError: (error) => {
      if (staleOf(error)) onStale?.();
      else onRefused(error);
    },
  });

  async function takeTheirs(): Promise<void> {
    if (!save.variables) return;
    const fresh = await read(save.variables.record);
    keep(fresh);
    onTheirs?.(fresh);
    save.reset();
  }

  return {
    change: (record, changes, { version = versionOf(record), onDone } = {}) =>
      save.mutate({ record, version, changes, onDone }),
    isSaving: save.isPending,
    error: save.error,
    dialog: (
      <StaleDialog
        stale={staleOf(save.error)}
        fieldLabel={fieldLabel}
        describeValue={describeValue}
        progress={save.isPending}
        onKeepMine={(version) => {
          if (save.variables) save.mutate({ ...save.variables, version });
        }}
        onTakeTheirs={() => void takeTheirs().catch(toastError)}
        onClose={() => save.reset()}
      />
    ),
  };
}
