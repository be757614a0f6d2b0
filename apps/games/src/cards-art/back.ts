/** The back of a card: a night garden behind a golden frame, the same for every card. */

function feather(turn: number): string {
  return (
    `<path transform="rotate(${turn})" d="M0-6C8-14 8-28 0-37C-8-28-8-14 0-6Z" ` +
    `fill="currentColor" opacity=".9"/><path transform="rotate(${turn})" d="M0-9V-33" ` +
    `stroke="#06202a" stroke-width="1.200"/>`
  );
}

function lattice(): string {
  const marks: string[] = [];
  for (let row = 0; row < 11; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const x = 8 + column * 12 + (row % 2) * 6;
      const y = 9 + row * 12.2;
      if (x > 94) continue;
      marks.push(`<path d="M${x} ${y - 3.6}L${x + 2.6} ${y}L${x} ${y + 3.6}L${x - 2.6} ${y}Z"/>`);
    }
  }
  return marks.join("");
}

const turns = [0, 45, 90, 135, 180, 225, 270, 315];

export const backOf =
  '<svg viewBox="0 0 100 140" aria-hidden="true">' +
  `<g fill="currentColor" opacity=".28">${lattice()}</g>` +
  '<rect x="5" y="5" width="90" height="130" rx="8" fill="none" stroke="currentColor" ' +
  'stroke-width="2"/><rect x="8.500" y="8.500" width="83" height="123" rx="6" fill="none" ' +
  'stroke="currentColor" stroke-width=".7" opacity=".7"/>' +
  '<g transform="translate(50 70)"><circle r="42" fill="#06202a" opacity=".82"/>' +
  '<circle r="40" fill="none" stroke="currentColor" stroke-width="1.200"/>' +
  `${turns.map(feather).join("")}<circle r="7" fill="currentColor"/>` +
  '<circle r="3.600" fill="#06202a"/></g></svg>';
