export {
  leadSourceInput,
  leadSourcePatch,
  slugOf,
  type LeadSourceInput,
  type LeadSourcePatch,
} from './lead-source.ts';
