import { useState, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { useWords } from '../labels/index.ts';
import type { GalleryImage } from './gallery-image.ts';
import { ImageLightbox } from './image-lightbox.tsx';
import { Picture } from './picture.tsx';
import { imageGalleryWords } from './words.ts';

export interface ImageGalleryProps {
  /** What the pictures are of: the name of the list and of the large view. */
  label: string;
  images: readonly GalleryImage[];
  className?: string | undefined;
  ref?: Ref<HTMLUListElement> | undefined;
}

/** Small pictures in their order; a press shows one large, with the others beside it. Nothing where there are none. */
export function ImageGallery({ label, images, className, ref }: ImageGalleryProps) {
  const words = useWords(imageGalleryWords);
  const [openId, setOpenId] = useState<string>();
  if (images.length === 0) return null;
  return (
    <>
      <ul
        ref={ref}
        aria-label={label}
        data-slot="image-gallery"
        className={classes('flex flex-wrap gap-2', className)}
      >
        {images.map((image, index) => (
          <li key={image.id} className="max-w-[calc(50%-0.25rem)]">
            <button
              type="button"
              aria-label={words.enlarge(image.alt || words.place(index + 1, images.length))}
              className="block max-w-full overflow-hidden rounded-medium border border-border hover:border-border-strong"
              onClick={() => setOpenId(image.id)}
            >
              <Picture image={image} width={160} className="h-24 w-36 max-w-full" />
            </button>
          </li>
        ))}
      </ul>
      <ImageLightbox title={label} images={images} openId={openId} onOpenIdChange={setOpenId} />
    </>
  );
}
