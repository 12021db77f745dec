export { TierProgress, type TierProgressProps } from './tier-progress.tsx';
export { positionOf as revealState, type Tier, type TierPosition } from './tiers.ts';
