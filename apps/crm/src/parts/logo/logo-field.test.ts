import { endpoints } from '@szansa/api-client/endpoints';
import { expect, it } from 'vitest';

import { logoRules } from './logo-field.tsx';

it.each([endpoints.agency.saveLogo, endpoints.banks.saveLogo])(
  'rules of a logo are those of $path',
  (call) => {
    const { maxBytes, maxFiles } = call.files;
    expect(logoRules).toMatchObject({ maxBytes, maxFiles });
  },
);
