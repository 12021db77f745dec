export {
  ActivityComposer,
  type ActivityComposerProps,
  type ActivityComposerType,
} from './activity-composer.tsx';
