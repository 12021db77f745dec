export {
  afterTakings,
  defaultFolder,
  mailAccountInput,
  mailAccountPatch,
  mailAccountProblems,
  mailAccountTrial,
  mailSecurities,
  portOf,
  sendsPasswordElsewhere,
  type AfterTaking,
  type MailAccountInput,
  type MailAccountPatch,
  type MailAccountTrial,
  type MailPlace,
  type MailSecurity,
} from './mail-account.ts';
export { mailboxProblems, waitsForPeople, type MailboxProblem } from './problem.ts';
