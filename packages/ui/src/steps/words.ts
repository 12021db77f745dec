import { defineWords } from '../labels/index.ts';

export const stepsWords = defineWords('steps', {
  pl: {
    stepDone: 'ukończony',
    stepError: 'wymaga poprawy',
    stepOptional: 'opcjonalny',
    stepOf: (step: number, steps: number) => `Krok ${step} z ${steps}`,
  },
  en: {
    stepDone: 'done',
    stepError: 'needs a correction',
    stepOptional: 'optional',
    stepOf: (step, steps) => `Step ${step} of ${steps}`,
  },
});
