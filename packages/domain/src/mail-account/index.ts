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
  type AfterIngestion,
  type MailAccountInput,
  type MailAccountPatch,
  type MailAccountTrial,
  type MailPlace,
  type MailSecurity,
} from './mail-account.ts';
export { mailboxProblems, needsPeople, type MailboxProblem } from './problem.ts';
