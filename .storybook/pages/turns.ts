/** Lets few things that are heavy to load begin at once; the others wait for their turn. */

/** As many as a laptop loads without standing still. */
const atOnce = 2;

export interface Turn {
  /** Ends it, whether it has come or not; the next one begins. */
  end(): void;
}

const waiting: { begin: () => void }[] = [];
const running = new Set<object>();

function startNext(): void {
  while (running.size < atOnce) {
    const next = waiting.shift();
    if (!next) return;
    running.add(next);
    next.begin();
  }
}

export function requestTurn(begin: () => void): Turn {
  const turn = { begin };
  waiting.push(turn);
  startNext();
  return {
    end() {
      const place = waiting.indexOf(turn);
      if (place !== -1) waiting.splice(place, 1);
      running.delete(turn);
      startNext();
    },
  };
}
