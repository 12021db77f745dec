/** Maximum size of an uploaded picture of a person, in bytes. */
export const largestPicture = 10 * 1024 * 1024;

/** What a picture may be made of; rule AC8. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Side of the stored picture in pixels: a little more than twice the largest displayed size. */
export const pictureSide = 256;
