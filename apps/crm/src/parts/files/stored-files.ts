import { queries, queryClient } from '#kit/api/api.ts';

/** Returns the content of a stored file; a file never changes, so it is fetched only once while it is cached. */
export async function loadStoredFile(id: string): Promise<Blob> {
  const { blob } = await queryClient.fetchQuery({
    ...queries.files.download.query({ params: { id } }),
    staleTime: Infinity,
  });
  return blob;
}

/** The small picture of a stored file that has one. */
export async function loadThumbnail(id: string): Promise<Blob> {
  const { blob } = await queryClient.fetchQuery({
    ...queries.files.thumbnail.query({ params: { id } }),
    staleTime: Infinity,
  });
  return blob;
}

/** What a stored mail brings along at a place in it. */
export async function loadMailAttachment(id: string, position: number): Promise<Blob> {
  const { blob } = await queryClient.fetchQuery({
    ...queries.files.mailAttachment.query({ params: { id, position: String(position) } }),
    staleTime: Infinity,
  });
  return blob;
}
