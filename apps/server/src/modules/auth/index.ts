export type { SignedInData, TokenData } from './answers.ts';
export { refuseGuessable, refuseGuessableFor } from './chosen-password.ts';
export { invitedBy, inviteFirst, sendInvitation } from './invitations.ts';
export { limited } from './limits.ts';
export { sendNotice } from './notices.ts';
export { proven, provenAfter, type Proof } from './proof.ts';
export {
  activateFirst,
  findHiddenColumns,
  findProfile,
  findRoles,
  lockAccount,
  replacePassword,
  updateOwn,
} from './queries.ts';
export {
  countRecoveryCodes,
  findSeeds,
  deleteSecondFactor,
  isSecondFactorRequired,
} from './second-factor-queries.ts';
export { startEnrolment, enrol, giveRecoveryCodes, pendingSeed } from './second-factor.ts';
export { hasSession, listSessions, type OpenSession } from './session-queries.ts';
export { signedInData, signInto, startSession } from './sessions.ts';
export { endTickets, findInvitation, redeemTicket } from './ticket-queries.ts';
export { refusedTicket } from './tickets.ts';
