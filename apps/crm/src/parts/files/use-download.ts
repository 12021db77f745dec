import { useMutation } from '@tanstack/react-query';

import { client } from '#kit/api/api.ts';
import { saveFile } from '#kit/files/save-file.ts';
import { toastError } from '#kit/toasts/toasts.ts';

interface StoredFile {
  readonly id: string;
  readonly name: string;
}

/** Downloads a stored file and saves it under its name. */
export function useDownload(): (file: StoredFile) => void {
  const { mutate } = useMutation({
    meta: { isNoChange: true },
    mutationFn: (file: StoredFile) => client.files.download({ params: { id: file.id } }),
    onSuccess: (download, file) => saveFile(download, file.name),
    onError: toastError,
  });
  return mutate;
}
