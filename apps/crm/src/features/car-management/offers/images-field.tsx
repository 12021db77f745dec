import { carImageTypes, mostImages } from '@szansa/domain/catalogue';
import { ImageGalleryField, type EditedImage } from '@szansa/ui/image-gallery';
import { SelectField } from '@szansa/ui/select-field';
import { TextField } from '@szansa/ui/text-field';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { v4 as uuid } from 'uuid';

import { useFilesOfForm } from './chosen-files.ts';
import type { ImageValue, VariantValues } from './offer-values.ts';
import { smallerPicture } from './smaller-pictures.ts';
import { shownImage, wholeImage } from './variant-images.ts';

const rules = {
  accept: ['.jpg', '.jpeg', '.png', '.webp'],
  maxBytes: 25 * 1024 * 1024,
  maxFiles: mostImages,
};

function moved(images: readonly ImageValue[], from: number, to: number): ImageValue[] {
  const rest = images.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...images.slice(from, from + 1));
}

/** The pictures of a variant: added, sorted, named, cropped and removed when the offer is saved. */
export function ImagesField({ index }: { index: number }) {
  const { t } = useTranslation('carOffers');
  const form = useFormContext<VariantValues>();
  const name = `variants.${index}.images` as const;
  const images = useWatch<VariantValues, typeof name>({ name });
  const { files, choose, images: storedNow } = useFilesOfForm();
  const set = (next: readonly ImageValue[]) => form.setValue(name, [...next], { shouldDirty: true });
  const change = (id: string, changes: Partial<ImageValue>) =>
    set(images.map((image) => (image.id === id ? { ...image, ...changes } : image)));
  const edited = ({ id, alt, name: fileName, crop, ...image }: ImageValue): EditedImage => {
    const stored = storedNow.find((one) => one.id === id) ?? image.stored;
    const file = files.get(id);
    const shown = stored
      ? shownImage({ ...stored, alt })
      : { id, alt, load: file ? () => smallerPicture(file) : null };
    const whole = stored?.isReady ? { image: wholeImage(stored), ratio: ratioOf(stored) } : null;
    return { ...shown, name: fileName, crop, whole };
  };
  return (
    <ImageGalleryField
      label={t('images.label')}
      hint={t('images.hint')}
      images={images.map(edited)}
      rules={rules}
      onAdd={(added) => {
        const values = added.map((file): ImageValue => {
          const id = uuid();
          choose(id, file);
          // starts before it is shown or sent
          void smallerPicture(file);
          return { id, imageType: 'exterior', alt: '', crop: null, name: file.name, stored: null };
        });
        set([...images, ...values]);
      }}
      onMove={(from, to) => set(moved(images, from, to))}
      onCrop={(id, crop) => change(id, { crop })}
      onRemove={(id) => {
        choose(id, null);
        set(images.filter((image) => image.id !== id));
      }}
      renderFields={({ id, name: fileName }, place) => {
        const image = images[place];
        return (
          <div className="grid grid-cols-1 gap-2 sm:grid-cols-[10rem_1fr]">
            <SelectField
              label={t('images.type')}
              value={image?.imageType ?? null}
              items={carImageTypes.map((type) => ({ value: type, label: t(`images.types.${type}`) }))}
              onValueChange={(value) =>
                change(id, { imageType: carImageTypes.find((type) => type === value) ?? 'exterior' })
              }
            />
            <TextField
              label={t('images.alt')}
              placeholder={fileName}
              value={image?.alt ?? ''}
              maxLength={200}
              onValueChange={(alt) => change(id, { alt })}
            />
          </div>
        );
      }}
    />
  );
}

/** The shape of all of a stored picture, from that of what is shown of it. */
function ratioOf({ width, height, crop }: NonNullable<ImageValue['stored']>): number {
  return crop ? width / crop.width / (height / crop.height) : width / height;
}
