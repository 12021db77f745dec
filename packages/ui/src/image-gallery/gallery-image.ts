/** A picture, loaded in the size it is shown in. */
export interface GalleryImage {
  id: string;
  /** What it shows, for those who do not see it; empty where nobody has said. */
  alt: string;
  /** A few pixels of it as a data URL, shown while it is loaded. */
  placeholder?: string | undefined;
  /** Tells one state of the picture from another, as when it was cropped anew. */
  version?: string | number | undefined;
  /** Fetches it for so many pixels across; null while it is being made. */
  load: ((width: number) => Promise<Blob>) | null;
}
