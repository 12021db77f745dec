import { useMutation } from '@tanstack/react-query';
import type { DirtyGuard } from '@szansa/ui/dirty-guard';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { DefaultValues, FieldValues, SubmitErrorHandler, UseFormReturn } from 'react-hook-form';

import type { DraftBesides } from '../drafts/use-draft-files.ts';
import { useFormDraft } from '../drafts/use-form-draft.tsx';
import { useIsOnline } from '../live/pending-changes.ts';
import { toastError, toastSuccess } from '../toasts/toasts.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useRecordChange, versionOf, type ChangeOptions, type Versioned } from './use-record-change.tsx';
import { showRefusedFields, useSchemaForm, type FormSchema } from './use-schema-form.ts';

/** A record's form, ready for `<RecordSheet>` or a place of its own. */
export interface RecordForm<Values extends FieldValues, Output> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly submit: (event: SubmitEvent) => void;
  readonly isSaving: boolean;
  /** Whether the saved change is pending without a network. */
  readonly isUnconfirmed: boolean;
  /** Of the last save. */
  readonly error: Error | null;
  /** Offers to restore a found draft; to be rendered above the fields. */
  readonly offer: ReactNode;
  /** The minute in which the typed values were last stored as a draft; null while none are. */
  readonly storedAt: number | null;
  /**
   * Dialogs that ask for confirmation before unsaved changes are lost, and for a choice when another user saved first.
   */
  readonly dialogs: ReactNode;
  /** Leaves a form that has no address: at once, or after unsaved changes have been given up. */
  readonly confirm: DirtyGuard['confirm'];
}

interface FormOptions<Values extends FieldValues, Output> {
  /**
   * The form's place, such as `customer/new`: the key under which the draft is stored until it is saved or discarded.
   */
  readonly place: string;
  /** Fields that are not stored in the draft: passwords, personal ids. */
  readonly secrets?: readonly (keyof Values & string)[];
  /** What is stored in addition to the values until then: files. */
  readonly besides?: DraftBesides;
  readonly schema: FormSchema<Values, Output>;
  /** Shows a refusal in the form itself; true when it did. Refused fields are marked without it. */
  readonly showRefusal?: (error: Error, form: UseFormReturn<Values, unknown, Output>) => boolean;
  readonly onInvalid?: SubmitErrorHandler<Values>;
}

function useRefusals<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { showRefusal }: Pick<FormOptions<Values, Output>, 'showRefusal'>,
) {
  return (error: Error): void => {
    if (!showRefusal?.(error, form) && !showRefusedFields(form, error)) toastError(error);
  };
}

interface CreateOptions<Values extends FieldValues, Output, Saved> extends FormOptions<Values, Output> {
  /** The initial values of the form. */
  readonly values: Values;
  readonly send: (output: Output) => Promise<Saved>;
  /** Caches the record from the server's response, and refetches what depends on it. */
  readonly cache: (saved: Saved) => void;
  /** The toast after saving. */
  readonly savedMessage: (saved: Saved) => readonly [title: string, description?: string];
  /** Leaves the form for the place of the saved record. */
  readonly onSaved: (saved: Saved) => unknown;
}

/** Provides a form that creates a record: validated by its endpoint's schema; closing it with typed values prompts first. */
export function useCreateForm<Values extends FieldValues, Output extends FieldValues, Saved>(
  options: CreateOptions<Values, Output, Saved>,
): RecordForm<Values, Output> {
  const { schema, values, place, secrets, besides, send, cache, savedMessage, onSaved, onInvalid } = options;
  const form = useSchemaForm<Values, Output>({ schema, defaultValues: values as DefaultValues<Values> });
  const draft = useFormDraft(form, { place, secrets, besides });
  const isOnline = useIsOnline();
  const guard = useLeaveGuard(form.formState.isDirty, draft.clear);
  const onError = useRefusals(form, options);
  const create = useMutation({
    mutationFn: send,
    onSuccess: async (saved) => {
      cache(saved);
      draft.clear();
      toastSuccess(...savedMessage(saved));
      await onSaved(saved);
    },
    onError,
  });
  const submit = form.handleSubmit((output) => create.mutate(output), onInvalid);
  return {
    form,
    submit: (event) => {
      // the panel may have been opened from within another form, which must not be sent with it
      event.stopPropagation();
      void submit(event);
    },
    isSaving: create.isPending,
    isUnconfirmed: create.isPaused && !isOnline,
    error: create.error,
    offer: draft.offer,
    storedAt: draft.storedAt,
    dialogs: guard.dialog,
    confirm: guard.confirm,
  };
}

