import { Crop as CropIcon, Trash2 } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';

import { classes } from '../classes/index.ts';
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
  /** Renders further fields of a picture beside it. */
  renderFields: (image: EditedImage, index: number) => ReactNode;
  onAdd: (files: File[]) => void;
  onMove: (from: number, to: number) => void;
  onCrop: (id: string, crop: Crop | null) => void;
  onRemove: (id: string) => void;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Pictures that can be added, sorted by drag or keyboard, cropped and removed. */
export function ImageGalleryField(props: ImageGalleryFieldProps) {
  const { label, hint, error, images, rules, renderFields, onAdd, onMove, onCrop, onRemove, className, ref } =
    props;
  const words = useWords(imageGalleryWords);
  const [openId, setOpenId] = useState<string>();
  const [croppedId, setCroppedId] = useState<string>();
  const cropped = images.find(({ id }) => id === croppedId);
  const nameOf = ({ alt, name }: EditedImage) => alt || name;
  return (
    <div ref={ref} data-slot="image-gallery-field" className={classes('space-y-2', className)}>
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
              <span className="ml-auto flex shrink-0 sm:self-center">
                <IconButton
                  label={words.remove(nameOf(image))}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => onRemove(image.id)}
                />
                {/* the last of its row: its reason has room on the left alone */}
                <IconButton
                  label={words.cropOf(nameOf(image))}
                  icon={<CropIcon aria-hidden />}
                  disabledReason={image.whole === null ? words.noCrop : undefined}
                  onClick={() => setCroppedId(image.id)}
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
          onValueChange={(crop) => onCrop(cropped.id, crop)}
          onClose={() => setCroppedId(undefined)}
        />
      ) : null}
    </div>
  );
}
