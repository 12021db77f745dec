import { Button } from '@szansa/ui/button';
import { DescriptionList, type DescriptionItem } from '@szansa/ui/description-list';
import { FormSection } from '@szansa/ui/form-section';
import { ImageGallery } from '@szansa/ui/image-gallery';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';
import { useDownload } from '#parts/files/use-download.ts';

import { TemplateFacts } from '../templates/template-facts.tsx';
import type { CarOffer, CarVariant } from './offer.ts';
import { VariantActions } from './offer-variant.tsx';
import { shownImage } from './variant-images.ts';
import { VariantPrice } from './variant-price.tsx';
import { useVariantWords } from './variant-words.ts';

/** A car offer, its variants first, for users who may not change it. */
export function OfferFacts({ offer }: { offer: CarOffer }) {
  const { t } = useTranslation('carOffers');
  return (
    <div className="max-w-narrow space-y-6">
      <FormSection title={t('variants.title')}>
        <ul aria-label={t('variants.title')} className="space-y-3">
          {offer.variants.map((variant) => (
            <VariantFacts key={variant.id} variant={variant} offer={offer} />
          ))}
        </ul>
      </FormSection>
      <TemplateFacts template={offer} />
    </div>
  );
}

function VariantFacts({ variant, offer }: { variant: CarVariant; offer: CarOffer }) {
  const { t } = useTranslation('carOffers');
  const { date } = useFormats();
  const download = useDownload();
  const { look, when, pieces } = useVariantWords();
  const { id, dealer, firstRegistration, specificationFile, equipment, images } = variant;
  const name = [offer.name, ...look(variant)].join(', ');
  const facts: readonly DescriptionItem[] = [
    { label: t('variant.carAvailabilityId'), value: when(variant).join(', ') },
    { label: t('columns.availabilityAmount'), value: pieces(variant) },
    { label: t('variant.dealerId'), value: dealer?.name },
    { label: t('variant.firstRegistration'), value: firstRegistration && date(firstRegistration) },
    {
      label: t('variant.equipment'),
      value: equipment.map(({ carEquipment }) => carEquipment.name).join(', '),
      wide: true,
    },
  ];
  return (
    <li className="@container space-y-3 rounded-large border border-border bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-large font-semibold">{look(variant).join(' · ')}</h3>
        <span className="text-large font-semibold">
          <VariantPrice variant={variant} /> <span className="text-small font-normal">{t('gross')}</span>
        </span>
      </div>
      <ImageGallery label={name} images={images.map(shownImage)} />
      <DescriptionList items={facts.filter(({ value }) => Boolean(value))} columns={3} />
      <div className="flex flex-wrap gap-2">
        <VariantActions id={id} name={name} status={offer.status} />
        {specificationFile && (
          <Button size="small" icon={<Download aria-hidden />} onClick={() => download(specificationFile)}>
            {t('specification.download', { name: specificationFile.name })}
          </Button>
        )}
      </div>
    </li>
  );
}
