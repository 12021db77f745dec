import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { DraftOffer } from './draft-offer.tsx';
import { typedValues, withDraft, type FormDraft } from './draft-values.ts';
import type { DraftBesides } from './use-draft-files.ts';
import { useDraft, type OwnDraft } from './use-draft.ts';

interface FormDraftOptions<Values extends FieldValues> {
  /** What is filled in, such as `customer/new`: with the person it names the draft. */
  readonly place: string;
  /** Fields that are never stored: passwords, personal ids. */
  readonly secrets?: readonly (keyof Values & string)[] | undefined;
  /** The version of the record with which the form was opened. */
  readonly version?: number | undefined;
  /** Called with the version on which a restored draft was started. */
  readonly onRestored?: ((version: number | undefined) => void) | undefined;
  /** What is stored in addition to the values: files. */
  readonly besides?: DraftBesides | undefined;
}

/** The draft of a form, as its place shows it. */
interface StoredForm extends Pick<OwnDraft, 'storedAt' | 'clear'> {
  /** Offers to restore the found draft; to be rendered above the fields. */
  readonly offer: ReactNode;
}

/** Stores what is typed into a form as a draft, and offers to restore it. */
export function useFormDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { place, secrets = [], version, onRestored, besides }: FormDraftOptions<Values>,
): StoredForm {
  const { found, storedAt, store, applied, discard, clear } = useDraft(place);
  const storeTyped = useEffectEvent((values: Values, initial: object) => {
    const typed = typedValues(values, initial, secrets);
    store(typed && ({ values: typed, version } satisfies FormDraft));
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues = {} }) => storeTyped(values, defaultValues),
      }),
    [form],
  );

  function restore(): void {
    if (!found) return;
    const restored = withDraft(form.getValues(), found.content, secrets);
    onRestored?.(restored.version);
    form.reset(restored.values, { keepDefaultValues: true });
    besides?.restore();
    applied();
  }

  return {
    storedAt,
    offer: found && (
      <DraftOffer
        draft={found}
        hasSecrets={secrets.length > 0}
        onRestore={restore}
        onDiscard={() => {
          discard();
          besides?.discard();
        }}
      />
    ),
    clear: () => {
      clear();
      besides?.clear();
    },
  };
}
