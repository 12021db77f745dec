import { expect, it } from 'vitest';

import { describeDevice } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/141.0.0.0 Safari/537.36 OPR/122.0.0.0`,
    'Opera',
    'Linux',
  ],
])('%s is a computer', (userAgent, browser, system) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system, kind: 'computer' });
});

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS', kind: 'phone' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
    { browser: 'Chrome', system: 'iOS', kind: 'phone' },
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S931B) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    { browser: 'Samsung Internet', system: 'Android', kind: 'phone' },
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X710) ${webkit} Chrome/141.0.0.0 Safari/537.36`,
    { browser: 'Chrome', system: 'Android', kind: 'tablet' },
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iPadOS', kind: 'tablet' },
  ],
])('%s goes along', (userAgent, device) => {
  expect(describeDevice(userAgent)).toEqual(device);
});

it.each([null, '', 'curl/8.5.0'])('%j identifies no device', (userAgent) => {
  expect(describeDevice(userAgent)).toEqual({ browser: null, system: null, kind: 'computer' });
});
