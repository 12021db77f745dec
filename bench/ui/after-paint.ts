/** The moment at which the frame with the first element of the selector had been painted. */
export function afterPaint(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(selector)) {
        requestAnimationFrame(look);
        return;
      }
      // a task after the frame's callbacks: the frame has been drawn
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()));
      port1.start();
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}
