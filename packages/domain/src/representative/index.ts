export { belongsToOne, representative } from './representative.ts';
export { representativeInput, representativePatch, type RepresentativeInput } from './schemas.ts';
