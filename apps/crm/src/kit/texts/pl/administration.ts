import { admin } from './admin.ts';
import { profile } from './profile.ts';
import { settings } from './settings.ts';

/** The own account, administration and settings. */
export const administration = { admin, profile, settings } as const;
