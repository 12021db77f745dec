import type { Preview } from '@storybook/react-vite';

/** What the toolbar can change. Screens read `language` and `role` from the story's globals. */
export const globalTypes = {
  language: {
    name: 'Język',
    description: 'Language of the interface',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'pl', title: 'Polski' },
        { value: 'en', title: 'English' },
      ],
    },
  },
  theme: {
    name: 'Motyw',
    description: 'Light or dark',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Jasny' },
        { value: 'dark', title: 'Ciemny' },
      ],
    },
  },
  density: {
    name: 'Gęstość',
    description: 'Height of rows and fields',
    toolbar: {
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Zwykła' },
        { value: 'compact', title: 'Zwarta' },
      ],
    },
  },
  role: {
    name: 'Rola',
    description: 'Who is signed in, for screens',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      items: ['SUPER_ADMIN', 'ADMIN', 'WORKER', 'ADMIN_REPORTS', 'PLATFORMER'].map((role) => ({
        value: role,
        title: role,
      })),
    },
  },
  frame: {
    name: 'Rama',
    description: 'A screen alone, or inside the product',
    toolbar: {
      icon: 'sidebaralt',
      dynamicTitle: true,
      items: [
        { value: 'none', title: 'Sam ekran' },
        { value: 'product', title: 'W produkcie' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

export const initialGlobals = {
  language: 'pl',
  theme: 'light',
  density: 'normal',
  role: 'WORKER',
  frame: 'none',
} satisfies Preview['initialGlobals'];

/** Window widths of the toolbar; a story picks one with `globals: { viewport: { value: 'w390' } }`. */
export const viewports = {
  w1440: { name: '1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
  w1024: { name: '1024', styles: { width: '1024px', height: '768px' }, type: 'tablet' },
  w390: { name: '390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
} as const;
