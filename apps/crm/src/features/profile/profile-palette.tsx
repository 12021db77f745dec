import { UserRound } from 'lucide-react';

import type { FeaturePalette } from '#kit/routing/palette.ts';

export const profilePalette: FeaturePalette = { icons: { '/profile': <UserRound aria-hidden /> } };
