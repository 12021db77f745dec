import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { DraftOffer } from './draft-offer.tsx';
import { typedValues, withDraft, type FormDraft } from './draft-values.ts';
import { useDraft } from './use-draft.ts';

interface FormDraftOptions<Values extends FieldValues> {
  /** What is filled in, such as `customer/new`: with the person it names the draft. */
  readonly place: string;
  /** Fields that are never kept: passwords, personal ids. */
  readonly secrets?: readonly (keyof Values & string)[] | undefined;
  /** Of the record the form was begun with. */
  readonly version?: number | undefined;
  /** Says on which version the draft was begun that has just been restored. */
  readonly onRestored?: ((version: number | undefined) => void) | undefined;
}

/** Keeps what is typed into a form, and offers it back. `offer` is to be drawn above its fields. */
export function useFormDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { place, secrets = [], version, onRestored }: FormDraftOptions<Values>,
): { readonly offer: ReactNode; readonly forget: () => void } {
  const { found, keep, taken, discard, forget } = useDraft(place);
  const keepTyped = useEffectEvent((values: Values, begun: object) => {
    const typed = typedValues(values, begun, secrets);
    keep(typed && ({ values: typed, version } satisfies FormDraft));
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues = {} }) => keepTyped(values, defaultValues),
      }),
    [form],
  );

  function restore(): void {
    if (!found) return;
    const restored = withDraft(form.getValues(), found.content, secrets);
    onRestored?.(restored.version);
    form.reset(restored.values, { keepDefaultValues: true });
    taken();
  }

  return {
    offer: found && (
      <DraftOffer draft={found} hasSecrets={secrets.length > 0} onRestore={restore} onDiscard={discard} />
    ),
    forget,
  };
}
