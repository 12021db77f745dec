import { useState } from 'react';

import { classes } from '../classes/index.ts';
import { useBlobImage, useFileData } from '../file-viewer/index.ts';
import type { AvatarPicture } from './avatar-picture.ts';

interface ShownPictureProps {
  picture: AvatarPicture;
  /** Pixels across that it is shown in. */
  width: number;
}

/** The picture over the initials it covers; nothing while it is loaded, and when it cannot be. */
export function ShownPicture({ picture: { id, load }, width }: ShownPictureProps) {
  const data = useFileData(id, () => load(Math.ceil(width * globalThis.devicePixelRatio)));
  return data.status === 'ready' ? <Image blob={data.blob} /> : null;
}

function Image({ blob }: { blob: Blob }) {
  const [isDrawn, setDrawn] = useState(false);
  return (
    <img
      ref={useBlobImage(blob)}
      alt=""
      className={classes(
        'absolute inset-0 size-full rounded-full bg-paper object-cover',
        // what is damaged never loads, and would cover the initials with a broken image
        !isDrawn && 'invisible',
      )}
      onLoad={() => setDrawn(true)}
    />
  );
}
