const FAMILY =
  /\b(?:mum|mummy|mom|mommy|mam|dad|daddy|mother|father|parents?|step ?(?:mum|mom|dad|mother|father|brother)|gran|granny|grandad|grandpa|grandma|uncle|aunt|auntie|brother|sister|carer|foster (?:mum|mom|dad|carer)|at home)\b/iu;
const TROUBLE =
  /\b(?:shout\w*|scream\w*|yell\w*|hits?|hitting|hurts?|hurting|smack\w*|slap\w*|kick\w*|push\w*|throws?|threw|breaks?|lock(?:s|ed)|scar(?:es?|ed|ing|y)|afraid|frightened|mean|horrible|angry|drunk|cry|crying|cries|secret|unsafe|not safe|touch\w*|starv\w*|find out|want \w+ to know|tell (?:him|her|them|anyone))\b/iu;

/** Whether what a young person tells us in private sounds like trouble at home: then help is offered. */
export const mentionsHome = (text: string): boolean => FAMILY.test(text) && TROUBLE.test(text);
