/** Both themes every story is drawn in; a picture is named by its story's id and the theme. */
export const themes = ['light', 'dark'] as const;

/** Drawn before the first story, to see whether the machine draws like the one that took the pictures. */
export const samplePicture = 'sample--shapes light';
