import { defineWords } from '../labels/index.ts';

export const pdfViewerWords = defineWords('pdf-viewer', {
  pl: {
    zoomIn: 'Powiększ',
    zoomOut: 'Pomniejsz',
    zoom: (percent: number) => `Powiększenie: ${percent}%`,
    documentNotShown: 'Nie udało się pokazać dokumentu',
  },
  en: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoom: (percent) => `Zoom: ${percent}%`,
    documentNotShown: 'The document could not be shown',
  },
});
