export { bulkText } from './bulk-texts.ts';
export { accessLabels } from './access-labels.ts';
export {
  describeChange,
  describeValue,
  fieldNameOf,
  isForPeople,
  type ChangeWords,
  type DescribedChange,
} from './audit-values.ts';
export { auditWords } from './audit-words.ts';
export { exportHeading, exportSourceName } from './export-names.ts';
export type { AccessLabels } from './access-names.ts';
export { availabilitySwitchLabels } from './availability-switches.ts';
export { comparisonWords, type ComparisonWords } from './comparison-words.ts';
export {
  builtInNotice,
  customerNotice,
  filledNotice,
  type NoticeFacts,
  type NoticeText,
} from './customer-notices.ts';
export { noticePlaceholders, writtenPlaceholder, type NoticePlaceholder } from './notice-placeholders.ts';
export { doneMessage, type DoneCode } from './done.ts';
export {
  formatDate,
  formatInstant,
  formatMoney,
  formatMonth,
  formatPercent,
  formatRecent,
  formatWholeMoney,
} from './formats.ts';
export { labelsEn } from './labels.en.ts';
export { labelsPl } from './labels.pl.ts';
export type { Labels } from './labels.ts';
export { errorCodes, messageCodes, type ErrorCode, type MessageCode } from './message-codes.ts';
export { messagesEn } from './messages.en.ts';
export { messagesPl } from './messages.pl.ts';
export { errorMessage, isMessageCode, type MessageParameters } from './messages.ts';
export {
  notificationMail,
  notificationText,
  summaryMail,
  type MailedNotification,
} from './notification-texts.ts';
export { describeProblem, problemOf, type Problem } from './problems.ts';
export {
  carStateLabel,
  rentOfferSheet,
  type RentOfferSheet,
  type SheetLine,
  type ShownRentOffer,
} from './rent-offer-sheet.ts';
