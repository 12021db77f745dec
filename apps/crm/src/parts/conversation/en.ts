import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const conversation: Translated<typeof polish.conversation> = {
  recordKind: {
    opportunity: 'Opportunity',
    offer: 'Offer',
    internal_enquiry: 'Enquiry',
    customer: 'Customer',
    customer_organisation: 'Firm',
    car_template: 'Car template',
    car_offer: 'Car offer',
    rent_offer_pdf: 'Rent offer',
    bank_comparison_pdf: 'Bank comparison',
    report: 'Report',
    company_notice: 'Announcement',
    my_company_notice: 'Announcement',
  },
  messages: {
    ofOpportunity: 'Messages of the opportunity',
    ofEnquiry: 'Messages of the enquiry',
    write: 'Write a message',
    placeholder: 'Write a message, @ mentions someone',
    empty: 'There are no messages yet',
    emptyHint: 'Write the first one. Type @ to let somebody know about it.',
  },
  notes: {
    ofOpportunity: 'Notes of the opportunity',
    ofEnquiry: 'Notes of the enquiry',
    write: 'Write a note',
    placeholder: 'Write a note, @ mentions someone',
    empty: 'There are no notes yet',
    emptyHint: 'A note notifies only the people you mention in it.',
  },
  lost: 'The message that the link leads to is not here. These are the newest.',
  locked: 'The conversation is locked: the opportunity is archived.',
  enquiryLocked: 'The conversation is closed: the enquiry is archived.',
  enquiryNoRight: 'You have no right to write in enquiries. Contact your administrator.',
  noRight: 'You may not write in this opportunity. Contact your administrator.',
  lostFiles_one: 'The draft kept the text, not the attached file. Add it again.',
  lostFiles_other: 'The draft kept the text, not the {{count}} attached files. Add them again.',
  mayNotRead: 'Has no access to this conversation',
  follow: 'Follow',
  following: 'Following',
  unfollow: 'Stop following',
  followed: 'You follow this conversation',
  unfollowed: 'You no longer follow this conversation',
  remove: {
    title: 'Remove the message?',
    description: 'Its text and files will be gone. A trace of it stays.',
    done: 'Message removed',
  },
};
