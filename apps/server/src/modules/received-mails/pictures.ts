import type { Endpoints } from '@szansa/api-client/endpoints';

import { fetchPictures } from '#adapters/received-mail/remote-pictures.ts';
import { remotePicturesIn, withPictures } from '#adapters/received-mail/safe-html.ts';
import type { Produced, StaffReading } from '#platform';
import { readableMail } from './access.ts';

/**
 * Returns the HTML of a mail with those remote pictures that are available. @throws 404, 503 when too many are
 * pending
 */
export async function mailWithPictures(
  reading: StaffReading,
  id: string,
): Promise<Produced<Endpoints['receivedMails']['pictures']>> {
  const { html } = await readableMail(reading, id);
  if (html === null) return { html, shown: 0, missing: 0 };
  const addresses = remotePicturesIn(html);
  const fetched = await fetchPictures(addresses);
  return { html: withPictures(html, fetched), shown: fetched.size, missing: addresses.length - fetched.size };
}
