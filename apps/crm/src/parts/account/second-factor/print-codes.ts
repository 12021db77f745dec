/** Prints a title and lines on a page of their own, without what else is on the screen. */
export function printLines(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  // a frame that is not displayed would print as an empty page
  frame.className = 'invisible fixed size-0';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  document.body.append(frame);
  const page = frame.contentDocument;
  const printer = frame.contentWindow;
  if (!page || !printer) return;
  page.title = title;
  const heading = page.createElement('h1');
  heading.textContent = title;
  const text = page.createElement('pre');
  text.textContent = lines.join('\n');
  page.body.append(heading, text);
  printer.addEventListener('afterprint', () => frame.remove());
  printer.print();
}
