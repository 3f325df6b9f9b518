import { find, rules } from '../pattern/rules.ts';
import type { Context } from '../verdict.ts';
import {
  accounts,
  emails,
  gamerTags,
  handles,
  isInvite,
  isPhone,
  links,
  type Place,
} from './contact.ts';
import type { Detector, Finding } from './finding.ts';
import { detector } from './finding.ts';
import { WHEREABOUTS } from './whereabouts.ts';

/** What is not the name of a school: "i go to school", "i go to a dance academy". */
const NAMED =
  '!the|a|an|my|our|school|another|dance|music|different|new|high|primary|secondary|elementary|summer|ballet|sports|sunday|saturday|boarding|public|private|state|big|small|same|gymnastics|not|so|in|at|to|very|really|still|on|with|this|that|your|her|his|bed|and .';
const PLATFORM = '@platform|insta|=snap';

const told = detector(
  'personal_information',
  rules([
    { weight: 1, phrases: WHEREABOUTS },
    {
      weight: 1,
      phrases: [
        '( can / could / may ) i ~1 ( have / get ) ( your|ur ) ~1 ( number / address / phone / snap* / insta* / email / discord )',
        '( live / lives ) ( at / on / in / near / off / by / behind / opposite ) ~5 !the|my|our|same . ( street / road / lane / avenue / crescent )',

        '( i|we|she|he live|lives / my|our|her|his ~1 address|house|flat|home is / come to|over to my / living / find me / staying / stay ) ~1 ( at|in|on|near|by|behind|opposite|number )? ~1 ( # ~3 ( street / road / lane / avenue / drive / close / way / court / st / rd / ave / square / crescent / terrace / gardens / place / flat / apartment / house ) / . ~1 ( street / road / lane / avenue / drive / crescent ) )',
        '# !on|in|at|to|days|people|of|km|miles|minutes|hours|a|for|times|the|th|and|days . ~1 ( street / road / lane / avenue / st / rd / ave / crescent / close / terrace / boulevard )',
        'my|our ( home )? address ( is / : )',
        'my|our postcode|zip|zipcode ~3',
        '( live / lives ) ( at|on ) ~2 ( street / road / lane / avenue / drive / close / crescent / square )',
        '( house / flat / apartment ) ( number )? # ~4',
        '( =calle / =via / rue / strasse / ulitsa / улица / ул / вулиця ) ~2 #',
        '. strasse|str #',
        'vivo en ( la )? calle',
        'abito in via',
        'j habite ~2 ( rue / avenue / # )',
        'ich wohne in der ~3 #',
        '( живу / живея / я живу ) ~3 ( улице / ул / вулиці / доме / #  )',
        `( i|we|she|he / my . ) ( go|study|am|attend ) ( to|at|in ) ( year|class # )? ( at|in )? ${NAMED} ~3 ( school / primary / academy / college / secondary / grammar / high / elementary / kindergarten / juniors )`,
        '( i|we ) ( go|study ) ( to|at ) ~1 ( st|saint|sainte ) . ~2',
        '( my|our ) school ( @isare called / is|s ~2 ( primary / academy / high / secondary / college / school / grammar ) / is|s ( st / saint ) )',
        'in ( class / form / grade / year ) # ( at / of )',
        '( my / her / his / our / mums|moms|dads ~0 / the / ur / this @isare my / sisters / brothers ) ~2 ( password|passcode|pin|login|passwd ) ( is|=|are|for|s|# ) ~2',
        'password @isare !always|not|a|the|wrong|hidden|too|so|safe|secret|never|very|old|different|required|incorrect|for|really|your|on|no .',
        'password ^^ . $',
        'my ( contraseña / contrasena / clave / passwort / password )',
        'mi contrasena|clave es',
        'mein passwort ist',
        'мой пароль|парола* ~2',
        `( my / her / his / our ) ~1 ( ${PLATFORM} ) ( name|handle|username|user|tag|id|account|number )? ( is|: / . $ / # )`,
        `( add|find|follow|message|dm|text|hmu|reach|contact|snap|call me|us / hit me up / write me|to|us / i|im|we am|are ) ( on|at|via|in ) ~1 ( ${PLATFORM} ) ~2`,
        `( here is|are / this is / heres|check ) my ( ${PLATFORM} ) ~2`,
        `( give|drop|send|tell|what is|share|whats ) ~1 ( me|us )? ~1 ( your|ur ) ( ${PLATFORM} ) ~1`,
        `( add|follow ) ( me|us ) ~3 ( ${PLATFORM} )`,
        `( ${PLATFORM} ) ( name|handle|username|tag|id|user ) ( is|: ) ~2`,
        `( join|joining ) ~2 ( my|our|the|this|a ) ~2 ( ${PLATFORM} ) ~1 ( group|chat|server|channel )?`,
        `( ${PLATFORM} ) ( group|server|chat|channel ) ( link|http* / in bio )`,
        '( dm / message / text / call / ring / phone / whatsapp ) me ( on|at ) ( # / my )',
        '( my / mums|moms / dads / mum|mom|dad / her / his ) ~1 ( phone|mobile|number|cell|telephone ) ( number )? ( is|s|: ) ~1',
        '( what / whats / give / send / drop / need / get ) ~2 ( your / ur ) ~1 ( phone number / number / address / mobile / e mail / email / home address / postcode / insta* / snap* / discord ) !club|of|code',
        '( home / house / am|is|are|be|walk|walking|wait|waiting|sit|sitting|stay|staying|go|going|cycle|bus ) ~2 ( alone / by myself / on my own / all alone / home alone / by ourselves / on our own ) ~8 ( at # / every / @time / # pm|am|o / until # / @place / # )',
        'i|we ~4 ( walk / cycle / bus / wait / waiting / standing / sitting ) ~6 ( alone / by myself / on my own / by ourselves )',
        '^ ~3 ( wait / waiting / standing / sitting ) ~5 ( alone / by myself / on my own / by ourselves )',
        'i|we ~3 ( am / be / home / walk / wait / stay / cycle ) ~6 ( @time / # pm / # am / at # ) ~8 ( alone / by myself / on my own / by ourselves )',
        'i|we ~9 ( @time / # pm / # am / at # ) ~8 ( nobody ~1 home / no one ~1 home )',
        '( parents / mum / mom / dad / family / nobody / everyone / no one ) ~1 ( @isare / not ) ~1 ( out / away / home / asleep / at work / not home / gone ) ~5 ( alone / tonight / until / weekend / just me / only me )',
        '( i / we / im ) ( =am|=are|will be / be ) ~2 home alone',
        '( you / u ) ~2 home alone',
        'home alone ( @time / until / till / every / all / this / again / rn ) ~2',
        'wearing ~4 ( jacket / coat / hoodie / hat / dress / shirt / backpack / bag / jumper / top ) ~6 ( waiting / outside / near / alone / standing / come )',
        '( meet / find / come to ) me ~3 ( at|outside|behind|by|in|near ) ~4 ( alone / gate / station / park / toilets / car / corner )',
        '( key / keys / spare key ) @isare ~1 ( under / in / behind ) ~3',
        '( our / the / my ) ( house / flat ) ( is|will be ) empty ~4',
        '( i / we ) ( will|are|am ) ( be )? ~1 ( on holiday / away ) ~2 ( from / until / till ) ~4 ( house / empty / nobody )',
        'my ( full name / real name / date of birth / dob / passport / bank / card ) ( number )? ( is|: ) ~4 ( # / . . )',
        'my birthday is ~4 #',
        'my ( dob / date of birth / passport number / card number / real name / full name ) @isare',
        '( mi / il mio / mon / ma / mein / meine / moj / мой / моят / мій ) ( telefono / numero / instagram / insta / snap / numéro / telephone / nummer / handynummer / телефон / номер / инста / вайбер / whatsapp / discord / telegram / телеграм ) ~2',
      ],
    },
  ]),
  {
    advice: true,
    harmless: rules([
      {
        weight: 1,
        phrases: [
          '( do not / never / dont ) ~1 ( share / give / post / tell / put ) ~4',
          'find ~2 ( own|your balance )',
          '( balance / stand / do it / practise / practice / throw / hold|held|held|turn ) ~2 ( alone / on my own / by myself ) ~3 ( ribbon / first / leg / toe / releve / balance / handstand )',
          '( first time / managed / learned / learnt / finally / can now / did|do|done ~1 ) ~4 ( by myself / on my own / alone )',
          '( clean / cook / sew* / made|make ) ~3 ( myself / on my own / alone )',
          '( years / year ) ( # ) ( in / of )',
          'class # ( a|level )',
          'not alone',
          'never alone',
          'leave ~1 alone',
          'let ~1 alone',
          'own lane',
          'password for ( warm|training|today|practice / the ~1 game|wifi ) ~1',
          '@platform ( is / are ) ( banned / bad / for / not / so / down )',
          'youtube ( video / videos / tutorial / tutorials / channel ) ~1',
          '( watch / saw / seen / learned / on ) ~3 youtube',
          'club|clubs ( instagram / insta / page / facebook / whatsapp )',
          'team|teams ( instagram / call )',
          'teams|line|signal|threads|steam|zoom ( . )',
          '( my / our / in|on|at ~1 ) ( line / lines / team / teams / signal / threads ) ~1',
          '( routine / floor / carpet / apparatus / hoop / ribbon / score ) # ~2',
          'place #',
          '( hall / gym / competition / venue / arena / club / studio / event / gala / church / centre / center / shop / cafe ) ~6 # . ~1 ( street / road / lane / avenue / st / rd )',
          'password @isare ( on / in / at / not / always / wrong / the ) ~1',
          '( so / very / too / really / pretty / that / how ) close',
          'grade # ( piano / violin / exam / ballet / theory / guitar / singing / flute / cello )',
          '( passed / failed / took / taking / got ) ~2 grade #',
          '( start / race / bib / favourite / lucky / shirt / entry / competitor ) number',
          'my phone is ( so / dead / broken / off / in / on / at / old / dying / charging / not / full / new / really / slow / too ) ~1',
          'used to ~1 be|sit|stand|eat|train alone',
          'is|it ~2 st # place',
          '( school ) ( is|was ) ( hard / boring / fun / closed / out / over / so / finished / done / great / tiring / back )',
        ],
      },
    ]),
  },
);

