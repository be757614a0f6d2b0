/** Small drawings on a card, in a square of 100 units. */
export function picture(body: string, box = "0 0 100 100"): SVGElement | Text {
  const holder = document.createElement("template");
  holder.innerHTML = `<svg viewBox="${box}" aria-hidden="true">${body}</svg>`;
  const [svg] = holder.content.children;
  return svg instanceof SVGElement ? svg : new Text();
}
