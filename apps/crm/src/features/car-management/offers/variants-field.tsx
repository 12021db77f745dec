import { mostVariants } from '@szansa/domain/catalogue';
import { Accordion } from '@szansa/ui/accordion';
import { Badge } from '@szansa/ui/badge';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { FormSection } from '@szansa/ui/form-section';
import { SortableList } from '@szansa/ui/sortable-list';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';

import { refusalOf } from '#kit/forms/refusal-of.ts';
import { queries } from '#kit/api/api.ts';
import type { FormValues } from '#kit/forms/fields-definition.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import type { CarOffer } from './offer.ts';
import { duplicated, emptyVariant, type VariantValue, type VariantValues } from './offer-values.ts';
import { VariantActions } from './offer-variant.tsx';
import { VariantErrors } from './variant-errors.tsx';
import { VariantFields } from './variant-fields.tsx';

/** `Wariant 2 · Czerwony · Od ręki · 139 900 zł brutto`. */
function VariantTitle({ index, variant }: { index: number; variant: VariantValue | undefined }) {
  const { t } = useTranslation('carOffers');
  const { wholeMoney } = useFormats();
  const brand: unknown = useWatch<FormValues>({ name: 'brandId' });
  const parentId = typeof brand === 'string' ? brand : '';
  const lists = queries.carLists.list;
  const colours = useQuery({
    ...lists.query({ params: { kind: 'colour' }, query: { parentId } }),
    enabled: parentId !== '',
  });
  const availabilities = useQuery(lists.query({ params: { kind: 'availability' }, query: {} }));
  if (!variant) return null;
  const { carColorId, carAvailabilityId, catalogPrice, catalogDiscountPrice } = variant;
  const price = catalogDiscountPrice || catalogPrice;
  const words = [
    t('variants.one', { number: index + 1 }),
    colours.data?.find(({ id }) => id === carColorId)?.name,
    availabilities.data?.find(({ id }) => id === carAvailabilityId)?.name,
    // what is typed may not be an amount yet
    price && /^\d+(\.\d\d)?$/.test(price) ? `${wholeMoney(price)} ${t('gross')}` : null,
  ];
  return words.filter(Boolean).join(' · ');
}

interface VariantsFieldProps {
  /** The offer as it is stored now; null of a new one. */
  stored: CarOffer | null;
}

/** The variants of an offer: added, sorted, duplicated and removed; invalid ones are unfolded. */
export function VariantsField({ stored }: VariantsFieldProps) {
  const { t } = useTranslation('carOffers');
  const { control } = useFormContext<VariantValues>();
  const { fields, append, insert, move, remove } = useFieldArray({
    control,
    name: 'variants',
    keyName: 'key',
  });
  const values = useWatch({ control, name: 'variants' });
  const { errors } = useFormState({ control });
  const [open, setOpen] = useState<readonly string[]>(() => values.slice(0, 1).map(({ id }) => id));
  const idAt = (index: number) => values[index]?.id ?? '';
  const wrong = values.flatMap(({ id }, index) => (errors.variants?.[index] ? [id] : []));
  // remains until the next save, even if the colours change meanwhile
  const isColourless = values.every(({ carColorId }) => carColorId === null);
  const missing = isColourless ? refusalOf(errors, 'variants') : undefined;
  const add = (variant: VariantValue, place: number) => {
    insert(place, variant);
    setOpen((before) => [...before, variant.id]);
  };
  return (
    <FormSection title={t('variants.title')}>
      {missing && <Callout role="alert" tone="destructive" title={missing} />}
      <VariantErrors />
      {fields.length === 0 && <p className="text-text-muted">{t('variants.none')}</p>}
      {fields.length > 1 && (
        <SortableList
          label={t('variants.order')}
          items={fields}
          itemKey={({ key }) => key}
          itemLabel={(_, index) => t('variants.one', { number: index + 1 })}
          renderItem={(_, index) => <VariantTitle index={index} variant={values[index]} />}
          onMove={move}
        />
      )}
      {fields.length > 0 && (
        <Accordion
          multiple
          headingLevel={3}
          value={[...open, ...wrong]}
          onValueChange={(next) => setOpen(next)}
          items={fields.map(({ key }, index) => ({
            value: idAt(index) || key,
            title: <VariantTitle index={index} variant={values[index]} />,
            aside: wrong.includes(idAt(index)) && (
              <Badge tone="destructive">{t('variants.incomplete')}</Badge>
            ),
            content: (
              <div className="space-y-4">
                <VariantFields index={index} />
                <div className="flex flex-wrap gap-2">
                  <Button
                    size="small"
                    icon={<Copy aria-hidden />}
                    disabled={fields.length >= mostVariants}
                    onClick={() => {
                      const variant = values[index];
                      if (variant) add(duplicated(variant), index + 1);
                    }}
                  >
                    {t('variants.duplicate')}
                  </Button>
                  <Button size="small" icon={<Trash2 aria-hidden />} onClick={() => remove(index)}>
                    {t('variants.remove')}
                  </Button>
                  {stored?.variants.some(({ id }) => id === idAt(index)) && (
                    <VariantActions
                      id={idAt(index)}
                      name={t('variants.one', { number: index + 1 })}
                      status={stored.status}
                    />
                  )}
                </div>
              </div>
            ),
          }))}
        />
      )}
      <Button
        icon={<Plus aria-hidden />}
        disabled={fields.length >= mostVariants}
        onClick={() => {
          const variant = emptyVariant();
          append(variant);
          setOpen((before) => [...before, variant.id]);
        }}
      >
        {t('variants.add')}
      </Button>
    </FormSection>
  );
}
