import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';

import { countRecoveryCodes, findProfile, findRoles, findSeeds, isSecondFactorRequired } from '#modules/auth';
import type { StaffReading } from '#platform';

export type Profile = Endpoints['profile'];

export type OwnProfile = Data<Profile['get']>;

/** The own account, with what only its owner is shown. */
export async function ownProfile(reading: StaffReading): Promise<OwnProfile> {
  const { userId } = reading.actor;
  const { totpEnrolledAt } = await findSeeds(reading.db, userId);
  return {
    ...(await findProfile(reading.db, userId)),
    roles: await findRoles(reading.db, userId),
    secondFactor: {
      enrolledAt: totpEnrolledAt?.toISOString() ?? null,
      recoveryCodesLeft: await countRecoveryCodes(reading.db, userId),
      isRequired: await isSecondFactorRequired(reading.db, userId),
    },
  };
}
