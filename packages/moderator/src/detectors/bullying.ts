import { rules } from '../pattern/rules.ts';
import { detector } from './finding.ts';

const LET_US =
  '( let us / we should|will|could|can / you should / ^^ girls|guys|everyone|everybody|all )';
const NOBODY =
  '( nobody / noone / no one / none of us / not one of us / we do not / i do not / they do not / we never )';

/** Shutting somebody out, alone or by calling others to it. */
export const exclusion = detector(
  'exclusion_bullying',
  rules([
    {
      weight: 1,
      phrases: [
        '( do not / never ) let ( her / him / them / . ) ( join / in / sit / play / come / train ) ~2 ( our / us / with / group / team / she|he|because )',

        '^^ ( everyone / everybody / all / girls / guys ) ( block / ignore / unfollow / report / avoid ) . ( she / he / they / $ / because / now )',
        '( . / you / she / he ) ( can not / is not allowed to / will not / should not / not allowed to ) ( be|come|sit|join|train|stand|play ) ( in / on / with|to / near ) ( our|my|us|the|this|me ) ~3 because ~3 @insult|weird|annoying|poor|slow|ugly|fat',
        'we ~4 ( group / chat / plan / party / team / sleepover ) ~1 without ( you / her / him )',

        `${NOBODY} ~1 want|wants|need|needs|wanted|like|likes ( you / her / him / them ) ~2 ( here / on / in / to / around / near / at / anymore / there / with )`,
        '( nobody / noone / no one ) ~1 wants|want to ~1 be|partner|pair|work|train|sit|hang|talk|play|share|room|dance ~2 ( you / her / him )',
        `${LET_US} ~3 ( ignore / exclude / gang / shun / freeze / unfriend / unfollow / ghost / bully / blank / boycott / avoid ) ( you / her / him / them / !the|a|this|that|it|what|those|any|all|your|my|our . ( at / so / until / till / from / in / today / because / when / and / out / up / during ) )`,
        `${LET_US} ~3 ( block / laugh / leave / kick / vote / boo / push / report / tease ) ~1 ( you / her / him / them ) ( out / off / behind / alone / from / until / so / when / together / $ )`,
        'ignore|exclude|shun|blank|ghost|avoid|freeze ( her / him / ella ) ~3 ( until / till / so ( she / he / that ) / everyone / all of us / from now )',
        'exclude|shun|blank|freeze her|him|them ( all / everyone / out / until / so / at / from )',
        'freeze|leave|shut|kick|keep|vote|push|throw|cut ( her / him / you / them ) ~1 ( out / off ) ~3 ( group / team / chat / club / squad / party / everything )',
        '( ^^ ( please|girls|guys|everyone|everybody|so|just|and|ok|we|you|lets )? =do not / ^^ never / no one|nobody should|will|can|would / not to / stop / please dont / we will not / ^^ nobody ) ( ever|even|anyone|you|all|should )? ( sit / talk / speak / play / hang / partner / pair / train / invite / include / share / follow / warm / stand / eat / room / dance / text / reply / clap / cheer ) ~1 ( with / to / her / him / around / for / near / next / friends ) ~1 ( us / her / him / me / that / you / them / ella / !drugs|strangers|stranger|a|the|people|anyone|anybody|your|messages|each|my|our|it|someone|somebody|this|yourself|any|unknown . )',
        '( do not / never ) invite ( her / him / them / that )',
        'do not sit|stand|talk|come|hang|train|play|follow|speak ~1 ( with us / near us / near me / next to us / next to me / with me / to us / to me / here )',
        'you @isare not|never ~1 ( one of us / welcome / invited / wanted / part of ( us / our / this ) / in|on our ~2 ( $ / anymore / because ) / allowed ~3 ( with us / our ) / good enough for us / our friend )',
        'not|isnt one of us',
        'you|she|he ~1 ( can not / are not / is not / not allowed / will not ) ~1 ( sit / join / play / come / be / train / hang / eat ) ~2 ( with us / in our / to our / on our / friends )',
        '( you / she / he ) ( do / does ) not belong ~2 ( here / with us / us / in|on ~1 ( team / club / group / squad / gym / sport / chat / podium ) / $ )',
        'find|join|get|go|try|pick another|different|new|other|somewhere club|team|group|else|gym|friends ~3 ( loser / nobody / no one / freak / we|you not|dont )',
        '^^ ( just|please|so )? ( go / find ) ( another|different|other|new|somewhere ) ( club|team|group|gym|friends|else ) ~1 $',
        '^^ ( just|please|so|oh|now )? =go away ( nobody / we / noone / loser / you / and / $ )',
        '^^ ( leave / quit / get out of ) ( our / the / this ) ( team / club / group / gym / squad / chat ) ~3 ( nobody / we / you / no / loser / please / already / now / everyone / and / $ )',
        'we ~2 ( better / happier / fine / win ) ~2 without ( you / her / him )',
        'everyone|everybody|we|all want|wants|hope|hopes|wish|wishes|wanted ( you / her / him ) ~2 ( leave / quit / gone / out / off ~1 team|squad|group )',
        '( so / until / till / make / and|then ) ( she / he / her / him ) ( quit / quits / leave / leaves / cry / cries / give up / gives up / goes home / feels|feel left )',
        '( until / till / make ) ( you / they ) ( quit / give up / cry )',
        'get|getting ( her / him / you ) ~1 ( kicked / thrown / dropped / banned / off ) ~3 ( team / out / squad / group / club )',
        'make|making ( her / his / your ) life ~1 ( hell / miserable / misery / impossible )',
        'make her|him|them cry|quit|leave',
        'make her|him|them feel ~1 ( bad / unwelcome / small / left / stupid / sad / alone / worthless / like )',
        'if ( she / he / you ) ( comes|come|joins|join|goes|go ) ~4 ( nobody / noone / no one / i will not / we will not / not coming / not going )',
        'we ~2 ( group / chat ) without ( her / him / you )',
        'rate|vote ~3 ( ugliest / worst / fattest / least )',
        'spread|start|tell everyone ~3 rumour|rumours|rumor|rumors',
        'everyone|everybody ~1 block|report|unfollow|dislike ( her / him / this / ella )',
        'you @isare not ~1 ( my / our ) ( friend / teammate ) anymore',
        '( you / she / he ) ~1 ( have|has|got ) no friends',
        '( you / she ) should ( just|really|seriously|probably|honestly )? ( quit / give up / stay home / leave ( the / this / our ) ~1 ( team / club / group / gym / squad / chat / sport ) )',
        'quit ~1 ( already / gymnastics / rhythmic ) ( nobody / you / loser / please / no )',
        '@isare not coming|allowed ~3 because ~2 ( weird / ugly / fat / stupid / poor / loser )',
        'nadie ~2 quiere ~3 ( grupo / equipo / aqui )',
        'vete de|del ~2 ( equipo / grupo / club )',
        'nessuno ti vuole',
        'vattene',
        'casse toi',
        'degage',
        'geh weg niemand',
        'verschwinde',
        'не дружите|дружим|разговаривай* ~2 ( ней / ним )',
        'уходи|убирайся ~2 ( из / клуба / команды )',
      ],
    },
    {
      weight: 1,
      phrases: [
        '^ ~3 ( no one / nobody ) ( wants / likes ) you',
        '( let us / lets ) ~1 not ~1 ( talk / invite / tell / include / sit / let ) ~1 ( to / with / her / him ) ~1',
      ],
    },
  ]),
  {
    reported: true,
    counter: true,
    harmless: rules([
      {
        weight: 1,
        phrases: [
          'ignore ( the / what / that / those / these / them / it / any / all ) ~1 ( haters / score / scores / noise / pain / nerves / comments / crowd / people / judges / bullies / trolls )',
          'leave ~1 out ~1 ( element / hoop / skill / jump )',
          'leave it out',
          'let us leave',
          'no one wants to lose',
          'do not be|sit with ~1 nervous|scared|your',
          'no one|nobody wants to get',
          'not be with us ( today / tonight / for )',
          'can not|not|wont come with us ( because / sadly / but )',
          'miss|missed|missing ( you / her )',
          'with us ( today / tonight / tomorrow / this )',
          'block ~1 seat|spam|bot|ads|number|strangers',
        ],
      },
    ]),
  },
);
