export {
  belongsToOne,
  representativeInput,
  representativePatch,
  type RepresentativeInput,
  type RepresentativePatch,
} from './representative.ts';
