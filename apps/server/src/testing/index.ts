export { exportTargets, notificationKinds, type Database } from '../modules.ts';
export {
  applicationConnection,
  ensureApplicationDatabase,
} from '../platform/database/application-database.ts';
export { json } from '../platform/database/columns.ts';
export { giveRights, hideFrom, revokeRights } from './access.ts';
export { call, refusal, type CallOptions, type Reply } from './call.ts';
export { connectionUrl } from './connection-url.ts';
export { asSuperuser, databaseOf } from './databases.ts';
export { objectStreamBomb, pdfBomb, textCell, workbook, zip, zipBomb } from './files.ts';
export { imapServer, imapUser } from './imap-server.ts';
export { mailServer, readMail } from './mail-server.ts';
export { admissionCost, statementsOf, type AdmissionCost, type Statements } from './measuring.ts';
export { firstLink, startNewAgency } from './new-agency.ts';
export { signInCrowd, testPassword, testPeople, type CrowdMember, type TestEmail } from './people.ts';
export { draws, repetitions, runsAll } from './repetitions.ts';
export { s3Server, type S3Server, type SeenCall } from './s3-server.ts';
export { contentOf, expireDeleted, storedFiles, sweepNow } from './stored-records.ts';
export { startReaper, startTestCluster, testFolder, type TestCluster } from './test-cluster.ts';
export { testConfig } from './test-config.ts';
export {
  cloneDatabase,
  emptyDatabase,
  testConnection,
  testServer,
  type SignedIn,
  type TestServer,
  type TestServerOptions,
} from './test-server.ts';
