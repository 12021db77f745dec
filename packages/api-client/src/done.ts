import type { DoneCode } from '@szansa/domain/language';

import type { EndpointDefinition } from './contract/index.ts';
import type { Endpoints } from './endpoints/index.ts';

/** Every call by its name: `customers.create`. */
type CallName = {
  [Resource in keyof Endpoints]: `${Resource}.${keyof Endpoints[Resource] & string}`;
}[keyof Endpoints];

/** What a call has done; null for one that only answers a question. */
type Done = DoneCode | null;

/** The outcome of calls whose HTTP method does not show it. */
const named: Readonly<Partial<Record<CallName, Done>>> = {
  'activities.complete': 'completed',
  'activities.reopen': 'reopened',
  'activities.restore': 'restored',
  'documents.restore': 'restored',
  'offers.restore': 'restored',
  'activation.finish': 'signed_in',
  'activation.open': null,
  'agency.saveLogo': 'saved',
  'auth.finishEnrolment': 'signed_in',
  'auth.login': null,
  'auth.loginTotp': 'signed_in',
  'auth.logout': 'signed_out',
  'auth.rememberPage': null,
  'auth.startEnrolment': null,
  'bankComparisonPdfs.savePdf': 'pdf_saved',
  'bankComparisonPdfs.send': 'sent',
  'banks.saveLogo': 'saved',
  'bulkChanges.previewCustomers': null,
  'bulkChanges.previewOpportunities': null,
  'bulkChanges.previewOrganisations': null,
  'bulkChanges.run': null,
  'carLists.move': 'saved',
  'carOffers.move': 'moved',
  'carOffers.offerVariant': 'created',
  'comments.create': 'sent',
  'comments.edit': 'saved',
  'comments.setChatAsRead': 'marked_read',
  'comments.updateLastReadMessage': null,
  'companyNotices.remind': 'reminded',
  'companyNotices.send': 'sent',
  'customerNotices.send': 'sent',
  'customerOrganisations.archive': 'archived',
  'customerOrganisations.askRegister': 'saved',
  'customerOrganisations.unarchive': 'unarchived',
  'customers.archive': 'archived',
  'customers.revealPersonalId': null,
  'customers.unarchive': 'unarchived',
  'imports.start': 'import_started',
  'imports.undo': 'import_undoing',
  'internalEnquiries.archive': 'archived',
  'internalEnquiries.move': 'moved',
  'internalEnquiries.unarchive': 'unarchived',
  'internalEnquiryMessages.create': 'sent',
  'internalEnquiryMessages.setChatAsRead': 'marked_read',
  'internalEnquiryMessages.updateLastReadMessage': null,
  'leadSources.move': 'saved',
  'mailAccounts.fetch': null,
  'mailAccounts.tryOut': null,
  'myCompanyNotices.confirm': 'notice_confirmed',
  'myCompanyNotices.read': null,
  'notifications.read': 'marked_read',
  'notifications.readAll': 'marked_read',
  'offers.choose': 'offer_chosen',
  'offers.copy': 'created',
  'offers.duplicate': 'created',
  'offers.savePdf': 'pdf_saved',
  'offers.send': 'sent',
  'operations.cancel': 'cancelling',
  'profile.savePicture': 'saved',
  'reassignRequests.approve': 'approved',
  'reassignRequests.create': 'requested',
  'reassignRequests.reject': 'rejected',
  'reassignRequests.withdraw': 'withdrawn',
  'opportunities.archive': 'archived',
  'opportunities.assign': 'assigned',
  'opportunities.claim': 'claimed',
  'opportunities.consentToEdit': 'consented',
  'opportunities.move': 'moved',
  'opportunities.unarchive': 'unarchived',
  'outbox.read': null,
  'passwordReset.finish': 'password_changed',
  'passwordReset.open': null,
  'passwordReset.request': 'reset_requested',
  'profile.changePassword': 'password_changed',
  'profile.confirmSecondFactor': 'second_factor_on',
  'profile.endSession': 'session_ended',
  'profile.endSessions': 'sessions_ended',
  'profile.removeSecondFactor': 'second_factor_off',
  'profile.renewRecoveryCodes': 'codes_renewed',
  'profile.startSecondFactor': null,
  'receivedMails.accept': 'mail_accepted',
  'receivedMails.read': null,
  'receivedMails.reject': 'mail_rejected',
  'receivedMails.separate': 'mail_separated',
  'rentOfferPdfs.savePdf': 'pdf_saved',
  'rentOfferPdfs.send': 'sent',
  'reports.accept': 'report_accepted',
  'reports.recalculate': 'report_recalculated',
  'users.deactivate': 'deactivated',
  'users.endSession': 'session_ended',
  'users.endSessions': 'sessions_ended',
  'users.invite': 'invited',
  'users.reactivate': 'reactivated',
  'users.resendInvitation': 'invitation_renewed',
  'users.resetSecondFactor': 'second_factor_off',
  'users.savePicture': 'saved',
};

/** What calls have done by their method; a POST that creates nothing is named above. */
const byMethod = { GET: null, POST: null, PUT: 'saved', PATCH: 'saved', DELETE: 'removed' } as const;

/** Calls that are called the same in every resource. */
const alike: Readonly<Record<string, DoneCode>> = { merge: 'merged' };

const callOf = (name: string) => name.slice(name.indexOf('.') + 1);

/** Returns whether the tables above contain the outcome of a call. */
export const isDoneNamed = (name: string): boolean =>
  Object.hasOwn(named, name) || Object.hasOwn(alike, callOf(name));

/** Returns the outcome of a call from its name and its response; null where there is nothing to report. */
export function doneBy(name: string, { method, creates }: EndpointDefinition, data: unknown): Done {
  // the calls that do one thing or its opposite
  if (name === 'comments.followChat' || name === 'internalEnquiryMessages.followChat') {
    const isFollowed = (data as { readonly isFollowed: boolean }).isFollowed;
    return isFollowed ? 'chat_followed' : 'chat_unfollowed';
  }
  const found = Object.entries(named).find(([call]) => call === name);
  if (found) return found[1] ?? null;
  return alike[callOf(name)] ?? (creates ? 'created' : byMethod[method]);
}
