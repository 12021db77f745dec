import { lazyExtra } from '@szansa/ui/lazy';
import { onlineManager, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useIsOnline } from '../live/pending-changes.ts';
import { loadTexts } from '../texts/i18n.ts';
import { textsOf } from '../texts/texts.ts';
import { toastError, toastSuccess } from '../toasts/toasts.ts';
import type { StaleDialogProps } from './stale-dialog.tsx';
import { staleOf } from './stale.ts';

const collisionTexts = textsOf(
  () => import('./stale/pl.ts'),
  () => import('./stale/en.ts'),
);

/** Most changes collide with no other. */
const StaleDialog = lazyExtra(async () => {
  const [part] = await Promise.all([import('./stale-dialog.tsx'), loadTexts([collisionTexts])]);
  return part.StaleDialog;
});

/** The version on which a change is based; a record whose `version` is a domain field calls it `rowVersion`. */
export type Versioned =
  | { readonly version: number; readonly rowVersion?: undefined }
  | { readonly rowVersion: number };

/** The version of a record that was read. */
export function versionOf(record: Versioned): number {
  return record.rowVersion === undefined ? record.version : record.rowVersion;
}

/** How changes of a stored record are sent, and how a collision with another user's change is shown. */
export interface ChangeOptions<Saved extends Versioned, Changes> {
  /** The record, such as `opportunity/<id>`: the key of its pending changes. */
  readonly place: string;
  readonly send: (
    record: Saved,
    body: { readonly version: number; readonly changes: Changes },
  ) => Promise<Saved>;
  /** Fetches the record again, bypassing the cache. */
  readonly read: (record: Saved) => Promise<Saved>;
  /** Caches the record from the server's response, and refetches what depends on it. */
  readonly cache: (saved: Saved) => void;
  readonly fieldLabel: StaleDialogProps['fieldLabel'];
  readonly describeValue?: StaleDialogProps['describeValue'];
  readonly onSaved?: (saved: Saved) => unknown;
  /** Another user saved first; runs before the dialog is shown. */
  readonly onStale?: () => void;
  /** Any refusal but that of a stale version, which has its dialog; by default it is a toast. */
  readonly onRefused?: (error: Error) => void;
  /** The user has accepted the current values of the record. */
  readonly onTheirs?: (fresh: Saved) => void;
}

interface Sent<Saved, Changes> {
  readonly record: Saved;
  readonly version: number;
  readonly changes: Changes;
  readonly onDone?: (() => void) | undefined;
  /** Whether there was no network when it was made. */
  readonly isDue: boolean;
}

/** A value whose change was pending without a network, and was refused in the end. */
export interface RefusedValue {
  readonly value: unknown;
  readonly error: Error;
}

interface ChangeWay {
  /** Runs once the change is saved. */
  readonly onDone?: (() => void) | undefined;
  /** The version the change was made on, where it is older than the record's. */
  readonly version?: number | undefined;
}

/** A change of a record on its way. */
export interface RecordChange<Saved, Changes> {
  /** Sends changed fields on top of the version the record was read at. */
  readonly change: (record: Saved, changes: Changes, way?: ChangeWay) => void;
  /** Whether a change is being sent; one that is pending without a network may be changed again. */
  readonly isSaving: boolean;
  readonly isUnconfirmed: boolean;
  /** Fields with new values pending without a network, from any component of this page; they are shown as such. */
  readonly unconfirmed: Partial<Changes>;
  /** Returns the field's last value, if its pending change was refused; shown beside the field. */
  readonly refusedOf: (field: keyof Changes & string) => RefusedValue | null;
  readonly error: Error | null;
  /** Shown when another user saved first: both values of every conflicting field, and the choice between them. */
  readonly dialog: ReactNode;
}

/** Returns the changes of a record that are being sent, pending or were recently refused, oldest first. */
function useSent<Saved, Changes>(mutationKey: readonly string[]) {
  return useMutationState({
    filters: { mutationKey, exact: true },
    // nothing else is sent under this key
    select: ({ mutationId, state }) => ({
      mutationId,
      isUnconfirmed: state.isPaused && !onlineManager.isOnline(),
      error: state.error,
      sent: state.variables as Sent<Saved, Changes> | undefined,
    }),
  });
}

/** Changes fields of a record without overwriting what another user has saved meanwhile. */
export function useRecordChange<Saved extends Versioned, Changes extends object>(
  options: ChangeOptions<Saved, Changes>,
): RecordChange<Saved, Changes> {
  const { place, send, read, cache, fieldLabel, describeValue, onSaved, onStale } = options;
  const { onRefused = toastError, onTheirs } = options;
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const mutationKey = ['change', place];
  const isOnline = useIsOnline();
  const sent = useSent<Saved, Changes>(mutationKey);
  const save = useMutation({
    mutationKey,
    mutationFn: ({ record, version, changes }: Sent<Saved, Changes>) => send(record, { version, changes }),
    onSuccess: async (saved, { onDone }) => {
      cache(saved);
      toastSuccess(t('states.saved'));
      onDone?.();
      await onSaved?.(saved);
    },
    onError: (error, { isDue }) => {
      if (staleOf(error)) onStale?.();
      else onRefused(error);
      // the user may be on another screen by now, where the dialog is not shown
      if (staleOf(error) && isDue) toastError(error);
    },
  });

  async function applyTheirs(): Promise<void> {
    if (!save.variables) return;
    const fresh = await read(save.variables.record);
    cache(fresh);
    onTheirs?.(fresh);
    save.reset();
  }

  /** Sends a change; a pending one with a field in common is merged into it, as the two would collide. */
  function change(record: Saved, changes: Changes, way: ChangeWay = {}): void {
    let { version = versionOf(record) } = way;
    let whole = changes;
    const mutations = queryClient.getMutationCache();
    for (const { mutationId, isUnconfirmed, sent: before } of sent.toReversed()) {
      if (!isUnconfirmed || !before || !Object.keys(before.changes).some((field) => field in whole)) continue;
      whole = { ...before.changes, ...whole };
      version = Math.min(version, before.version);
      const mutation = mutations.getAll().find((one) => one.mutationId === mutationId);
      if (mutation) mutations.remove(mutation);
    }
    save.mutate({
      record,
      version,
      changes: whole,
      onDone: way.onDone,
      isDue: !onlineManager.isOnline(),
    });
  }

  function refusedOf(field: keyof Changes & string): RefusedValue | null {
    const last = sent.findLast(({ sent: one }) => one && field in one.changes);
    return last?.sent?.isDue && last.error ? { value: last.sent.changes[field], error: last.error } : null;
  }

  const isUnconfirmed = save.isPaused && !isOnline;
  return {
    change,
    unconfirmed: Object.assign({}, ...sent.map((one) => (one.isUnconfirmed ? one.sent?.changes : {}))),
    refusedOf,
    isSaving: save.isPending && !isUnconfirmed,
    isUnconfirmed,
    error: save.error,
    dialog: (
      <StaleDialog
        stale={staleOf(save.error)}
        fieldLabel={fieldLabel}
        describeValue={describeValue}
        loading={save.isPending}
        onChooseMine={(version) => {
          if (save.variables) save.mutate({ ...save.variables, version });
        }}
        onApplyTheirs={() => void applyTheirs().catch(toastError)}
        onClose={() => save.reset()}
      />
    ),
  };
}
