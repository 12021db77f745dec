/** A picture of a person, loaded in the size it is shown in. */
export interface AvatarPicture {
  /** Another picture has another one. */
  id: string;
  /** Fetches it for so many pixels across. */
  load: (width: number) => Promise<Blob>;
}
