import { queries, queryClient } from '#kit/api/api.ts';

/** What a stored file holds; a file never changes, so it is fetched once while it is remembered. */
export async function loadStoredFile(id: string): Promise<Blob> {
  const { blob } = await queryClient.fetchQuery({
    ...queries.files.download.query({ params: { id } }),
    staleTime: Infinity,
  });
  return blob;
}
