import { useController } from '#kit/forms/controller.ts';
import { refusalOf } from '#kit/forms/refusal-of.ts';
import { useOfferFieldLabel } from '#parts/opportunity/use-offer-field-label.ts';
import { ContactField } from '#parts/pickers/contact-field.tsx';

import { fieldId, type OfferValues } from './offer-values.ts';

/** The contact at the bank or at the dealer, chosen in a dialog. */
export function PartnerField({ name }: { name: 'bankRepresentative' | 'dealerRepresentative' }) {
  const label = useOfferFieldLabel()(name);
  const { field, fieldState, formState } = useController<OfferValues, typeof name>({ name });
  return (
    <ContactField
      id={fieldId(name)}
      label={label}
      type={name === 'bankRepresentative' ? 'bank' : 'dealer'}
      value={field.value}
      onValueChange={field.onValueChange}
      error={fieldState.error?.message ?? refusalOf(formState.errors, `${name}Id`)}
    />
  );
}
