import { largestPicture } from '@szansa/domain/account';
import type { FileRules } from '@szansa/ui/file-drop';

/** What a picture of a person may be made of. */
export const pictureRules: FileRules = {
  accept: ['.jpg', '.jpeg', '.png', '.webp'],
  maxBytes: largestPicture,
  maxFiles: 1,
};
