import { defineWords } from '../labels/index.ts';

export const imageGalleryWords = defineWords('image-gallery', {
  pl: {
    previous: 'Poprzednie zdjęcie',
    next: 'Następne zdjęcie',
    place: (place: number, count: number) => `${place} z ${count}`,
    enlarge: (name: string) => `Powiększ zdjęcie: ${name}`,
    making: 'zdjęcie jest przygotowywane',
    failed: (name: string) =>
      name ? `Nie udało się wczytać zdjęcia: ${name}` : 'Nie udało się wczytać zdjęcia',
    crop: 'Kadr zdjęcia',
    cropHint:
      'Przeciągnij ramkę albo jej róg. Strzałki przesuwają ramkę, z klawiszem Shift zmieniają jej rozmiar.',
    cropOf: (name: string) => `Kadruj zdjęcie: ${name}`,
    noCrop: 'Zdjęcie można kadrować, gdy jest zapisane i przygotowane',
    whole: 'Całe zdjęcie',
    part: (width: string, height: string, x: string, y: string) =>
      `Ramka: szerokość ${width}, wysokość ${height}, ${x} od lewej, ${y} od góry`,
    remove: (name: string) => `Usuń zdjęcie: ${name}`,
  },
  en: {
    previous: 'Previous picture',
    next: 'Next picture',
    place: (place, count) => `${place} of ${count}`,
    enlarge: (name) => `Enlarge the picture: ${name}`,
    making: 'the picture is being made',
    failed: (name) => (name ? `The picture could not be loaded: ${name}` : 'The picture could not be loaded'),
    crop: 'Crop the picture',
    cropHint: 'Drag the frame or its corner. Arrows move the frame, with Shift they change its size.',
    cropOf: (name) => `Crop the picture: ${name}`,
    noCrop: 'A picture can be cropped once it is saved and ready',
    whole: 'Whole picture',
    part: (width, height, x, y) =>
      `Frame: width ${width}, height ${height}, ${x} from the left, ${y} from the top`,
    remove: (name) => `Remove the picture: ${name}`,
  },
});
