import { find, rules, type Hit } from '../pattern/rules.ts';
import type { Reading } from '../text/reading.ts';

/** What stands around a hit and may take its sting away. */
export interface Surroundings {
  isNegated: (hit: Hit) => boolean;
  isReported: (hit: Hit) => boolean;
  isCountered: (hit: Hit) => boolean;
  isAdvised: (hit: Hit) => boolean;
  isSelf: (hit: Hit) => boolean;
}

const NEGATORS = new Set([
  'not',
  'no',
  'never',
  'without',
  'nor',
  'neither',
  'isnt',
  'hardly',
  'stop',
  'nao',
  'nicht',
  'kein',
  'keine',
  'pas',
  'non',
  'не',
  'ні',
  'нет',
]);
/** A new thought starts here, and small phrases whose "no" denies nothing. */
const BREAKS = new Set([
  'but',
  'because',
  'so',
  'and',
  'offence',
  'offense',
  'wonder',
  'lie',
  'way',
  'doubt',
]);
const TELLING = new Set([
  'call',
  'called',
  'calling',
  'calls',
  'say',
  'said',
  'saying',
  'says',
  'told',
  'tell',
  'telling',
  'tells',
  'word',
  'words',
  'think',
  'thinks',
  'thought',
  'comment',
  'comments',
  'commented',
  'label',
  'yell',
  'yelled',
  'shout',
  'shouted',
  'wrote',
  'llamo',
  'dijo',
  'nannte',
  'genannt',
  'appele',
  'chiamata',
  'назвала',
  'назвал',
  'обозвала',
  'сказала',
  'нарече',
]);

/** Words that speak against what they name: rules, advice, comfort. */
const COUNTER = rules([
  {
    weight: 1,
    phrases: [
      '@isare|be not ok|okay|cool|right|fair|funny|acceptable|nice|kind|allowed|good|your|welcome|true|tolerated|alright',
      '@isare never ~1 ok|okay|acceptable|funny|cool|right|fine|the',
      '@isare ~2 wrong|mean|bullying|hurtful|unacceptable|unkind|racist|racism|sexist|homophobic|cruel|bad|illegal|rude|ignorant|discrimination|abuse|offensive|hateful|harmful|dangerous|unfair|outdated',
      'stop|quit calling|saying|telling|using|making|bullying|shaming|hating|teasing|being|spreading',
      '( ^^ do not / please|lets|so|and|but|we|you|people do not / ^^ never / please|we|you never / must not / should not / please stop ) ~1 call|say|tell|use|make|bully|shame|tease|spread|share|post|give|let|listen|believe|skip|send|starve|hide|think|feel|ask|ever|laugh|exclude|judge|talk|treat|compare',
      '( should not / must not / never should / can not ) ~1 @someone ~2 call|say|tell',
      'no|zero one|body|child|person|kid|gymnast|girl? should|deserves|must|has|needs ever? ~1 be|feel|have|to|hear',
      'nobody should|deserves|must|has|needs ~1 be|feel|have|to|hear|get|say',
      'say|says|said|saying no to|when|and|thanks',
      'in ( the best / the nicest ) ~1 way',
      '( but / and ) in a good way',
      '( but / and / still ) ~1 i|we ~1 love|adore ~1 her|him|it|them|you',
      'got|found|asked|asking for? help',
      '^^ love you|u ~1 $',
      'in history',
      'history class|lesson|lessons|book',
      'stand up to|against|for',
      'speak up|out',
      'no to racism|bullying|hate|drugs',
      'no place for',
      'no room for',
      'zero tolerance',
      'no drugs|bullying|racism|body|alcohol|hate|smoking|violence',
      '( if / when ) ~1 ( you / someone / anyone / anybody / somebody / a / your ) ~3 feel|ask|say|call|tell|see|make|hurt|offer|touch|send|want|bully|notice|message|think|struggle|get ~~14 ( tell / talk / speak / report / block / ask / help / call / contact / trust / there / reach / matter )',
      '( tell / talk to / speak to / ask ) ( a / an / your / someone / some ) ~1 adult|grownup|grown|trusted|coach|parent|parents|mum|teacher|you|doctor',
      'report|block it|them|him|her|this|that|anyone|people|users|accounts',
      'it hurts|hurt when|to|so|me|my|people',
      'that hurt|hurts|hurtful|upset',
      '( hurt / hurts ) my|her|his|their|our feelings',
      'made|makes|make me|her|him|them|us feel|cry|sad|upset',
      'how can|could|dare anyone|someone|people|you|they ~1 say|think|call|believe',
      'anyone|people|someone who|that ~1 says|say|thinks|think|calls|call|believe|believes ~9 @isare|should|need|needs|deserve',
      'poster|assembly|workshop|rule|policy|charity|campaign|documentary|book|lesson|talk|awareness|film|article|leaflet ~2 about|on|says|against|for|is',
      'learn|learned|learnt|taught|teach about',
      'be kind',
      'you matter',
      'you are not alone|stupid|fat|ugly|useless|a|worthless',
      'proud to be',
      'love|respect|support|welcome|accept all|every|@group',
      'recover|recovered|recovering|recovery from',
      'rights',
      'discrimination|racism|sexism|homophobia|bigotry|xenophobia|transphobia|antisemitism|islamophobia|bullying|prejudice @isare|has|against|in|must|should|needs|hurts',
      'fight|fighting|against|end|ending|denounce|condemn ~1 racism|hate|bullying|sexism|homophobia|discrimination|doping|drugs|prejudice',
      'banned|forbidden|illegal|prohibited|suspended for|in|at',
      'is|are|was banned|forbidden|illegal|prohibited',
    ],
  },
]);

