import type { Dice } from './random.ts';

export interface Name {
  readonly full: string;
  /** The same in plain letters and dots, for usernames and e-mail addresses. */
  readonly plain: string;
  readonly homeland: string;
}

interface Origin {
  readonly homeland: string;
  readonly share: number;
  readonly first: string;
  readonly last: string;
}

/** Invented people from everywhere. 'Łukasik/Lukasik' gives a name and how it looks in plain letters. */
const ORIGINS: readonly Origin[] = [
  {
    homeland: 'United Kingdom',
    share: 60,
    first:
      'Amelia Olivia Isla Ava Freya Poppy Willow Evie Matilda Harriet Imogen Beatrice Florence Niamh Seren Eilidh Priya Aaliyah Zara Chloe Daniel Oscar Theo Rowan Maya Leila Grace Ruby',
    last: 'Ashdown Bellweather Carrow Dunmore Elmswell Fairhurst Greenacre Hartnoll Inglewood Kestleton Larchfield Merriman Northcote Okafor Pemberley Quillan Rookwood Sandhu Thistleton Underhill Varley Whitcombe Yarrow Ablewhite Birchall Cotterill',
  },
  {
    homeland: 'Germany',
    share: 6,
    first: 'Zoë/Zoe Jürgen/Juergen Käthe/Kaethe Lena Hannah Björn/Bjoern',
    last: 'Weiß/Weiss Schönfeld/Schoenfeld Grünwald/Gruenwald Bäcker/Baecker',
  },
  {
    homeland: 'France',
    share: 5,
    first: 'Anaïs/Anais Élodie/Elodie Hélène/Helene Margaux François/Francois',
    last: 'Lefèvre/Lefevre Chênevert/Chenevert Garçon/Garcon Beaupré/Beaupre',
  },
  {
    homeland: 'Spain',
    share: 5,
    first: 'Lucía/Lucia Begoña/Begona Inés/Ines Nuria Martín/Martin',
    last: 'Muñoz/Munoz Peñalver/Penalver Cortés/Cortes Ibáñez/Ibanez',
  },
  {
    homeland: 'Other',
    share: 10,
    first:
      'Zofia Małgorzata/Malgorzata Kateřina/Katerina Šárka/Sarka Ágnes/Agnes Ieva Žaneta/Zaneta',
    last: 'Łukasik/Lukasik Dąbek/Dabek Říhová/Rihova Kőszegi/Koszegi Šimkutė/Simkute Gđurić/Gduric',
  },
  {
    homeland: 'Bulgaria',
    share: 5,
    first: 'Мария/Mariya Елица/Elitsa Десислава/Desislava Борис/Boris',
    last: 'Димитрова/Dimitrova Стоянова/Stoyanova Желева/Zheleva',
  },
  {
    homeland: 'Ukraine',
    share: 6,
    first: 'Олена/Olena Софія/Sofiia Їванна/Yivanna Тарас/Taras',
    last: 'Шевчук/Shevchuk Гайденко/Haidenko Ковтун/Kovtun Єжик/Yezhyk',
  },
  {
    homeland: 'Japan',
    share: 3,
    first: 'Haruka Yūko/Yuko Sōta/Sota Aiko',
    last: 'Kurosawa Ōmori/Omori Takeda Hoshino',
  },
];

const lots = ORIGINS.flatMap((origin) => Array.from({ length: origin.share }, () => origin));

/** A name that fits together: first and last from the same place. */
export function inventName(roll: Dice): Name {
  const { homeland, first, last } = roll.pick(lots);
  const [given = '', plainGiven = given] = roll.pick(first.split(' ')).split('/');
  const [family = '', plainFamily = family] = roll.pick(last.split(' ')).split('/');
  return {
    full: `${given} ${family}`,
    plain: `${plainGiven}.${plainFamily}`.toLowerCase(),
    homeland,
  };
}

const BRIGHT = 'sunny swift gentle merry lucky brave nimble cosy starry minty breezy golden'.split(
  ' ',
);
const THINGS =
  'otter comet sparrow pebble clover lantern robin acorn marble puffin maple biscuit'.split(' ');

/** A username that says nothing about the child behind it. */
export const nickname = (roll: Dice, index: number): string =>
  `${roll.pick(BRIGHT)}_${roll.pick(THINGS)}_${index}`;

/** Four words to tell a friend; the last two count through all pairs, so no code comes twice. */
export const friendCode = (roll: Dice, index: number): string =>
  [
    roll.pick(BRIGHT),
    roll.pick(THINGS),
    BRIGHT[Math.floor(index / THINGS.length) % BRIGHT.length],
    THINGS[index % THINGS.length],
  ].join('-');
