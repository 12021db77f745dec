import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';

import { Dialog } from '../dialog/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../labels/index.ts';
import type { GalleryImage } from './gallery-image.ts';
import { Picture } from './picture.tsx';
import { imageGalleryWords } from './words.ts';

export interface ImageLightboxProps {
  /** What the pictures are of. */
  title: string;
  images: readonly GalleryImage[];
  /** The picture in view; undefined when it is closed. */
  openId: string | undefined;
  /** Called with another picture's id, or with undefined to close. */
  onOpenIdChange: (id: string | undefined) => void;
}

/** Pictures one after another, as large as the window. */
export function ImageLightbox({ title, images, openId, onOpenIdChange }: ImageLightboxProps) {
  const words = useWords(imageGalleryWords);
  const place = images.findIndex(({ id }) => id === openId);
  const image = images[place];
  if (!image) return null;
  const show = (at: number) => {
    const other = images[at];
    if (other) onOpenIdChange(other.id);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') show(place - 1);
    else if (event.key === 'ArrowRight') show(place + 1);
    else if (event.key === 'Home') show(0);
    else if (event.key === 'End') show(images.length - 1);
  };
  return (
    <Dialog
      open
      size="full"
      title={title}
      description={image.alt || undefined}
      onOpenChange={(open) => {
        if (!open) onOpenIdChange(undefined);
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows move between the pictures from wherever
          the focus is inside */}
      <div className="flex h-[calc(100dvh-9rem)] flex-col gap-2" onKeyDown={handleKeyDown}>
        <Picture
          key={image.id}
          image={image}
          width={1600}
          fit="contain"
          className="min-h-0 flex-1 rounded-medium"
        />
        {images.length > 1 ? (
          <div className="flex items-center justify-center gap-1">
            <IconButton
              label={words.previous}
              icon={<ChevronLeft aria-hidden />}
              disabled={place === 0}
              onClick={() => show(place - 1)}
            />
            <span role="status" className="min-w-14 text-center text-small text-text-muted tabular-nums">
              {words.place(place + 1, images.length)}
            </span>
            <IconButton
              label={words.next}
              icon={<ChevronRight aria-hidden />}
              disabled={place === images.length - 1}
              onClick={() => show(place + 1)}
            />
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
