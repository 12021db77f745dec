import { describe, expect, it } from 'vitest';

import { notificationText, summaryMail } from './index.ts';

const answered = { messageId: '0192f0c1-0000-7000-8000-000000000001', isNote: false, author: 'Anna Nowak' };
const comment = { kind: 'comment_new', number: 1042, ...answered } as const;

describe('a notification', () => {
  it.each([
    [1, 'Nowa wiadomość o szansie #1042: Anna Nowak', 'New message about opportunity #1042: Anna Nowak'],
    [2, '2 nowe wiadomości o szansie #1042', '2 new messages about opportunity #1042'],
    [5, '5 nowych wiadomości o szansie #1042', '5 new messages about opportunity #1042'],
    [12, '12 nowych wiadomości o szansie #1042', '12 new messages about opportunity #1042'],
    [22, '22 nowe wiadomości o szansie #1042', '22 new messages about opportunity #1042'],
  ])('of %d messages reads as people count', (count, polish, english) => {
    expect(notificationText(comment, count, 'pl')).toBe(polish);
    expect(notificationText(comment, count, 'en')).toBe(english);
  });

  it('contains days, statuses and amounts in its language', () => {
    const reserved = { kind: 'offer_reservation', number: 7, bookingDate: '2026-11-26' } as const;
    expect(notificationText(reserved, 1, 'pl')).toBe('Rezerwacja w szansie #7 kończy się 26.11.2026');
    expect(notificationText(reserved, 1, 'en')).toBe('The reservation of opportunity #7 ends on 26/11/2026');
    const moved = {
      kind: 'enquiry_status',
      number: 'ZW/2026/000123',
      status: 'INTERNAL_ENQUIRY_STATUS_COMPLETED',
    } as const;
    expect(notificationText(moved, 1, 'pl')).toBe('Zapytanie ZW/2026/000123: Zakończone');
    const pending = (leads: number) => notificationText({ kind: 'leads_unassigned', leads }, 1, 'pl');
    expect([1, 3, 5, 22].map(pending)).toEqual([
      '1 szansa czeka na opiekuna',
      '3 szanse czekają na opiekuna',
      '5 szans czeka na opiekuna',
      '22 szanse czekają na opiekuna',
    ]);
  });
});

describe('the summary of a morning', () => {
  const lines = ['pierwsze', 'drugie'].map((text) => ({ text, link: `https://crm.example/${text}` }));
  const settings = 'https://crm.example/profile/notifications';

  it('has a line and a link for each, and states how many it has no room for', () => {
    const whole = summaryMail(lines, 2, settings, 'pl');
    expect(whole.subject).toBe('Masz 2 nieprzeczytane powiadomienia');
    expect(whole.text).toBe(
      [
        'pierwsze\nhttps://crm.example/pierwsze',
        'drugie\nhttps://crm.example/drugie',
        `O czym i jak cię powiadamiamy, ustawisz tutaj:\n${settings}`,
      ].join('\n\n'),
    );
    const part = summaryMail(lines, 31, settings, 'en');
    expect(part.subject).toBe('You have 31 unread notifications');
    expect(part.text).toContain('In the application: 29 more.');
  });
});
