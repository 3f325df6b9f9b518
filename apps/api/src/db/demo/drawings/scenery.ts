const circle = (x: number, y: number, radius: number, rest: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" ${rest}/>`;

export const hoop = (x: number, y: number, radius: number, colour = '#f5b64a'): string =>
  circle(x, y, radius, `fill="none" stroke="${colour}" stroke-width="${radius / 9}"`);

export const ball = (x: number, y: number, radius: number, colour = '#1a56a8'): string =>
  circle(x, y, radius, `fill="${colour}"`) +
  circle(x - radius * 0.34, y - radius * 0.36, radius * 0.2, 'fill="#fff" opacity="0.35"');

export const club = (x: number, y: number, turn: number, colour = '#0f6a5c'): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-5 0L5 0L9 -104Q26 -150 16 -188A17 17 0 0 0 -16 -188Q-26 -150 -9 -104Z" fill="${colour}"/>${circle(0, 4, 12, `fill="${colour}"`)}</g>`;

/** The motif of the product: one line that never stops, with a lighter back. */
export const ribbon = (path: string, width = 22): string =>
  `<path d="${path}" fill="none" stroke="#8f0c3d" stroke-width="${width}" stroke-linecap="round" transform="translate(0 7)" opacity="0.55"/>` +
  `<path d="${path}" fill="none" stroke="#dc2e67" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const rope = (path: string): string =>
  `<path d="${path}" fill="none" stroke="#6f3a9c" stroke-width="14" stroke-linecap="round"/>` +
  `<path d="${path}" fill="none" stroke="#cfa6f5" stroke-width="4" stroke-dasharray="10 12"/>`;

export const ground = (colour: string): string =>
  `<rect width="1200" height="800" fill="${colour}"/>`;

/** The carpet seen from the side, with its line. */
export const carpet = (y: number, colour = '#e9cfae'): string =>
  `<path d="M-20 ${y}H1220V820H-20Z" fill="${colour}"/><path d="M-20 ${y + 54}H1220" stroke="#fffdf8" stroke-width="9" opacity="0.8"/>`;

export const shadow = (x: number, y: number, width: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="13" fill="#231a1f" opacity="0.16"/>`;

export const beam = (x: number, colour = '#fff4d6'): string =>
  `<path d="M${x} -20L${x - 240} 820H${x + 240}Z" fill="${colour}" opacity="0.13"/>`;

export const window = (x: number): string =>
  `<rect x="${x}" y="90" width="150" height="270" rx="75" fill="#fbe3b6"/><path d="M${x + 75} 90V360M${x} 230H${x + 150}" stroke="#c9a877" stroke-width="8"/>`;

export const medal = (x: number, y: number, colour: string, strap: string): string =>
  `<path d="M${x - 70} -20L${x - 14} ${y - 70}M${x + 70} -20L${x + 14} ${y - 70}" stroke="${strap}" stroke-width="46"/>` +
  circle(x, y, 112, `fill="${colour}"`) +
  circle(x, y, 84, 'fill="none" stroke="#fff" stroke-width="6" opacity="0.55"') +
  `<path d="M${x - 50} ${y + 20}c22-70 42 44 62-6s36-14 40-34" fill="none" stroke="#fff" stroke-width="15" stroke-linecap="round" opacity="0.9"/>`;

/** The people in the stands: rows of soft dots. */
export const crowd = (): string =>
  Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 22 }, (_unused, seat) => {
      const colour = ['#5f8a7d', '#8f5b6e', '#46685f', '#b48a6a', '#3a5a66'][(seat * 3 + row) % 5];
      return circle(26 + seat * 56 + (row % 2) * 28, 170 + row * 52, 21, `fill="${colour}"`);
    }).join(''),
  ).join('');

export const wallBars = (x: number): string =>
  `<g stroke="#b98b5b" stroke-width="12"><path d="M${x} 210V610M${x + 190} 210V610"/>${Array.from({ length: 9 }, (_, nth) => `<path d="M${x} ${240 + nth * 44}h190"/>`).join('')}</g>`;
