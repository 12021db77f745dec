import { defineWords } from '../labels/index.ts';

export const tierProgressWords = defineWords('tier-progress', {
  pl: {
    missing: (amount: string, tier: string) => `Do progu „${tier}” brakuje ${amount}`,
    top: 'Najwyższy próg osiągnięty',
    reached: 'osiągnięty',
    notReached: 'przed tobą',
    from: (amount: string) => `od ${amount}`,
    none: 'Przed pierwszym progiem',
  },
  en: {
    missing: (amount, tier) => `${amount} to go to “${tier}”`,
    top: 'Highest tier reached',
    reached: 'reached',
    notReached: 'ahead of you',
    from: (amount) => `from ${amount}`,
    none: 'Before the first tier',
  },
});