/** What to do when something bad happens: the only talk that excuses the gravest words. */
const ADVICE = rules([
  {
    weight: 1,
    phrases: [
      '( if / when ) ~1 ( you / someone / anyone / anybody / somebody / a / your / people / an ) ~3 feel|ask|say|call|tell|see|make|hurt|offer|touch|send|want|bully|notice|message|think|struggle|get|have|hear|need ~~14 ( tell / talk / speak / report / block / help / call / contact / trust / there / reach / matter / say no / support / get|find|show|fetch ~3 adult|grownup|grown )',
      '( real|good|true|nice|safe|kind|decent friend|friends|coach|coaches|adult|adults|person|people ) ( will / would / do / does )? ( not / never ) ~2 ( ask / make / want / tell / need / pressure / force / mind )',
      'nobody|anyone|anybody|noone ( has / have ) ~1 right to',
      'no one has ~1 right to',
      'not your fault',
      'tell|ask ( your / a ) @parent|coach|teacher if|when',
      // Where parents are let in, nobody is being lured away.
      'parent|parents|adults can|may|should|must|will ( always / all / also )? ( see / join / sit / stay / watch / read / listen / be present / come )',
      'pshe|rse',
      'my|our ( mum / mom / dad / parents / gran / grandma ) ( asked / invited / agreed / ( said / says ) ( yes / ok / okay ) / will be ( there / home / with ) / is ~1 ( driving / coming / there ) / drives )',
      '( tell / talk to / speak to / ask ) ( a / an / your / someone / some / the ) ~1 adult|grownup|grown|trusted|counsellor|welfare|helpline',
      '( helpline / childline / samaritans / prevention / awareness )',
      'say no to',
      'no place for',
      'zero tolerance',
      '( do not / never ) ~1 ( share / give out / give / post / send / agree to / keep ) ~4 ( online / strangers / anyone|internet / number / numbers / address / addresses / passwords / password / photos|pictures to / secrets|secret )',
      '@isare ( not / never ) ~1 ( ok / okay / acceptable / funny / a joke / allowed )',
      'stop bullying|racism|violence',
      '( nobody / no one / adults / a coach / coaches / an adult / anyone ) should ( ever / never / not / have to ) ~3',
      '( stay / keep|be ) safe online',
      '( poster / rule / rules / policy / workshop / assembly / lesson ) ~2 ( about / on / says / against )',
    ],
  },
]);

