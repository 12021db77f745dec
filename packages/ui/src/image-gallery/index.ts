export type { Crop } from './crop-box.ts';
export { CropDialog, type CropDialogProps } from './crop-dialog.tsx';
export type { GalleryImage } from './gallery-image.ts';
export { ImageGallery, type ImageGalleryProps } from './image-gallery.tsx';
export { ImageGalleryField, type EditedImage, type ImageGalleryFieldProps } from './image-gallery-field.tsx';
export { Picture, type PictureProps } from './picture.tsx';
