import type { Dice } from '../random.ts';

export interface Name {
  readonly full: string;
  /** The same in plain letters and dots, for usernames and e-mail addresses. */
  readonly plain: string;
  readonly homeland: string;
}

interface Origin {
  readonly homeland: string;
  readonly share: number;
  readonly women: string;
  readonly men: string;
  readonly last: string;
}

/** Many who live here have a name from elsewhere; their country is not among those one can choose. */
const HERE = 'United Kingdom';

/**
 * Invented people from everywhere. 'Łukasik/Lukasik' gives a name and how it looks in plain letters,
 * 'Říha|Říhová' what a man and what a woman of the family is called.
 */
const ORIGINS: readonly Origin[] = [
  {
    homeland: HERE,
    share: 60,
    women:
      'Amelia Olivia Isla Ava Freya Poppy Willow Evie Matilda Harriet Imogen Beatrice Florence Niamh Seren Eilidh Priya Aaliyah Zara Chloe Maya Leila Grace Ruby',
    men: 'Daniel Oscar Theo Rowan',
    last: 'Ashdown Bellweather Carrow Dunmore Elmswell Fairhurst Greenacre Hartnoll Inglewood Kestleton Larchfield Merriman Northcote Okafor Pemberley Quillan Rookwood Sandhu Thistleton Underhill Varley Whitcombe Yarrow Ablewhite Birchall Cotterill',
  },
  {
    homeland: 'Germany',
    share: 6,
    women: 'Zoë/Zoe Käthe/Kaethe Lena Hannah',
    men: 'Jürgen/Juergen Björn/Bjoern',
    last: 'Weiß/Weiss Schönfeld/Schoenfeld Grünwald/Gruenwald Bäcker/Baecker',
  },
  {
    homeland: 'France',
    share: 5,
    women: 'Anaïs/Anais Élodie/Elodie Hélène/Helene Margaux',
    men: 'François/Francois',
    last: 'Lefèvre/Lefevre Chênevert/Chenevert Garçon/Garcon Beaupré/Beaupre',
  },
  {
    homeland: 'Spain',
    share: 5,
    women: 'Lucía/Lucia Begoña/Begona Inés/Ines Nuria',
    men: 'Martín/Martin',
    last: 'Muñoz/Munoz Peñalver/Penalver Cortés/Cortes Ibáñez/Ibanez',
  },
  {
    homeland: HERE,
    share: 3,
    women: 'Zofia Małgorzata/Malgorzata Żaneta/Zaneta',
    men: 'Łukasz/Lukasz',
    last: 'Łukasik/Lukasik Dąbek/Dabek Jasieński|Jasieńska/Jasienski|Jasienska',
  },
  {
    homeland: HERE,
    share: 3,
    women: 'Kateřina/Katerina Šárka/Sarka',
    men: 'Ondřej/Ondrej',
    last: 'Říha|Říhová/Riha|Rihova Šípek|Šípková/Sipek|Sipkova',
  },
  {
    homeland: HERE,
    share: 2,
    women: 'Ágnes/Agnes Réka/Reka',
    men: 'Gergő/Gergo',
    last: 'Kőszegi/Koszegi Erdődi/Erdodi',
  },
  {
    homeland: HERE,
    share: 2,
    women: 'Ieva Austėja/Austeja',
    men: 'Jokūbas/Jokubas',
    last: 'Šimkus|Šimkutė/Simkus|Simkute Žilys|Žilytė/Zilys|Zilyte',
  },
  {
    homeland: 'Bulgaria',
    share: 5,
    women: 'Мария/Mariya Елица/Elitsa Десислава/Desislava',
    men: 'Борис/Boris',
    last: 'Димитров|Димитрова/Dimitrov|Dimitrova Стоянов|Стоянова/Stoyanov|Stoyanova Желев|Желева/Zhelev|Zheleva',
  },
  {
    homeland: 'Ukraine',
    share: 6,
    women: 'Олена/Olena Софія/Sofiia Іванна/Ivanna',
    men: 'Тарас/Taras',
    last: 'Шевчук/Shevchuk Гайденко/Haidenko Ковтун/Kovtun Їжаківський|Їжаківська/Yizhakivskyi|Yizhakivska',
  },
  {
    homeland: 'Japan',
    share: 3,
    women: 'Haruka Yūko/Yuko Aiko',
    men: 'Sōta/Sota',
    last: 'Kurosawa Ōmori/Omori Takeda Hoshino',
  },
];

const lots = ORIGINS.flatMap((origin) => Array.from({ length: origin.share }, () => origin));

/** The form of a family's name for a man or a woman, where there are two. */
const formOf = (names: string, isWoman: boolean): string => {
  const [man = '', woman = man] = names.split('|');
  return isWoman ? woman : man;
};

/** A name that fits together: first and last from the same place, and for the same person. */
export function inventName(roll: Dice): Name {
  const { homeland, women, men, last } = roll.pick(lots);
  const givenNames = [...women.split(' '), ...men.split(' ')];
  const first = roll.pick(givenNames);
  const isWoman = givenNames.indexOf(first) < women.split(' ').length;
  const [given = '', plainGiven = given] = first.split('/');
  const [families = '', plainFamilies = families] = roll.pick(last.split(' ')).split('/');
  return {
    full: `${given} ${formOf(families, isWoman)}`,
    plain: `${plainGiven}.${formOf(plainFamilies, isWoman)}`.toLowerCase(),
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
