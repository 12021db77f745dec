import type { Endpoints } from '@szansa/api-client/endpoints';

import { fetchPicture } from '#adapters/received-mail/remote-picture.ts';
import { remotePicturesIn, withPictures } from '#adapters/received-mail/safe-html.ts';
import type { Produced, StaffReading } from '#platform';
import { readableMail } from './access.ts';

/** Pictures that are fetched for one mail, and how many at the same time. */
const mostPictures = 20;
const atOnce = 4;

/** The HTML of a mail with its remote pictures, as far as they can be had. @throws 404 */
export async function mailWithPictures(
  reading: StaffReading,
  id: string,
): Promise<Produced<Endpoints['receivedMails']['pictures']>> {
  const { html } = await readableMail(reading, id);
  if (html === null) return { html, shown: 0, missing: 0 };
  const wanted = remotePicturesIn(html);
  const fetched = new Map<string, string>();
  for (let at = 0; at < Math.min(wanted.length, mostPictures); at += atOnce) {
    const few = wanted.slice(at, Math.min(at + atOnce, mostPictures));
    const pictures = await Promise.all(few.map((address) => fetchPicture(address)));
    for (const [index, address] of few.entries()) {
      const data = pictures[index];
      if (data) fetched.set(address, data);
    }
  }
  return { html: withPictures(html, fetched), shown: fetched.size, missing: wanted.length - fetched.size };
}
