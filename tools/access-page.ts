import { accessText, type EndpointDefinition } from '@szansa/api-client/contract';
import { endpoints, resources, type Endpoints } from '@szansa/api-client/endpoints';

import { callers, cellsOf } from '../tests/api/access/record-access.ts';

const introduction = `<!-- Made by \`pnpm generate\` from the endpoints and \`tests/api/access/record-access.ts\`. Never edited. -->

# Who may do what

Every call of the API, as a caller without a session (nobody) and as every role of an agency that has changed none of
its rights. A test (\`tests/api/access/access-table.test.ts\`) makes each call as each of these callers and compares.

**Right** is what the endpoint declares: a right of the caller's roles, or one of several, \`signed-in\` for any session,
\`public\`, or \`operator\` for the token of the setting \`METRICS_TOKEN\`, which no session replaces. Administrators change the rights of roles under /admin/permissions; super administrators always have all. Which
records a right reaches is written by hand in \`tests/api/access/record-access.ts\`. In a review, a changed line of this
page is a changed right.

| In a cell | Means |
| --- | --- |
| ✓ | allowed, whoever owns the record |
| own | allowed for what the caller owns, has written or is signed in with; for records of others refused with 403 or 404 |
| staff | allowed for accounts of staff; for those of super administrators refused with 403, and their mails are not found |
| linked | allowed for opportunities linked to enquiries whose platformer is the caller (\`linked-reading.test.ts\` of the server's enquiries); any other is not found |
| – | refused: 401 without a session, 403 for a role; 401 for all of them where the call is the operator's |

Which fields an answer contains is another question: fields hidden from a role or a user are absent from all answers, and
a call that names one is refused with 403 (\`tests/api/access/hidden-fields.test.ts\`). So are all hideable fields of a kind
of record that the caller has no right to read.
`;

/** What the right of a call and its cells do not say about records of a resource. */
const notes: Partial<Readonly<Record<keyof Endpoints, string>>> = {
  activities:
    'Activities of an opportunity are read by all who read it, others by their user, their author and administrators. They are changed by their user, their author, the owner of the opportunity and administrators.',
  analytics:
    'Users who read reports count every opportunity that they read and open the month of any user, others only their own (`pictures.test.ts` of the server’s analytics). Answered enquiries are always the caller’s own.',
  bankComparisonPdfs:
    'Comparisons are read by all who read the opportunity and its offers. Platformers write those of opportunities linked to their enquiries.',
  bulkChanges:
    'A bulk change is found only by the user who previewed it. Each record is changed by the rights of its single change, which the preview shows.',
  carLists: 'The lists of the catalogue share their calls. A call needs the right to the list that it names.',
  comments: 'Comments are changed and deleted only by their author; administrators have no exception.',
  companyNotices:
    'Announcements, the work-control notifications of the specification, are written by administrators.',
  dashboards: 'As in analytics (`dashboards.test.ts` of the server’s dashboards).',
  exports:
    'Users who may read export requests read all of them; the file, its number of rows and the reason of a failure are for its requester. Rights and hidden fields of the requester at the time of writing decide what an export contains.',
  imports:
    'An import is found only by its owner, who needs the right to create the kind of records that it contains.',
  internalEnquiries:
    'Users who may read enquiries read all of them; the linked opportunity is shown to those who may read it. Platformers change enquiries assigned to them, and claim a new one without a platformer by moving it.',
  internalEnquiryMessages: 'Messages are changed and deleted only by their author.',
  internalEnquiryProposals:
    'The author deletes a proposal while the enquiry is open. The place of its car in the catalogue, its bank representative and the offers made from it are shown to those who may read them.',
  lists:
    'Columns are each user’s own. A view that is not shared is found only by its owner. A shared view is read by those it is shared with who may read the list; administrators may delete it, and only its author changes it.',
  mailAccounts: 'No answer contains a password.',
  myCompanyNotices: 'Recipients read an announcement here, and nobody else does.',
  notifications:
    'A notification is found only by its recipient, as long as they may read the record that it is about.',
  offers: 'Only the owner of an opportunity adds offers; an administrator claims it first.',
  operations: 'An operation, such as an import, is found only by the user who started it.',
  opportunities:
    '`POST /opportunities/leads` also creates a customer and needs `customer.create` too. An opportunity without owner is for users who may claim it (`opportunity.edit`): others do not find it, and asking for it (`isUnassigned`) is refused with 403.',
  readings: 'An extraction is found only by the user who started it.',
  reassignRequests:
    'A request is read by those it concerns: the owner of the opportunity, the requester, the user it is for, and administrators.',
  receivedMails:
    'Users who may read received mails read all of them. Accepting one also needs the right to what it does: a new customer, a new opportunity, or the change of one.',
  recordLinks:
    'The answer contains the records that the caller may read, each as on its own screen, and no others.',
  rentOfferPdfs:
    'Rent offers are read by all who read the opportunity; platformers write those of opportunities linked to their enquiries. Rent offers without opportunity are read by their author and by users who read opportunities of others, and changed and sent by their author and administrators.',
  reports:
    'Users who may read reports read all of them. An entry leads to its opportunity for users who may read that.',
  users:
    'The list shows super administrators to all who may read it. Only super administrators change them and read their sessions and mails.',
};

function row(name: string, { method, path, summary, access }: EndpointDefinition): string {
  const cells = [`\`${method} ${path}\``, summary, `\`${accessText(access)}\``, ...cellsOf(name, access)];
  return `| ${cells.join(' | ')} |`;
}

/** Each row is written without padding, so that a changed right changes one line. */
function section([resource, calls]: readonly [string, Readonly<Record<string, EndpointDefinition>>]): string {
  const name = resource as keyof Endpoints;
  const heads = ['Call', 'What it does', 'Right', ...callers];
  const rows = Object.entries(calls).map(([call, definition]) => row(`${resource}.${call}`, definition));
  const lines = [`| ${heads.join(' | ')} |`, `|${' --- |'.repeat(heads.length)}`, ...rows];
  return [`## ${resource}`, resources[name], ...[notes[name] ?? []].flat(), lines.join('\n')].join('\n\n');
}

/** The page of access: every call with its right, and what it allows each role. */
export const accessPage = () =>
  `${[introduction.trimEnd(), ...Object.entries(endpoints).map(section)].join('\n\n')}\n`;
