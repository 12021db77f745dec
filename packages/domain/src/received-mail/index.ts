export { acceptanceInput, type AcceptanceInput } from './acceptance.ts';
export { answeredMailIds, namedNumber } from './answering.ts';
export { alikeMails, countedAt, flood, floodOf, type FloodMail } from './flood.ts';
export {
  machineReasons,
  mostHops,
  receivedMailKinds,
  recogniseKind,
  type KindFacts,
  type MachineReason,
  type ReceivedMailKind,
} from './kind.ts';
export { isForward, ownPart } from './quotation.ts';
export { receivedLine, receivedText, recogniseSender, type RecognisedSender } from './recognised.ts';
export {
  isProgramAddress,
  senderOf,
  type AgencyIdentity,
  type MailHeaders,
  type MailSender,
} from './sender.ts';
export { isFinalStatus, receivedMailMoves, receivedMailStatuses, type ReceivedMailStatus } from './status.ts';
