import type { Access } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { defaultRights, roleKeys, type RoleKey } from '@szansa/domain/access';

// What endpoints do not declare, written by hand: which records a caller with the right reaches, and which calls need
// no right. The test of access compares both with the server.

type CallName = {
  [Resource in keyof Endpoints]: `${Resource}.${keyof Endpoints[Resource] & string}`;
}[keyof Endpoints];

/** As the page of access explains them. */
export type Cell = '✓' | 'own' | 'staff' | 'linked' | '–';

interface RecordRule {
  /** Roles that reach only some records by their right, or none. */
  readonly roles: Partial<Readonly<Record<RoleKey, Cell>>>;
  readonly calls: readonly CallName[];
}

const recordRules: readonly RecordRule[] = [
  {
    roles: { SUPER_ADMIN: 'own', ADMIN: 'own', WORKER: 'own', ADMIN_REPORTS: 'own', PLATFORMER: 'own' },
    calls: [
      'activities.restore',
      'bulkChanges.get',
      'bulkChanges.refused',
      'bulkChanges.run',
      'carOffers.offerVariant',
      'comments.edit',
      'comments.remove',
      'documents.restore',
      'exports.download',
      'imports.get',
      'imports.rows',
      'imports.change',
      'imports.correct',
      'imports.choose',
      'imports.start',
      'imports.undo',
      'imports.remaining',
      'imports.remove',
      'internalEnquiryMessages.edit',
      'internalEnquiryMessages.remove',
      'internalEnquiryProposals.remove',
      'lists.updateView',
      'lists.removeView',
      'myCompanyNotices.get',
      'myCompanyNotices.read',
      'myCompanyNotices.confirm',
      'notifications.get',
      'notifications.read',
      'offers.create',
      'offers.duplicate',
      'offers.copy',
      'offers.restore',
      'operations.get',
      'operations.cancel',
      'profile.endSession',
      'readings.get',
    ],
  },
  {
    // administrators reach those of others
    roles: { WORKER: 'own', ADMIN_REPORTS: 'own', PLATFORMER: 'own' },
    calls: [
      'activities.get',
      'activities.update',
      'activities.complete',
      'activities.reopen',
      'activities.remove',
      'bankComparisonPdfs.update',
      'bankComparisonPdfs.remove',
      'bankComparisonPdfs.savePdf',
      'bankComparisonPdfs.send',
      'customerNotices.draft',
      'customerNotices.send',
      'documentTemplates.saveFilled',
      'documents.upload',
      'documents.remove',
      'offers.update',
      'offers.remove',
      'offers.choose',
      'offers.savePdf',
      'offers.send',
      'opportunities.update',
      'opportunities.move',
      'opportunities.consentToEdit',
      'opportunities.archive',
      'opportunities.unarchive',
      'reassignRequests.approve',
      'reassignRequests.reject',
      'rentOfferPdfs.update',
      'rentOfferPdfs.remove',
      'rentOfferPdfs.savePdf',
      'rentOfferPdfs.send',
    ],
  },
  { roles: { WORKER: '–' }, calls: ['opportunities.assign'] },
  {
    roles: { PLATFORMER: 'own' },
    calls: [
      'internalEnquiries.update',
      'internalEnquiries.move',
      'internalEnquiries.archive',
      'internalEnquiries.unarchive',
      'internalEnquiries.upload',
      'internalEnquiries.removeFile',
      'internalEnquiryProposals.createVariant',
      'internalEnquiryProposals.createCalculation',
    ],
  },
  {
    roles: { PLATFORMER: 'linked' },
    calls: [
      'bankComparisonPdfs.get',
      'bankComparisonPdfs.previewPdf',
      'comments.find',
      'comments.notes',
      'comments.findWorker',
      'comments.people',
      'comments.setChatAsRead',
      'comments.followChat',
      'comments.updateLastReadMessage',
      'documentTemplates.listOfOpportunity',
      'documentTemplates.fields',
      'documentTemplates.filled',
      'documents.listOfOpportunity',
      'documents.archive',
      'files.download',
      'files.thumbnail',
      'files.mail',
      'files.mailAttachment',
      'offers.listOfOpportunity',
      'offers.get',
      'offers.previewPdf',
      'opportunities.get',
      'opportunities.timeline',
      'opportunities.related',
      'rentOfferPdfs.get',
      'rentOfferPdfs.previewPdf',
    ],
  },
  {
    roles: { WORKER: 'own', PLATFORMER: 'linked' },
    calls: ['bankComparisonPdfs.create', 'rentOfferPdfs.duplicate'],
  },
  {
    roles: { WORKER: 'own', ADMIN_REPORTS: 'own', PLATFORMER: 'linked' },
    calls: ['reassignRequests.get'],
  },
  {
    roles: { SUPER_ADMIN: 'own', ADMIN: 'own', WORKER: 'own', ADMIN_REPORTS: 'own', PLATFORMER: 'linked' },
    calls: ['reassignRequests.withdraw'],
  },
  {
    roles: { ADMIN: 'staff' },
    calls: [
      'outbox.get',
      'outbox.read',
      'users.invite',
      'users.resendInvitation',
      'users.update',
      'users.workload',
      'users.deactivate',
      'users.savePicture',
      'users.removePicture',
      'users.reactivate',
      'users.resetSecondFactor',
      'users.changeHiddenFields',
      'users.sessions',
      'users.endSession',
      'users.endSessions',
    ],
  },
];

