import type { Endpoints, Input } from '@szansa/api-client/client';
import type { EndpointDefinition } from '@szansa/api-client/contract';

type BodyOf<Definition extends EndpointDefinition> =
  Input<Definition> extends { readonly body?: infer Body }
    ? 'body' extends keyof Input<Definition>
      ? Body
      : never
    : never;

type Calls = Readonly<Record<string, EndpointDefinition>>;

/** The body of every call of a resource that takes one. */
type BodiesOf<Resource extends Calls> = {
  readonly [Name in keyof Resource as [BodyOf<Resource[Name]>] extends [never] ? never : Name]: BodyOf<
    Resource[Name]
  >;
};

/** A body for every endpoint that takes one: an endpoint without its sample does not compile. */
type SampleBodies = {
  readonly [
    Resource in keyof Endpoints as [keyof BodiesOf<Endpoints[Resource]>] extends [never] ? never : Resource
  ]: BodiesOf<Endpoints[Resource]>;
};

/** The records that bodies name. */
export interface SampleRecords {
  readonly customer: string;
  readonly opportunity: string;
  readonly opportunityVersion: number;
  readonly bank: string;
  /** To merge into. */
  readonly otherBank: string;
  /** One that asks for no note. */
  readonly archiveReason: string;
  /** Of nobody yet. */
  readonly email: string;
  /** To give to whom is invited. */
  readonly role: 'SUPER_ADMIN' | 'WORKER';
}

/** As long as those that links and sign-ins carry; nobody has got it. */
const token = 'x'.repeat(43);
const password = 'Nowe-haslo-1';

/**
 * Valid bodies, of text parts alone where files go with them. They change as little as a call can, so that one may be
 * made many times.
 */
function sampleBodies(records: SampleRecords): SampleBodies {
  return {
    activation: { open: { token }, finish: { token, password } },
    agency: { update: { version: 1, changes: {} } },
    auth: {
      login: { email: 'nobody@test.example', password: 'wrong' },
      loginTotp: { ticket: token, code: '123456' },
      startEnrolment: { ticket: token },
      finishEnrolment: { ticket: token, code: '123456' },
      savePreferences: {},
      rememberPage: { lastPage: '/' },
    },
    banks: {
      create: { name: 'Bank' },
      update: { version: 1, changes: {} },
      merge: { into: records.otherBank },
    },
    comments: {
      create: { customerFileId: records.opportunity, message: 'Dzień dobry' },
      edit: { message: 'Zmiana' },
    },
    customers: {
      create: { lastName: 'Nowak', emails: ['a@b.pl'] },
      update: { version: 1, changes: {} },
    },
    dealers: { create: { name: 'Salon' } },
    documents: { upload: { type: 'other' } },
    lists: {
      saveColumns: { visibility: {}, order: [], widths: {}, pinned: [], compact: false },
      createView: { name: 'Widok', search: {} },
      updateView: { name: 'Zmiana' },
    },
    offers: {
      create: { offerType: 'leasing' },
      update: { version: 1, changes: { note: 'Zmiana' } },
      savePdf: { language: 'pl' },
    },
    opportunities: {
      create: { customerId: records.customer },
      update: { version: records.opportunityVersion, changes: { note: 'Zmiana' } },
      move: { status: 'negotiations' },
      archive: { archiveReasonId: records.archiveReason },
      assign: { workerId: null },
    },
    passwordReset: {
      request: { email: 'nobody@test.example' },
      open: { token },
      finish: { token, password },
    },
    profile: {
      update: { version: 1, changes: {} },
      changePassword: { currentPassword: 'wrong', password },
      startSecondFactor: { currentPassword: 'wrong' },
      confirmSecondFactor: { code: '123456' },
      removeSecondFactor: { currentPassword: 'wrong', code: '123456' },
      renewRecoveryCodes: { currentPassword: 'wrong', code: '123456' },
      endSessions: { keepThis: true },
    },
    representatives: { create: { firstName: 'Ewa', lastName: 'Lis', bankId: records.bank } },
    roles: {
      update: { requiresSecondFactor: false },
      changeRights: {},
      changeHiddenFields: {},
      changeHiddenColumns: {},
    },
    users: {
      invite: { email: records.email, firstName: 'Jan', lastName: 'Lis', roles: [records.role] },
      update: { version: 1, changes: { position: 'Zmiana' } },
      deactivate: { version: 1, successorId: null },
      reactivate: { version: 1 },
      changeHiddenFields: {},
    },
  };
}

/**
 * A body that a call (`customers.create`) accepts.
 * @throws for one that has none
 */
export function sampleBody(name: string, records: SampleRecords): Readonly<Record<string, unknown>> {
  const bodies: Readonly<Record<string, Readonly<Record<string, object>>>> = sampleBodies(records);
  const [resource = '', call = ''] = name.split('.');
  const body = bodies[resource]?.[call];
  if (!body) throw new Error(`${name} has no sample body`);
  return { ...body };
}
