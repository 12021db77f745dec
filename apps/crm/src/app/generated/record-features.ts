// Made by `pnpm generate` from the declared records. Never edited.
import { banksFeature } from '#features/banks/feature.tsx';
import { dealersFeature } from '#features/dealers/feature.tsx';
import { representativesFeature } from '#features/representatives/feature.tsx';
import { vehiclesFeature } from '#features/vehicles/feature.tsx';

/** Features of the declared records of the directory. */
export const recordFeatures = [banksFeature, dealersFeature, representativesFeature, vehiclesFeature] as const;
