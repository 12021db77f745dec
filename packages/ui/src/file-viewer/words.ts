import { defineWords } from '../labels/index.ts';

export const fileViewerWords = defineWords('file-viewer', {
  pl: {
    previous: 'Poprzedni plik',
    next: 'Następny plik',
    place: (place: number, count: number) => `${place} z ${count}`,
    zoomIn: 'Powiększ',
    zoomOut: 'Pomniejsz',
    rotate: 'Obróć',
    download: 'Pobierz',
    notShown: 'Tego pliku nie da się pokazać. Pobierz go, żeby go otworzyć.',
    failed: 'Nie udało się wczytać pliku.',
  },
  en: {
    previous: 'Previous file',
    next: 'Next file',
    place: (place, count) => `${place} of ${count}`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    rotate: 'Rotate',
    download: 'Download',
    notShown: 'This file cannot be shown. Download it to open it.',
    failed: 'The file could not be loaded.',
  },
});
