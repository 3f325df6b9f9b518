import * as z from 'zod';
import { currentReader } from '../../kernel/index.ts';

/** How the sport groups what is practised. */
export const ElementFamily = z.enum(['jumps', 'balances', 'rotations', 'handling', 'acrobatics']);
export type ElementFamily = z.infer<typeof ElementFamily>;
export const ELEMENT_FAMILY_LABELS: Readonly<Record<ElementFamily, string>> = {
  jumps: 'Jumps and leaps',
  balances: 'Balances',
  rotations: 'Rotations',
  handling: 'Apparatus handling',
  acrobatics: 'Pre-acrobatics',
};

const NAMES: Readonly<Record<ElementFamily, Readonly<Record<string, string>>>> = {
  jumps: {
    split_leap: 'Split leap',
    split_leap_ring: 'Split leap with ring',
    split_leap_back_bend: 'Split leap with back bend',
    switch_leap: 'Switch leap',
    stag_leap: 'Stag leap',
    stag_ring_leap: 'Stag leap with ring',
    turning_split_leap: 'Turning split leap (jeté en tournant)',
    butterfly: 'Butterfly',
    cabriole: 'Cabriole',
    cossack_jump: 'Cossack jump',
    scissors_jump: 'Scissor leap',
    tuck_jump_turn: 'Tuck jump with turn',
    ring_jump: 'Ring jump',
    pike_jump: 'Straddle pike jump',
    fouette_jump: 'Fouetté jump',
    arch_jump: 'Arch jump',
  },
  balances: {
    passe_balance: 'Passé balance',
    arabesque: 'Arabesque',
    attitude: 'Attitude balance',
    front_split_balance: 'Front split balance with help',
    front_split_balance_free: 'Front split balance without help',
    side_split_balance: 'Side split balance with help',
    side_split_balance_free: 'Side split balance without help',
    back_split_balance: 'Back split balance (penché)',
    ring_balance: 'Ring balance',
    front_scale: 'Leg forward at horizontal',
    cossack_balance: 'Cossack balance',
    fouette_balance: 'Fouetté balance',
    tour_lent: 'Tour lent',
    chest_support: 'Balance on the chest',
    elbow_support: 'Balance on the forearms',
  },
  rotations: {
    passe_pivot: 'Passé pivot',
    double_passe_pivot: 'Double passé pivot',
    attitude_pivot: 'Attitude pivot',
    arabesque_pivot: 'Arabesque pivot',
    fouette_pivot: 'Fouetté pivots',
    front_split_pivot: 'Front split pivot',
    side_split_pivot: 'Side split pivot',
    back_split_pivot: 'Back split pivot',
    ring_pivot: 'Ring pivot',
    cossack_pivot: 'Cossack pivot',
    penche_rotation: 'Penché rotation',
    illusion: 'Illusion',
    kabaeva: 'Back bend rotation on the floor',
    spiral_turn: 'Spiral turn',
  },
  handling: {
    high_throw: 'Large throw',
    catch_without_hands: 'Catch without hands',
    catch_outside_view: 'Catch outside the field of view',
    throw_with_leg: 'Throw with the leg',
    risk: 'Risk (throw, two rotations, catch)',
    rolls: 'Long roll over the body',
    hoop_rotation_hand: 'Hoop rotations around the hand',
    hoop_pass_through: 'Passing through the hoop',
    hoop_boomerang: 'Hoop boomerang roll',
    ball_bounce: 'Ball bounces',
    ball_figure_eight: 'Ball figure of eight',
    ball_one_hand_catch: 'Ball catch in one hand',
    clubs_mill: 'Mills',
    clubs_small_circles: 'Small circles with clubs',
    clubs_asymmetric: 'Asymmetric movements with clubs',
    clubs_double_throw: 'Throw of two clubs',
    ribbon_spirals: 'Ribbon spirals',
    ribbon_snakes: 'Ribbon snakes',
    ribbon_boomerang: 'Ribbon boomerang',
    rope_skips: 'Skips through the rope',
    rope_wrap: 'Rope wrapping and unwrapping',
    rope_echappe: 'Rope échappé',
  },
  acrobatics: {
    forward_walkover: 'Forward walkover',
    back_walkover: 'Back walkover',
    side_walkover: 'Side walkover',
    forearm_walkover: 'Walkover on the forearms',
    cartwheel: 'Cartwheel',
    forward_roll: 'Forward roll without hands',
    backward_roll: 'Backward roll',
    fish_flop: 'Fish flop',
    chest_roll: 'Chest roll',
    splits_turn: 'Split slide with turn',
  },
};

export interface Element {
  key: string;
  name: string;
  family: ElementFamily;
}

/** What gymnasts practise, wherever they train; a club adds its own. */
export const ELEMENTS: readonly Element[] = ElementFamily.options.flatMap((family) =>
  Object.entries(NAMES[family]).map(([key, name]) => ({ key, name, family })),
);
const BY_KEY: ReadonlyMap<string, Element> = new Map(ELEMENTS.map((one) => [one.key, one]));
const BY_NAME: ReadonlyMap<string, Element> = new Map(
  ELEMENTS.map((one) => [one.name.toLowerCase(), one]),
);

export const elementByKey = (key: string): Element | undefined => BY_KEY.get(key);
/** By its English name, or by the one that the reader's language has for it. */
export function elementByName(name: string): Element | undefined {
  const wanted = name.toLowerCase();
  const { translated } = currentReader();
  return (
    BY_NAME.get(wanted) ??
    (translated && ELEMENTS.find((one) => translated(one.name).toLowerCase() === wanted))
  );
}

/** Own words count as one element however they are capitalised. */
export const ownElementKey = (name: string): string => `own:${name.trim().toLowerCase()}`;
