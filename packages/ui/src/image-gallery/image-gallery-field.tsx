import { Crop as CropIcon, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { FileDrop, type FileRules } from '../file-drop/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../labels/index.ts';
import { SortableList } from '../sortable-list/index.ts';
import type { Crop } from './crop-box.ts';
import { CropDialog } from './crop-dialog.tsx';
import type { GalleryImage } from './gallery-image.ts';
import { ImageLightbox } from './image-lightbox.tsx';
import { Picture } from './picture.tsx';
import { imageGalleryWords } from './words.ts';

export interface EditedImage extends GalleryImage {
  /** What its file is called. */
  name: string;
  crop: Crop | null;
  /** All of it and its shape, to be cropped; null while it cannot be. */
  whole: { image: GalleryImage; ratio: number } | null;
}

export interface ImageGalleryFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  images: readonly EditedImage[];
  rules: FileRules;
  /** What else is said of a picture, beside it. */
  renderFields: (image: EditedImage, index: number) => ReactNode;
  onAdd: (files: File[]) => void;
  onMove: (from: number, to: number) => void;
  onCrop: (id: string, crop: Crop | null) => void;
  onRemove: (id: string) => void;
}

/** Pictures that are added, put in order by drag or keyboard, cropped and taken away. */
export function ImageGalleryField(props: ImageGalleryFieldProps) {
  const { label, hint, error, images, rules, renderFields, onAdd, onMove, onCrop, onRemove } = props;
  const words = useWords(imageGalleryWords);
  const [openId, setOpenId] = useState<string>();
  const [croppedId, setCroppedId] = useState<string>();
  const cropped = images.find(({ id }) => id === croppedId);
  const nameOf = ({ alt, name }: EditedImage) => alt || name;
  return (
    <div data-slot="image-gallery-field" className="space-y-2">
      <FileDrop
        {...rules}
        label={label}
        hint={hint}
        error={error}
        files={[]}
        maxFiles={rules.maxFiles === undefined ? undefined : Math.max(0, rules.maxFiles - images.length)}
        onFiles={onAdd}
        onRemove={onRemove}
      />
      {images.length > 0 ? (
        <SortableList
          label={label}
          items={images}
          itemKey={({ id }) => id}
          itemLabel={nameOf}
          onMove={onMove}
          renderItem={(image, index) => (
            <div className="flex items-start gap-3 max-sm:flex-col max-sm:gap-2">
              <button
                type="button"
                aria-label={words.enlarge(nameOf(image))}
                className="shrink-0 overflow-hidden rounded-medium border border-border hover:border-border-strong"
                onClick={() => setOpenId(image.id)}
              >
                <Picture image={image} width={160} className="h-20 w-30" />
              </button>
              <div className="w-full min-w-0 flex-1">{renderFields(image, index)}</div>
              <span className="flex shrink-0">
                <IconButton
                  label={words.cropOf(nameOf(image))}
                  icon={<CropIcon aria-hidden />}
                  disabled={image.whole === null}
                  onClick={() => setCroppedId(image.id)}
                />
                <IconButton
                  label={words.remove(nameOf(image))}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => onRemove(image.id)}
                />
              </span>
            </div>
          )}
        />
      ) : null}
      <ImageLightbox title={label} images={images} openId={openId} onOpenIdChange={setOpenId} />
      {cropped?.whole ? (
        <CropDialog
          image={cropped.whole.image}
          ratio={cropped.whole.ratio}
          crop={cropped.crop}
          onChange={(crop) => onCrop(cropped.id, crop)}
          onClose={() => setCroppedId(undefined)}
        />
      ) : null}
    </div>
  );
}
