import { expect, it } from 'vitest';

import { linkTo } from './link-to.ts';

it.each([
  [{ publicUrl: 'https://crm.example/app', host: '0.0.0.0', port: 80 }, 'https://crm.example/app/activate/x'],
  [{ publicUrl: null, host: '127.0.0.1', port: 3000 }, 'http://127.0.0.1:3000/activate/x'],
  [{ publicUrl: null, host: '0.0.0.0', port: 3000 }, 'http://localhost:3000/activate/x'],
  [{ publicUrl: null, host: '::', port: 3000 }, 'http://localhost:3000/activate/x'],
  [{ publicUrl: null, host: '::1', port: 3000 }, 'http://[::1]:3000/activate/x'],
])('below %j it is %s', (config, link) => {
  expect(linkTo(config, '/activate/x')).toBe(link);
});
