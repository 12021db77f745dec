/** A picture, loaded in the size it is shown in. */
export interface GalleryImage {
  id: string;
  /** A description for screen readers; empty where there is none. */
  alt: string;
  /** A few pixels of it as a data URL, shown while it is loaded. */
  placeholder?: string | undefined;
  /** Distinguishes versions of the picture, as when it was cropped again. */
  version?: string | number | undefined;
  /** Fetches it for so many pixels across; null while it is being made. */
  load: ((width: number) => Promise<Blob>) | null;
}
