import { Callout } from '@szansa/ui/callout';
import { TextLink } from '@szansa/ui/link';
import { useFormContext, useFormState, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { VariantValues } from './offer-values.ts';

/** What has to be corrected in each variant; each line leads to its field. */
export function VariantErrors() {
  const { t } = useTranslation('carOffers');
  const form = useFormContext<VariantValues>();
  const { errors } = useFormState({ control: form.control });
  const wrong = Object.entries(errors.variants ?? {}).flatMap(([place, ofVariant]) => {
    const number = Number(place);
    if (!Number.isInteger(number) || typeof ofVariant !== 'object') return [];
    return Object.entries(ofVariant).flatMap(([name, error]) => {
      const message = typeof error === 'object' && 'message' in error ? error.message : undefined;
      return typeof message === 'string' ? [{ number, name, message }] : [];
    });
  });
  if (wrong.length === 0) return null;
  return (
    <Callout role="alert" tone="destructive" title={t('variants.incompleteTitle')}>
      <ul className="space-y-0.5">
        {wrong.map(({ number, name, message }) => (
          <li key={`${number}.${name}`}>
            <TextLink asChild>
              <button
                type="button"
                // the path of an error is one of the form's
                onClick={() => form.setFocus(`variants.${number}.${name}` as Path<VariantValues>)}
              >
                {t('variants.errorOf', {
                  variant: t('variants.one', { number: number + 1 }),
                  field: t(`variant.${name}`, { defaultValue: name }),
                  message,
                })}
              </button>
            </TextLink>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
