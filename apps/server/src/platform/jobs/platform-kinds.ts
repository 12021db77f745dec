import { mailEndJob } from '../mail/ending.ts';
import { resumeMails, sendMail } from '../mail/sending.ts';
import type { ModuleParts } from '../module.ts';
import { sweepHourly } from '../sweeping.ts';
import type { JobKind } from './job-kind.ts';

/** Jobs the platform brings itself, the sweeping of the modules' rows among them. */
export function platformKinds(modules: readonly ModuleParts[]): readonly JobKind[] {
  return [
    sendMail,
    mailEndJob(modules.flatMap(({ mailEnded }) => mailEnded ?? [])),
    resumeMails,
    sweepHourly(
      modules.flatMap(({ sweeps }) => sweeps ?? []),
      modules.flatMap(({ interrupted }) => interrupted ?? []),
    ),
  ];
}
