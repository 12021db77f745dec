/** One black pixel. */
const sample =
  'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAABwAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAkbWRhdBIACgc4AAaQENBpMg8f8mKE4AAWAACQNY48ftw=';

async function canShow(source: string): Promise<boolean> {
  const image = new Image();
  image.src = source;
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  }
}

let answer: Promise<boolean> | undefined;

/** Whether the browser shows AVIF, found out once. Pictures are fetched with the session, so no `picture` element can choose. */
export const showsAvif = (): Promise<boolean> => (answer ??= canShow(sample));