export function surroundingsOf(reading: Reading): Surroundings {
  const { tokens } = reading;
  const advice = find(ADVICE, reading);
  const counters = [...find(COUNTER, reading), ...advice];
  const written = (at: number) => tokens[at]?.written ?? '';
  const quotes = quotedParts(reading.original);

  const isNegated = (hit: Hit) => {
    for (let at = hit.from; at < hit.to - 1; at += 1) if (NEGATORS.has(written(at))) return true;
    for (let at = hit.from - 1; at >= hit.from - 3 && at >= 0; at -= 1) {
      if ((tokens[at + 1]?.pause ?? 0) > 0 || BREAKS.has(written(at))) return false;
      if (NEGATORS.has(written(at)) && written(at + 1) !== 'only' && written(at + 1) !== 'gonna')
        return true;
    }
    return false;
  };

  const isReported = (hit: Hit) => {
    const isQuoted = quotes.some(({ start, end }) => start <= hit.start && hit.end <= end);
    for (let at = hit.to - 1; at >= hit.from - 6 && at >= 0; at -= 1) {
      if (at < hit.from && tokens[at + 1]?.pause === 2) break;
      if (!TELLING.has(written(at)) || at === hit.to - 1) continue;
      // "i said you are stupid", "tell her she is fat": the writer's own words.
      const before = written(at - 1);
      const own =
        before === 'i' ||
        before === 'ill' ||
        (/^tell$|^say$|^call$/.test(written(at)) && !isPassedOn(at));
      if (!own) return true;
    }
    return isQuoted && (counters.length > 0 || isAscribed(hit));
  };

  /** "…" was what they shouted at her. */
  const isAscribed = (hit: Hit) => {
    for (let at = hit.to; at < hit.to + 8 && at < tokens.length; at += 1)
      if (TELLING.has(written(at)) && written(at - 1) !== 'i') return true;
    return false;
  };

  const isPassedOn = (at: number) => {
    for (let back = at - 1; back >= at - 4 && back >= 0; back -= 1) {
      if (
        /^(?:they|she|he|people|who|kids|others|girls|not|never|to|you|someone|everyone|anyone)$/.test(
          written(back),
        )
      ) {
        return written(at + 1) !== 'her' || written(back) === 'not';
      }
    }
    return false;
  };

  return {
    isNegated,
    isReported,
    isCountered: (hit) => counters.some((counter) => isNear(reading, hit, counter)),
    isAdvised: (hit) => advice.some((one) => isNear(reading, hit, one)),
    isSelf: (hit) => {
      for (let at = hit.from; at < hit.to; at += 1)
        if (/^(?:you|your|ur|she|he|they|u)$/.test(written(at))) return false;
      for (let at = hit.from; at >= hit.from - 5 && at >= 0; at -= 1) {
        if (at < hit.from && tokens[at + 1]?.pause === 2) return false;
        if (/^(?:you|ur|u|she|he|they)$/.test(written(at))) return false;
        if (/^(?:i|me|myself|my|we)$/.test(written(at))) return true;
      }
      return false;
    },
  };
}

/** A counter-word speaks for its own sentence and for the one beside it, not for a whole page. */
function isNear({ tokens }: Reading, hit: Hit, counter: Hit): boolean {
  const from = Math.min(hit.from, counter.from);
  const to = Math.max(hit.to, counter.to);
  if (to - from > 40) return false;
  let sentences = 0;
  for (let at = from + 1; at < to; at += 1) if (tokens[at]?.pause === 2) sentences += 1;
  return sentences <= 1;
}

function quotedParts(text: string): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let open = -1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (!'"“”„«»'.includes(sign)) continue;
    if (open >= 0) parts.push({ start: open, end: at + 1 });
    open = open >= 0 ? -1 : at;
  }
  return parts;
}
