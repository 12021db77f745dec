import type { AdministrationTexts } from '../texts.ts';
import { admin } from './admin.ts';
import { profile } from './profile.ts';
import { settings } from './settings.ts';

export const administration: AdministrationTexts = { admin, profile, settings };
