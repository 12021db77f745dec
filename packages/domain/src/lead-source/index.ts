export { leadSource, slugOf } from './lead-source.ts';
export { leadSourceInput, leadSourcePatch, type LeadSourceInput, type LeadSourcePatch } from './schemas.ts';
