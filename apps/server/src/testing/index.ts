export { exportTargets, notificationKinds, type Database } from '../modules.ts';
export {
  applicationConnection,
  ensureApplicationDatabase,
} from '../platform/database/application-database.ts';
export { json } from '../platform/database/columns.ts';
export { giveRights, hideFrom, revokeRights } from './access.ts';
export { admissionCost, type AdmissionCost } from './admission.ts';
export { call, type CallOptions, type Reply } from './call.ts';
export { signInCrowd, type CrowdMember } from './crowd.ts';
export { databaseOf } from './database-of.ts';
export { imapServer, imapUser } from './imap-server.ts';
export { contentOf, storedFiles } from './stored-files.ts';
export { mailServer, readMail } from './mail-server.ts';
export { objectStreamBomb, pdfBomb, zipBomb } from './bombs.ts';
export { testPassword, testPeople, type TestEmail } from './people.ts';
export { refusal } from './refusal.ts';
export { expireDeleted, sweepNow } from './deleted-records.ts';
export { draws, repetitions, runsAll } from './repetitions.ts';
export { statementsOf, type Statements } from './statements.ts';
export { startReaper, startTestCluster, testFolder, type TestCluster } from './test-cluster.ts';
export { testConfig } from './test-config.ts';
export { textCell, workbook, zip } from './workbook.ts';
export {
  cloneDatabase,
  emptyDatabase,
  testConnection,
  testServer,
  type SignedIn,
  type TestServer,
  type TestServerOptions,
} from './test-server.ts';
