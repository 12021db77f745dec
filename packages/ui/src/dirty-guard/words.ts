import { defineWords } from '../labels/index.ts';

export const dirtyGuardWords = defineWords('dirty-guard', {
  pl: {
    title: 'Masz niezapisane zmiany',
    description: 'Jeśli wyjdziesz, zmiany przepadną.',
    leave: 'Wyjdź bez zapisywania',
    stay: 'Zostań',
  },
  en: {
    title: 'You have unsaved changes',
    description: 'If you leave, they will be lost.',
    leave: 'Leave without saving',
    stay: 'Stay',
  },
});
