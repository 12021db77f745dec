import { Secret, TOTP } from 'otpauth';

const stepLength = 30_000;

/** An authenticator app on a user's phone. */
export interface Authenticator {
  /** Returns an unused code; two are available at once, as the server also accepts the next time step's code. */
  readonly next: () => string;
  /** The code `next` gave last. */
  readonly last: () => string;
  /** A code that is right at no time near now. */
  readonly wrong: () => string;
}

/** @param secret in base32, as it is shown to be typed; spaces do not count. */
export function authenticator(secret: string): Authenticator {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')) });
  const present = () => Math.floor(Date.now() / stepLength);
  const codeAt = (step: number) => totp.generate({ timestamp: step * stepLength });
  let lastStep = 0;
  return {
    next() {
      const step = Math.max(present(), lastStep + 1);
      if (step > present() + 1) throw new Error('a third code would have to be waited for');
      lastStep = step;
      return codeAt(step);
    },
    last: () => codeAt(lastStep),
    wrong() {
      const right = [-1, 0, 1, 2].map((ahead) => codeAt(present() + ahead));
      const found = ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.includes(code));
      if (found === undefined) throw new Error('no code is wrong');
      return found;
    },
  };
}
