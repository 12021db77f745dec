import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { sampleLabels, sampleLeadSources } from './directory.ts';
import { sampleId } from './people.ts';

/** Labels as those see them who look after labels. */
export const describedLabels: Data<Endpoints['labels']['overview']> = sampleLabels.map((label, index) => ({
  ...label,
  ...(index === 1 ? { textColor: '#ffd54f' } : {}),
  count: [12, 1, 0][index] ?? 0,
  version: index + 1,
  can: { edit: true },
}));

/** Lead sources as those see them who look after lead sources. */
export const describedLeadSources: Data<Endpoints['leadSources']['overview']> = [
  ...sampleLeadSources,
  { id: sampleId(104), name: 'Targi', slug: 'event' },
].map((source, index) => ({
  ...source,
  isActive: index !== 3,
  customerFiles: [31, 12, 0, 4][index] ?? 0,
  version: index + 1,
  can: { edit: true },
}));
