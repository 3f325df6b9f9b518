import { LOOKS, POSES, gymnast } from './figure.ts';
import * as draw from './scenery.ts';

export interface Scene {
  readonly name: string;
  readonly alt: string;
  readonly svg: string;
}

const [anna, bea, cleo, dia, eve] = LOOKS as readonly [
  (typeof LOOKS)[0],
  (typeof LOOKS)[0],
  (typeof LOOKS)[0],
  (typeof LOOKS)[0],
  (typeof LOOKS)[0],
];

const scene = (name: string, alt: string, ...parts: readonly string[]): Scene => ({
  name,
  alt,
  svg: svgOf(parts, '0 0 1200 800'),
});

/** The same, seen from nearer. */
const near = (name: string, alt: string, ...parts: readonly string[]): Scene => ({
  name,
  alt,
  svg: svgOf(parts, '165 165 870 580'),
});

const svgOf = (parts: readonly string[], view: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="1200" height="800">${parts.join('')}</svg>`;

/** A dozen pictures for the posts of the demo world, in the colours of the product. */
export const SCENES: readonly Scene[] = [
  scene(
    'spirals',
    'A gymnast in arabesque draws spirals with a pink ribbon',
    draw.ground('#faf5ec'),
    draw.carpet(640),
    draw.shadow(700, 676, 120),
    draw.ribbon(
      'M594 320C540 250 500 330 540 360S470 470 430 400S360 250 310 330S230 520 180 430S90 300 60 380',
    ),
    gymnast(POSES.arabesque, anna, { x: 500, y: 262 }),
  ),
  scene(
    'leap',
    'A gymnast leaps in splits through the light, a yellow hoop above her',
    draw.ground('#16342e'),
    draw.beam(330),
    draw.beam(820),
    draw.carpet(660, '#24574d'),
    draw.shadow(600, 716, 170),
    draw.hoop(470, 150, 96),
    gymnast(POSES.leap, bea, { x: 400, y: 190 }),
  ),
  near(
    'ball',
    'A gymnast balances on one leg with a blue ball on her hand',
    draw.ground('#e3ecf6'),
    draw.carpet(640, '#c5d6ea'),
    draw.shadow(604, 676, 90),
    gymnast(POSES.balance, cleo, { x: 400, y: 262 }),
    draw.ball(576, 240, 42),
  ),
  scene(
    'clubs',
    'A gymnast with two green clubs, one leg high beside her ear',
    draw.ground('#dcefe6'),
    draw.carpet(640, '#b9dccd'),
    draw.shadow(606, 676, 90),
    draw.club(632, 290, 14),
    draw.club(506, 384, -70),
    gymnast(POSES.split, dia, { x: 400, y: 262 }),
  ),
  near(
    'rope',
    'A gymnast leaps with a purple rope behind her',
    draw.ground('#f0e6f8'),
    draw.carpet(660, '#d8c4ea'),
    draw.shadow(600, 716, 170),
    draw.rope('M510 218C300 60 160 420 420 560S880 520 704 254'),
    gymnast(POSES.leap, eve, { x: 400, y: 190 }),
  ),
  scene(
    'group',
    'Five gymnasts stand in a row with their hoops raised',
    draw.ground('#fbe6ea'),
    draw.carpet(650, '#efc6cf'),
    ...[anna, bea, cleo, dia, eve].map((look, nth) => {
      const x = -20 + nth * 220;
      return (
        draw.shadow(x + 180, 676, 62) +
        draw.hoop(x + 181, 256, 62, nth % 2 === 0 ? '#f5b64a' : '#dc2e67') +
        gymnast(POSES.proud, { ...look, leotard: '#b3134f' }, { x, y: 310, size: 0.9 })
      );
    }),
  ),
  scene(
    'hall',
    'The empty hall in the evening: tall windows, wall bars and the carpet',
    draw.ground('#f1dfc6'),
    ...[90, 330, 570].map(draw.window),
    draw.wallBars(900),
    draw.carpet(610, '#d99f86'),
    draw.ball(260, 676, 34, '#dc2e67'),
    draw.ball(340, 690, 34, '#1a56a8'),
    draw.hoop(980, 590, 80),
  ),
  scene(
    'medals',
    'Three medals, gold, silver and bronze, on bright ribbons',
    draw.ground('#fffaf0'),
    draw.medal(300, 470, '#b9bec6', '#1a56a8'),
    draw.medal(600, 410, '#e9b23c', '#b3134f'),
    draw.medal(900, 510, '#c07f4e', '#0f6a5c'),
  ),
  scene(
    'apparatus',
    'Hoop, ball, clubs, ribbon and rope laid out on the carpet',
    draw.ground('#f3dcc0'),
    draw.hoop(320, 330, 190),
    draw.ball(320, 330, 96),
    draw.club(640, 470, -14),
    draw.club(740, 470, 16),
    draw.ribbon('M140 660C230 560 270 760 360 660S500 760 590 660S730 760 820 640', 20),
    draw.rope('M880 180C1120 140 1140 380 980 390S860 560 1010 600S1150 520 1090 470'),
  ),
  scene(
    'podium',
    'Three gymnasts on the podium with their arms raised',
    draw.ground('#fdf1da'),
    '<path d="M150 620H460V800H150ZM740 660H1050V800H740Z" fill="#efd9ae"/><path d="M440 520H760V800H440Z" fill="#e9c77f"/>',
    '<g font-family="Georgia, serif" font-size="110" font-weight="700" fill="#875000" text-anchor="middle"><text x="600" y="690">1</text><text x="300" y="755">2</text><text x="895" y="775">3</text></g>',
    gymnast(POSES.proud, cleo, { x: 160, y: 290, size: 0.8 }),
    gymnast(POSES.proud, anna, { x: 440, y: 190, size: 0.8 }),
    gymnast(POSES.proud, dia, { x: 735, y: 330, size: 0.8 }),
  ),
  scene(
    'arena',
    'A gymnast alone on the competition carpet in front of full stands',
    draw.ground('#0e2924'),
    draw.crowd(),
    draw.beam(600),
    draw.carpet(560, '#9c3a57'),
    draw.shadow(610, 676, 90),
    draw.ribbon('M754 330C830 240 860 420 930 330S1010 240 1040 340S1110 420 1150 320', 16),
    gymnast(POSES.backbend, { ...bea, leotard: '#f0447e' }, { x: 400, y: 276 }),
  ),
  near(
    'window',
    'Two gymnasts practise their balances by the window',
    draw.ground('#f7ead7'),
    ...[130, 525, 920].map(draw.window),
    draw.carpet(640, '#dcb89a'),
    draw.shadow(390, 676, 80),
    draw.shadow(816, 676, 80),
    gymnast(POSES.balance, eve, { x: 190, y: 262 }),
    gymnast(POSES.split, bea, { x: 610, y: 262, flip: true }),
  ),
];
