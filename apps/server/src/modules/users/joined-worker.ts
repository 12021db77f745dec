import type { PersonRecord } from './person-queries.ts';

/** The columns of a worker that a list joins. */
interface JoinedWorker {
  readonly workerId: string | null;
  readonly workerFirstName: string | null;
  readonly workerLastName: string | null;
  readonly workerPictureId: string | null;
}

/** The worker of a row as answers name them; null where it has none. */
export function joinedWorker({
  workerId: id,
  workerFirstName: firstName,
  workerLastName: lastName,
  workerPictureId: pictureId,
}: JoinedWorker): PersonRecord | null {
  if (id === null || firstName === null || lastName === null) return null;
  return { id, firstName, lastName, ...(pictureId === null ? {} : { pictureId }) };
}
