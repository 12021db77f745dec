import { defineWords } from '../labels/index.ts';

export const statTileWords = defineWords('stat-tile', {
  pl: {
    trendUp: (change: string) => `wzrost o ${change}`,
    trendDown: (change: string) => `spadek o ${change}`,
    trendSame: (change: string) => `bez zmian: ${change}`,
  },
  en: {
    trendUp: (change) => `up by ${change}`,
    trendDown: (change) => `down by ${change}`,
    trendSame: (change) => `no change: ${change}`,
  },
});
