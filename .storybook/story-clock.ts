import MockDate from 'mockdate';

/** Every story runs at this moment, a Friday, and its modules are imported at it. */
const storyTime = '2026-11-20T09:30:00+01:00';

MockDate.set(storyTime);
