import type { AvatarPicture } from '@szansa/ui/avatar';

import { queries, queryClient } from '../api/api.ts';

async function load(id: string): Promise<Blob> {
  const { blob } = await queryClient.query({
    ...queries.peoplePictures.get.query({ params: { id } }),
    // another picture has another id
    staleTime: Infinity,
  });
  return blob;
}

/** The picture of a person for their mark; it is fetched once, wherever they are shown. */
export function pictureOf(person: { readonly pictureId?: string | null | undefined }): AvatarPicture | null {
  const { pictureId: id } = person;
  return id ? { id, load: () => load(id) } : null;
}
