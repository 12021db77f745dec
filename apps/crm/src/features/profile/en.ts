import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const profile: Translated<typeof polish.profile> = {
  unchanged: 'There are no changes to save',
  title: 'Profile',
  contents: 'Parts of the profile',
  data: {
    title: 'Your data',
    email: 'E-mail',
    roles: 'Roles',
    readOnlyHint: 'E-mail and roles are changed by an administrator.',
    firstName: 'First name',
    lastName: 'Last name',
    phoneNumber: 'Phone',
    position: 'Position',
  },
  preferences: {
    title: 'Preferences',
    language: 'Language',
    theme: 'Appearance',
    density: 'Density',
    densityHint: 'In this browser only',
    newActivityMode: 'Start with a new activity',
    newActivityModeHint: 'A sales opportunity opens with a new activity in front of the timeline.',
  },
  notifications: {
    title: 'Notifications',
    hint: 'What comes by mail or waits for the summary stands in the application as well. The summary is sent at 8:00 on working days if anything is unread.',
    open: 'Choose notifications',
    inProfile: 'Choose what you are told of, and how.',
    groups: {
      activities: 'Activities',
      opportunities: 'Sales opportunities',
      enquiries: 'Internal enquiries',
      mails: 'Received mails',
      exports: 'Data exports',
      notices: 'Company announcements',
    },
    channels: {
      app: 'In the application',
      mail: 'In the application and by mail at once',
      summary: 'In the morning summary',
      none: 'Not at all',
    },
    kinds: {
      activity_reminder: {
        name: 'Reminders of activities',
        hint: 'Before a call, a meeting or a task, at the time that was set.',
      },
      opportunity_assigned: {
        name: 'New opportunities',
        hint: 'Somebody assigned an opportunity to you.',
      },
      comment_mention: {
        name: 'Mentions of you',
        hint: 'Somebody mentioned you in a conversation or a note about an opportunity.',
      },
      comment_new: {
        name: 'New messages',
        hint: 'In conversations about opportunities that you follow.',
      },
      reassign_requested: {
        name: 'Requests for opportunities',
        hint: 'Somebody asks for an opportunity of yours.',
      },
      reassign_decided: {
        name: 'Answers to requests',
        hint: 'Approved or rejected, when you ask for an opportunity.',
      },
      offer_reservation: {
        name: 'Reservations that end',
        hint: 'Three days before the reservation of a vehicle ends.',
      },
      notice_failed: {
        name: 'Mails not delivered',
        hint: 'A mail you sent to a customer did not arrive.',
      },
      leads_unassigned: {
        name: 'Opportunities without a salesperson',
        hint: 'Each working morning, while somebody should get them.',
      },
      leads_stale: {
        name: 'Overdue leads',
        hint: 'Each working morning, while leads wait for longer than the agency wants.',
      },
      enquiry_new: {
        name: 'New enquiries',
        hint: 'An enquiry for you, in your name, or for all platformers.',
      },
      enquiry_mention: {
        name: 'Mentions of you in enquiries',
        hint: 'Somebody mentioned you in a conversation or a note.',
      },
      enquiry_message: {
        name: 'Messages in enquiries',
        hint: 'In conversations you follow, until the enquiry is completed.',
      },
      enquiry_status: {
        name: 'Status changes of enquiries',
        hint: 'An enquiry of yours has another status.',
      },
      enquiry_proposed: {
        name: 'Answers to enquiries',
        hint: 'An enquiry of yours is answered with a car or a calculation.',
      },
      enquiry_reassigned: {
        name: 'Assignment of enquiries',
        hint: 'An enquiry became yours, or is not yours any more.',
      },
      export_completed: {
        name: 'Exports that are ready',
        hint: 'A file you asked for can be downloaded.',
      },
      mail_new: {
        name: 'New mails',
        hint: 'Somebody has written to the agency. Without bounces, newsletters and automatic replies.',
      },
      mail_answer: {
        name: 'Answers of customers',
        hint: 'A customer has answered a mail in your opportunity.',
      },
      company_notice_new: {
        name: 'New announcements',
        hint: 'A company announcement has come that you are asked to read.',
      },
      company_notice_reminder: {
        name: 'Reminders of announcements',
        hint: 'An announcement still waits to be confirmed by you.',
      },
    },
  },
  password: {
    title: 'Password',
    hint: 'Changing the password signs you out on all other devices.',
    submit: 'Change the password',
    changed: 'Your password has been changed',
  },
  secondFactor: {
    title: 'Two-step verification',
    off: 'Off',
    on: 'On',
    since: 'since {{when}}',
    offHint:
      'Beside the password you will enter a code from an app on your phone. A password alone will not do.',
    required: 'Your role requires it: you can change the app, but not turn the verification off.',
    requiredOff: 'Your role requires two-step verification. Turn it on now.',
    enrol: 'Turn on',
    replace: 'Change the app',
    remove: 'Turn off',
    codesLeft_one: '{{count}} recovery code of {{all}} is left',
    codesLeft_other: '{{count}} recovery codes of {{all}} are left',
    fewCodes: 'Make new codes before you run out of them without your phone at hand.',
    renew: 'New recovery codes',
    enrolTitle: 'Turn on two-step verification',
    enrolHint: 'First confirm that it is you.',
    replaceTitle: 'Change the authenticator app',
    replaceHint: 'Confirm with your password and a code from the current app, or a recovery code.',
    removeTitle: 'Turn off two-step verification?',
    removeHint: 'The password alone will be enough to sign in. The recovery codes will stop working.',
    renewTitle: 'New recovery codes',
    renewHint: 'The codes you have will stop working.',
    enabled: 'Two-step verification is on',
    removed: 'Two-step verification is off',
    done: 'Done',
  },
  sessions: {
    title: 'Sessions',
    hint: 'Where you are signed in. If you do not recognise a place, end its session and change your password.',
    ended: 'The session has been ended',
    endOthers: 'End all others',
    endOthersTitle: 'End all other sessions?',
    endOthersHint: 'Other devices will have to sign in again.',
    othersEnded: 'All other sessions have been ended',
    endAll: 'Sign out everywhere',
    endAllTitle: 'Sign out everywhere?',
    endAllHint: 'All sessions will be ended, this one too.',
  },
};
