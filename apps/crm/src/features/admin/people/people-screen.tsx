import { CreateLink } from '#kit/lists/create-link.tsx';
import { ListBody } from '#kit/lists/list-body.tsx';

import { AdminFrame } from '../frame/admin-frame.tsx';
import { peopleList, usePeopleFilters } from './people-list.tsx';

export function PeopleScreen() {
  return (
    <AdminFrame actions={<CreateLink list={peopleList} variant="primary" />}>
      <ListBody list={peopleList} filters={usePeopleFilters()} besides="18rem" />
    </AdminFrame>
  );
}
