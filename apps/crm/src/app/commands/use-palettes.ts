import { useSuspenseQuery } from '@tanstack/react-query';

import type { FeaturePalette } from '#kit/routing/palette.ts';

import { features } from '../features.ts';

/** What every feature brings to the palette; loaded once, when the palette is first opened. */
export function usePalettes(): readonly FeaturePalette[] {
  const { data } = useSuspenseQuery({
    queryKey: ['palettes of the features'],
    queryFn: () => Promise.all(features.map(async (feature) => (await feature.palette?.()) ?? {})),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return data;
}
