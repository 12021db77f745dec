/** Bytes of a file that somebody's picture may be made of. */
export const largestPicture = 10 * 1024 * 1024;

/** What a picture may be made of; rule AC8. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Pixels a side of the picture that is kept: twice the largest size it is shown in, and some. */
export const pictureSide = 256;
