import { ImageOff } from 'lucide-react';

import type { Ref } from 'react';

import { classes } from '../classes/index.ts';
import { useBlobImage, useFileData } from '../file-viewer/index.ts';
import { useWords } from '../labels/index.ts';
import type { GalleryImage } from './gallery-image.ts';
import { imageGalleryWords } from './words.ts';

export interface PictureProps {
  image: GalleryImage;
  /** Pixels across that it is shown in. */
  width: number;
  /** Fills its place and is cut at the edges, or is seen whole. */
  fit?: 'cover' | 'contain' | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** One picture in the place its parent gives it: blurred until it is there, and so for as long as it is being made. */
export function Picture({ image, ref, ...props }: PictureProps) {
  const { placeholder, load, alt } = image;
  return (
    <span
      ref={ref}
      data-slot="picture"
      className={classes('relative block overflow-hidden bg-surface-muted', props.className)}
    >
      {placeholder ? (
        <img
          src={placeholder}
          alt=""
          aria-hidden
          className="absolute inset-0 size-full object-cover blur-md"
        />
      ) : null}
      {load ? <Loaded key={image.id} image={image} load={load} {...props} /> : <Being alt={alt} />}
    </span>
  );
}

function Being({ alt }: { alt: string }) {
  const words = useWords(imageGalleryWords);
  return <span className="sr-only">{[alt, words.making].filter(Boolean).join(', ')}</span>;
}

interface LoadedProps extends PictureProps {
  load: (width: number) => Promise<Blob>;
}

function Loaded({ image: { id, version, alt }, load, width, fit = 'cover' }: LoadedProps) {
  const words = useWords(imageGalleryWords);
  const data = useFileData(`${id}/${version ?? ''}/${width}`, () =>
    load(Math.ceil(width * globalThis.devicePixelRatio)),
  );
  if (data.status === 'loading') return null;
  if (data.status === 'ready') return <Shown blob={data.blob} alt={alt} fit={fit} />;
  return (
    <span className="absolute inset-0 grid place-items-center text-text-muted">
      <ImageOff size={20} aria-hidden />
      <span className="sr-only">{words.failed(alt)}</span>
    </span>
  );
}

function Shown({ blob, alt, fit }: { blob: Blob; alt: string; fit: 'cover' | 'contain' }) {
  return (
    <img
      ref={useBlobImage(blob)}
      alt={alt}
      className={classes(
        'absolute inset-0 size-full',
        fit === 'cover' ? 'object-cover' : 'bg-surface-muted object-contain',
      )}
    />
  );
}
