import { defineWords } from '../labels/index.ts';

export const funnelChartWords = defineWords('funnel-chart', {
  pl: { ofPrevious: '% poprzedniego', ofFirst: '% pierwszego' },
  en: { ofPrevious: '% of previous', ofFirst: '% of first' },
});