const RESULTS = rules([
  {
    weight: 1,
    phrases: [
      'result|results|livestream|stream|schedule|startlist|timetable|programme|program|federation|fig|entry|entries|regulations|rules|tickets|website|newsletter|register|registration|video|tutorial|article|rulebook|code',
      'start list|order',
      'live scores|stream|results',
      'club page|site',
    ],
  },
]);
const OFFICIAL = rules([
  {
    weight: 1,
    phrases: [
      'club|office|secretary|reception|enquiries|inquiries|info|registration|helpline|childline|federation|safeguarding|welfare',
    ],
  },
]);

/** Fields that are there to be filled with an address or a number. */
export const isContactField = ({ kind, field, author }: Context) =>
  (author === undefined || author.ageBand === 'adult') &&
  (kind === 'club' || kind === undefined) &&
  /phone|mail|web|site|url|address|contact|social|link|instagram|facebook|city|postcode|street/i.test(
    field ?? '',
  );

/** What a stranger could use to find a child. */
export const personal: Detector = (scene) => {
  const { reading, context } = scene;
  if (isContactField(context)) return [];
  const isAdult = context.author?.ageBand === 'adult';
  const finding = ({ start, end }: Place, weight = 1): Finding => ({
    category: 'personal_information',
    start,
    end,
    weight,
  });
  const isOfficial = isAdult && (context.kind === 'club' || find(OFFICIAL, reading).length > 0);
  const contacts = isOfficial
    ? []
    : [
        ...emails(reading).map((place) => finding(place)),
        ...reading.digits.filter((run) => isPhone(run, reading)).map((run) => finding(run)),
        ...[...gamerTags(reading), ...accounts(reading)].map((place) => finding(place)),
      ];
  const mail = emails(reading);
  const isUseful = find(RESULTS, reading).length > 0;
  const addresses = links(reading)
    .filter((link) => !mail.some((place) => place.start <= link.start && link.end <= place.end))
    .filter((link) => isInvite(link.text) || !(isUseful || isAdult))
    .filter(
      (link) =>
        !(isAdult && context.kind === 'club' && !/discord|t\.me|wa\.me|chat/.test(link.text)),
    )
    .map((place) => finding(place));
  const mentions = handles(reading)
    .filter(() => find(PLATFORMS, reading).length > 0)
    .map((place) => finding(place));
  const spoken = told(scene).filter(() => !isOfficial);
  return [...contacts, ...addresses, ...mentions, ...spoken];
};

const PLATFORMS = rules([{ weight: 1, phrases: [PLATFORM, 'add|follow|dm me'] }]);
