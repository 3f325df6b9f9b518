type Point = readonly [number, number];
/** Where a limb begins, bends and ends. */
type Limb = readonly [Point, Point, Point];

export interface Pose {
  readonly head: Point;
  readonly shoulders: Point;
  readonly hip: Point;
  readonly arms: readonly [Limb, Limb];
  readonly legs: readonly [Limb, Limb];
}

export interface Look {
  readonly skin: string;
  readonly hair: string;
  readonly leotard: string;
}

/** Nobody in particular: no faces, and poses that a coach would recognise. About 400 units tall. */
export const POSES = {
  arabesque: {
    head: [196, 64],
    shoulders: [188, 116],
    hip: [214, 214],
    arms: [
      [
        [186, 120],
        [130, 112],
        [84, 74],
      ],
      [
        [192, 122],
        [232, 150],
        [290, 142],
      ],
    ],
    legs: [
      [
        [212, 212],
        [206, 310],
        [202, 408],
      ],
      [
        [216, 208],
        [300, 196],
        [386, 132],
      ],
    ],
  },
  leap: {
    head: [196, 60],
    shoulders: [200, 112],
    hip: [206, 204],
    arms: [
      [
        [198, 116],
        [148, 74],
        [110, 28],
      ],
      [
        [202, 118],
        [258, 100],
        [304, 64],
      ],
    ],
    legs: [
      [
        [204, 204],
        [110, 236],
        [14, 232],
      ],
      [
        [208, 204],
        [300, 228],
        [394, 206],
      ],
    ],
  },
  balance: {
    head: [204, 62],
    shoulders: [204, 114],
    hip: [206, 212],
    arms: [
      [
        [202, 118],
        [160, 78],
        [176, 22],
      ],
      [
        [206, 118],
        [258, 130],
        [304, 106],
      ],
    ],
    legs: [
      [
        [206, 212],
        [208, 310],
        [204, 408],
      ],
      [
        [206, 212],
        [282, 244],
        [216, 300],
      ],
    ],
  },
  backbend: {
    head: [290, 128],
    shoulders: [252, 130],
    hip: [200, 216],
    arms: [
      [
        [254, 128],
        [310, 96],
        [352, 58],
      ],
      [
        [252, 132],
        [320, 150],
        [360, 188],
      ],
    ],
    legs: [
      [
        [200, 214],
        [190, 312],
        [196, 408],
      ],
      [
        [198, 216],
        [130, 268],
        [92, 350],
      ],
    ],
  },
  split: {
    head: [206, 62],
    shoulders: [206, 114],
    hip: [206, 214],
    arms: [
      [
        [204, 118],
        [150, 96],
        [106, 118],
      ],
      [
        [208, 118],
        [236, 76],
        [232, 18],
      ],
    ],
    legs: [
      [
        [206, 212],
        [208, 310],
        [206, 408],
      ],
      [
        [208, 210],
        [262, 120],
        [286, 14],
      ],
    ],
  },
  proud: {
    head: [200, 60],
    shoulders: [200, 112],
    hip: [200, 214],
    arms: [
      [
        [196, 116],
        [150, 84],
        [120, 30],
      ],
      [
        [204, 116],
        [252, 84],
        [284, 30],
      ],
    ],
    legs: [
      [
        [194, 212],
        [188, 312],
        [182, 408],
      ],
      [
        [206, 212],
        [222, 312],
        [214, 408],
      ],
    ],
  },
} satisfies Readonly<Record<string, Pose>>;

export const LOOKS: readonly Look[] = [
  { skin: '#e9b796', hair: '#3b2321', leotard: '#b3134f' },
  { skin: '#8a5a3c', hair: '#1c1314', leotard: '#f5b64a' },
  { skin: '#f3cdb3', hair: '#a4622c', leotard: '#1a56a8' },
  { skin: '#c68a5e', hair: '#241719', leotard: '#0f6a5c' },
  { skin: '#f0c3a4', hair: '#c79a4b', leotard: '#6f3a9c' },
];

const limb = ([from, bend, to]: Limb, width: number, colour: string): string =>
  `<path d="M${from.join(' ')}Q${bend.join(' ')} ${to.join(' ')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

/** A gymnast in a pose, standing at a point of the picture, so many times as large. */
export function gymnast(
  pose: Pose,
  { skin, hair, leotard }: Look,
  { x, y, size = 1, flip = false }: { x: number; y: number; size?: number; flip?: boolean },
): string {
  const [headX, headY] = pose.head;
  const [shoulderX, shoulderY] = pose.shoulders;
  const [hipX, hipY] = pose.hip;
  const [far, near] = pose.legs;
  const parts = [
    limb(pose.arms[1], 15, skin),
    limb(far, 25, skin),
    limb(near, 25, skin),
    `<path d="M${shoulderX - 22} ${shoulderY}Q${shoulderX} ${shoulderY - 12} ${shoulderX + 22} ${shoulderY}L${hipX + 15} ${hipY - 34}Q${hipX + 36} ${hipY + 4} ${hipX + 24} ${hipY + 16}Q${hipX} ${hipY + 26} ${hipX - 24} ${hipY + 16}Q${hipX - 36} ${hipY + 4} ${hipX - 15} ${hipY - 34}Z" fill="${leotard}"/>`,
    `<path d="M${shoulderX} ${shoulderY}L${headX} ${headY}" stroke="${skin}" stroke-width="16"/>`,
    limb(pose.arms[0], 15, skin),
    `<circle cx="${headX}" cy="${headY}" r="27" fill="${skin}"/>`,
    `<path d="M${headX - 28} ${headY + 4}A28 28 0 1 1 ${headX + 27} ${headY - 8}Q${headX - 4} ${headY - 14} ${headX - 28} ${headY + 4}Z" fill="${hair}"/>`,
    `<circle cx="${headX + 13}" cy="${headY - 30}" r="14" fill="${hair}"/>`,
  ];
  const turn = flip ? `scale(${-size} ${size}) translate(-400 0)` : `scale(${size})`;
  return `<g transform="translate(${x} ${y}) ${turn}">${parts.join('')}</g>`;
}
