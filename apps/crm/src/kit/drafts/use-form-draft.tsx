import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { DraftOffer } from './draft-offer.tsx';
import { typedValues, withDraft, type FormDraft } from './draft-values.ts';
import type { DraftBesides } from './use-draft-files.ts';
import { useDraft, type OwnDraft } from './use-draft.ts';

interface FormDraftOptions<Values extends FieldValues> {
  /** What is filled in, such as `customer/new`: with the person it names the draft. */
  readonly place: string;
  /** Fields that are never kept: passwords, personal ids. */
  readonly secrets?: readonly (keyof Values & string)[] | undefined;
  /** Of the record the form was begun with. */
  readonly version?: number | undefined;
  /** Says on which version the draft was begun that has just been restored. */
  readonly onRestored?: ((version: number | undefined) => void) | undefined;
  /** What is kept beside the values: files. */
  readonly besides?: DraftBesides | undefined;
}

/** The draft of a form, as its place shows it. */
interface StoredForm extends Pick<OwnDraft, 'keptAt' | 'forget'> {
  /** Offers back what waited; to be drawn above the fields. */
  readonly offer: ReactNode;
}

/** Keeps what is typed into a form, and offers it back. */
export function useFormDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { place, secrets = [], version, onRestored, besides }: FormDraftOptions<Values>,
): StoredForm {
  const { found, keptAt, keep, taken, discard, forget } = useDraft(place);
  const storeTyped = useEffectEvent((values: Values, begun: object) => {
    const typed = typedValues(values, begun, secrets);
    keep(typed && ({ values: typed, version } satisfies FormDraft));
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
    taken();
  }

  return {
    keptAt,
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
    forget: () => {
      forget();
      besides?.forget();
    },
  };
}
