import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { publicScreens, screens } from './features.ts';

const words = (text: string) => text.split(/,\s+/);
const pathsOf = (routes: readonly { readonly options: object }[]) =>
  routes.map(({ options }) => ('path' in options ? String(options.path) : ''));

describe('the screens of the product', () => {
  it('are loaded when they are opened [S2.1]', () => {
    const features = globSync('../features/*/feature.tsx', { cwd: import.meta.dirname });
    expect(features.length).toBeGreaterThan(20);
    for (const file of features) {
      const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');
      expect([file, ...(source.match(/^import .*-screen\.tsx'/gm) ?? [])]).toEqual([file]);
    }
    for (const { options } of screens) expect(options.component).toHaveProperty('preload');
  });

  it.each(screens)('$options.path has a name for the breadcrumb [S2.1]', ({ options }) => {
    expect(options.staticData?.facts?.title).toEqual({
      pl: expect.stringMatching(/./) as unknown,
      en: expect.stringMatching(/./) as unknown,
    });
  });

  it('have the paths that are specified [S2.30]', () => {
    expect(pathsOf(screens)).toEqual(
      expect.arrayContaining(
        words(`/, /customers, /customer/$id, /sales-opportunities, /sales-opportunity/$id, /banks, /dealers,
          /representatives, /settings, /vehicles, /offers, /admin, /admin/unassigned-leads,
          /admin/work-control-notifications, /admin/work-control-notification/$id, /my-company-notifications,
          /admin/lead-sources, /admin/export-requests, /profile, /customer-organisations, /reports,
          /report/$id, /labels, /analytics, /internal-enquiries, /internal-enquiry/$id, /received-mails,
          /car-management, /car-management/lists, /car-management/template, /car-management/template/$id,
          /car-management/offer, /car-management/offer/$id`),
      ),
    );
  });

  it('before the login have the paths that are specified [S2.2, S2.30]', () => {
    expect(pathsOf(publicScreens)).toEqual(
      expect.arrayContaining(
        words(`/login, /login/$email, /logout, /reset-password, /set-new-password/$token, /activate,
          /activate/$token`),
      ),
    );
  });
});
