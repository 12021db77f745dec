import { defineWords } from '../labels/index.ts';

export const stepsWords = defineWords('steps', {
  pl: {
    stepDone: 'ukończony',
    stepOf: (step: number, steps: number) => `Krok ${step} z ${steps}`,
  },
  en: {
    stepDone: 'done',
    stepOf: (step, steps) => `Step ${step} of ${steps}`,
  },
});
