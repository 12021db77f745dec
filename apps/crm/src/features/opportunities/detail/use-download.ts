import { useMutation } from '@tanstack/react-query';

import { client } from '#app/session/api.ts';
import { toastError } from '#app/session/toasts.ts';

import { saveFile } from '#app/files/save-file.ts';

interface StoredFile {
  readonly id: string;
  readonly name: string;
}

/** Downloads a stored file and saves it under its name. */
export function useDownload(): (file: StoredFile) => void {
  const { mutate } = useMutation({
    mutationFn: (file: StoredFile) => client.files.download({ params: { id: file.id } }),
    onSuccess: (download, file) => saveFile(download, file.name),
    onError: toastError,
  });
  return mutate;
}
