import { defineWords } from '../labels/index.ts';

export const activityComposerWords = defineWords('activity-composer', {
  pl: {
    label: 'Nowa aktywność',
    outcome: 'Co ustalono?',
    log: 'Zapisz jako wykonane',
    later: 'Zaplanuj na później',
    plan: 'Zaplanuj',
    whatNext: 'Co dalej?',
    nothing: 'Nic więcej',
  },
  en: {
    label: 'New activity',
    outcome: 'What was agreed?',
    log: 'Save as done',
    later: 'Plan for later',
    plan: 'Plan',
    whatNext: 'What next?',
    nothing: 'Nothing more',
  },
});
