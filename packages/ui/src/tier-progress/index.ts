export { TierProgress, type TierProgressProps } from './tier-progress.tsx';
export { revealState, type Tier, type TierPosition } from './tiers.ts';
