export { TierProgress, type TierProgressProps } from './tier-progress.tsx';
export { positionOf, type Tier, type TierPosition } from './tiers.ts';
