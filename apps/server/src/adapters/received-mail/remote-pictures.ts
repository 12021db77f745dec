import { boundedQueue } from '#queues/bounded-queue.ts';
import { fetchPicture } from './remote-picture.ts';

/** Pictures that are fetched for one mail, and how many at the same time. */
const mostPictures = 20;
const atOnce = 4;

/** Limits the mails whose pictures are fetched at the same time, so that one caller does not delay the others. */
const queue = boundedQueue({ name: 'mail_pictures', atOnce: 4, mostQueued: 20, deadlineMs: 60_000 });

/**
 * Fetches the first twenty of these pictures and returns those that are available, by their addresses (`fetchPicture`).
 * @throws 503 when too many calls are pending.
 */
export function fetchPictures(addresses: readonly string[]): Promise<Map<string, string>> {
  return queue(async (signal) => {
    const fetched = new Map<string, string>();
    const requested = addresses.slice(0, mostPictures);
    for (let at = 0; at < requested.length && !signal.aborted; at += atOnce) {
      const few = requested.slice(at, at + atOnce);
      const pictures = await Promise.all(few.map((address) => fetchPicture(address)));
      for (const [index, address] of few.entries()) {
        const data = pictures[index];
        if (data) fetched.set(address, data);
      }
    }
    return fetched;
  });
}