/** Calls that need no right. An endpoint that lacks its right by mistake is missing here. */
export const withoutRight: Readonly<Record<'public' | 'operator' | 'signed-in', readonly CallName[]>> = {
  public: [
    'activation.open',
    'activation.finish',
    'auth.login',
    'auth.loginTotp',
    'auth.startEnrolment',
    'auth.finishEnrolment',
    'passwordReset.open',
    'passwordReset.request',
    'passwordReset.finish',
    'setup.open',
    'setup.createAccount',
    'system.live',
    'system.ready',
  ],
  operator: ['system.metrics'],
  'signed-in': [
    'auth.session',
    'auth.logout',
    'auth.savePreferences',
    'auth.rememberPage',
    'bulkChanges.get',
    'bulkChanges.refused',
    'files.download',
    'files.thumbnail',
    'files.mail',
    'files.mailAttachment',
    'lists.get',
    'lists.saveColumns',
    'lists.createView',
    'lists.updateView',
    'lists.removeView',
    'myCompanyNotices.list',
    'myCompanyNotices.get',
    'myCompanyNotices.read',
    'myCompanyNotices.confirm',
    'operations.list',
    'operations.get',
    'operations.cancel',
    'peoplePictures.get',
    'profile.get',
    'profile.update',
    'profile.savePicture',
    'profile.removePicture',
    'profile.changePassword',
    'profile.startSecondFactor',
    'profile.confirmSecondFactor',
    'profile.removeSecondFactor',
    'profile.renewRecoveryCodes',
    'profile.notifications',
    'profile.chooseNotification',
    'profile.sessions',
    'profile.endSession',
    'profile.endSessions',
    'recordLinks.describe',
    'workers.list',
  ],
};

const ruleOf = new Map<string, RecordRule['roles']>(
  recordRules.flatMap(({ roles, calls }) => calls.map((call) => [call, roles])),
);

function hasRight(role: RoleKey, access: Access): boolean {
  if (access === 'public' || access === 'signed-in') return true;
  // no session replaces the operator's token
  if (access === 'operator') return false;
  return [access].flat().some((right) => defaultRights[role].includes(right));
}

/** Callers without a session, then the roles. */
export const callers = ['nobody', ...roleKeys] as const;

/** Returns what a call allows each of the callers: what its right decides, narrowed by the rule of its records. */
export function cellsOf(call: string, access: Access): readonly Cell[] {
  const rule = ruleOf.get(call);
  return callers.map((caller) => {
    if (caller === 'nobody') return access === 'public' ? '✓' : '–';
    return hasRight(caller, access) ? (rule?.[caller] ?? '✓') : '–';
  });
}
