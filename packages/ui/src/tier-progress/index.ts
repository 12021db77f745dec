export { TierProgress, type TierProgressProps } from './tier-progress.tsx';
export { standingOf, type Tier, type TierStanding } from './tiers.ts';