interface UpdateOptions<Values extends FieldValues, Output, Saved extends Versioned, Changes>
  extends
    FormOptions<Values, Output>,
    Omit<ChangeOptions<Saved, Changes>, 'onRefused' | 'onTheirs' | 'describeValue'> {
  readonly record: Saved;
  readonly valuesOf: (record: Saved) => Values;
  /** What a change sends of what was typed; nothing is sent when it is empty. */
  readonly changesOf: (
    output: Output,
    record: Saved,
    dirty: UseFormReturn<Values, unknown, Output>['formState']['dirtyFields'],
  ) => Changes;
  /** Leaves the form after saving, or when there was nothing to save; a form without it stays. */
  readonly onDone?: () => unknown;
  /** Formats a value for users; `typed` contains the values of the form. */
  readonly describeValue?: (field: string, value: unknown, typed: Values) => ReactNode;
}

/**
 * Provides a form that changes one record: only changed fields are sent, with the version and to the record with which
 * the form was opened, even if another record is shown by then.
 */
export function useRecordForm<
  Values extends FieldValues,
  Output extends FieldValues,
  Saved extends Versioned,
  Changes extends object,
>(options: UpdateOptions<Values, Output, Saved, Changes>): RecordForm<Values, Output> {
  const { schema, record, place, secrets, besides, valuesOf, changesOf, describeValue, ...others } = options;
  const { onDone, onSaved, onInvalid, ...change } = others;
  // the record the form's values were read from: it may be refreshed behind the open form
  const [initial, setStarted] = useState(record);
  const form = useSchemaForm<Values, Output>({
    schema,
    defaultValues: valuesOf(initial) as DefaultValues<Values>,
  });
  const { isDirty, dirtyFields } = form.formState;
  // a draft continues from the version on which it was started, so that it overwrites no changes of other users since
  const [draftVersion, setDraftVersion] = useState<number>();
  const version = draftVersion ?? versionOf(initial);
  const draft = useFormDraft(form, { place, secrets, version, onRestored: setDraftVersion, besides });
  const guard = useLeaveGuard(isDirty, draft.clear);
  const show = (shown: Saved) => {
    form.reset(valuesOf(shown));
    setStarted(shown);
    setDraftVersion(undefined);
  };
  const onRefused = useRefusals(form, options);
  const saving = useRecordChange<Saved, Changes>({
    ...change,
    place,
    ...(describeValue
      ? { describeValue: (field, value) => describeValue(field, value, form.getValues()) }
      : {}),
    onRefused,
    onTheirs: show,
    onSaved: async (saved) => {
      show(saved);
      draft.clear();
      await onSaved?.(saved);
      await onDone?.();
    },
  });
  const submit = form.handleSubmit((output) => {
    const changes = changesOf(output, initial, dirtyFields);
    if (Object.keys(changes).length > 0) saving.change(initial, changes, { version });
    else void onDone?.();
  }, onInvalid);
  return {
    form,
    submit: (event) => {
      // the panel may have been opened from within another form, which must not be sent with it
      event.stopPropagation();
      void submit(event);
    },
    isSaving: saving.isSaving,
    isUnconfirmed: saving.isUnconfirmed,
    error: saving.error,
    offer: draft.offer,
    storedAt: draft.storedAt,
    confirm: guard.confirm,
    dialogs: (
      <>
        {guard.dialog}
        {saving.dialog}
      </>
    ),
  };
}
