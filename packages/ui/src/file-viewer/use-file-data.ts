import { useCallback, useEffect, useState } from 'react';

export type FileData = { status: 'loading' } | { status: 'ready'; blob: Blob } | { status: 'failed' };

/** Loads the content of a file when it is shown; the late response of another file is dropped. */
export function useFileData(id: string, load: () => Promise<Blob>): FileData {
  const [loaded, setLoaded] = useState<{ id: string; data: FileData } | null>(null);
  useEffect(() => {
    let left = false;
    const show = async () => {
      const data = await load().then(
        (blob): FileData => ({ status: 'ready', blob }),
        (): FileData => ({ status: 'failed' }),
      );
      if (!left) setLoaded({ id, data });
    };
    void show();
    return () => {
      left = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a caller may give a new function every render; the file is the same by its id
  }, [id]);
  return loaded?.id === id ? loaded.data : { status: 'loading' };
}

/** A ref that shows a blob in an image, and gives its memory back when the image leaves. */
export function useBlobImage(blob: Blob): (image: HTMLImageElement) => () => void {
  return useCallback(
    (image) => {
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => {
        URL.revokeObjectURL(url);
      };
    },
    [blob],
  );
}
