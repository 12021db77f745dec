/** Returns the time at which the frame with the first element that matches the selector has been painted. */
export function afterPaint(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(selector)) {
        requestAnimationFrame(look);
        return;
      }
      // this task runs after the animation frame callbacks, when the frame has been painted
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()));
      port1.start();
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}
