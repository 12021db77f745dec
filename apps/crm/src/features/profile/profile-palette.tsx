import { BellRing, UserRound } from 'lucide-react';

import type { FeaturePalette } from '#kit/routing/palette.ts';

export const profilePalette: FeaturePalette = {
  icons: { '/profile': <UserRound aria-hidden />, '/profile/notifications': <BellRing aria-hidden /> },
};
