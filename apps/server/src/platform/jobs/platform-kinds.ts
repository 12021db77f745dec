import { resumeMails, sendMail } from '../mail/sending.ts';
import { sweepHourly } from '../sweeping.ts';
import type { JobKind } from './job-kind.ts';

/** Jobs the platform brings itself; modules hand theirs to `openPlatform`. */
export const platformKinds: readonly JobKind[] = [sendMail, resumeMails, sweepHourly];
