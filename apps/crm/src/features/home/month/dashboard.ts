import type { Data, Endpoints } from '@szansa/api-client/client';

export type Dashboard = Data<Endpoints['dashboards']['get']>;
export type OpenDeal = Data<Endpoints['dashboards']['openDeals']>[number];
export type Commission = NonNullable<Dashboard['commission']>;

/** The part of the address of analytics that narrows them to the one whose figures are shown. */
export const ofPerson = ({ person }: Dashboard) => (person ? { workerId: person.id } : {});
