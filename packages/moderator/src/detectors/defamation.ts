import { rules } from '../pattern/rules.ts';
import { detector } from './finding.ts';

const BAD =
  '@hardinsult|@hardprofanity|monster|monsters|abuser|abusers|abusive|corrupt|crook|crooks|criminal|criminals|tyrant|tyrants|dictator|bully|bullies|cheat|cheats|cheater|cheaters|liar|liars|thief|thieves|fraud|frauds|scammer|scammers|scam|evil|incompetent|disgrace|psycho|sadist|sadistic|drunk|alcoholic|pervert|paedo|pedo|creep|predator|racist|horrible|nasty|clueless|trash|garbage|rubbish|joke|witch|hag|cow|dragon|devil|demon|beast|toxic|unqualified|lunatic|crazy|mental|awful|terrible|mean|ripoff|cult|hell|hellhole|shambles|cruel|vile|lazy|fake';
const WHO = '( @coach ~2 / coach|trainer|judge . / . club|academy|gym / @coach )';

/** Name-calling and accusations against a coach, a judge or a club. Fair criticism is not meant. */
export const defamation = detector(
  'coach_club_defamation',
  rules([
    {
      weight: 1,
      phrases: [
        `${WHO} ( @isare ) ~2 ( ${BAD} ) !about|day|weather|hall|parking|bad|good|strict`,
        `${WHO} there|here ( @isare ) ~4 ( ${BAD} )`,
        `( ${BAD} ) ~1 ( coach / coaches / trainer / trainers / judge / judges / club / academy / instructor / gym ) !mat|floor|lighting|hall`,
        '( worst|shittiest|crappiest|dirtiest / most corrupt|useless ) ~1 @coach ( ever / in / i / around / $ / on / a / you )',
        '( run / owned / managed / taught / coached / led ) by ~3 ( idiots / clowns / crooks / morons / thieves / scammers / liars / bullies / monsters / criminals / psychos / amateurs / witches / fools / idiot / clown / monkeys / losers )',
        '@coach ~5 ( should|must|needs|deserves|ought ~1 ( be )? ~1 ( fired / sacked / arrested / jailed / banned / in jail / in prison / locked up / shut down / ashamed / fired / struck off / closed down / rot ) )',
        '( she / he / they ) ( should|must|needs|deserves ) ~1 be ( fired / sacked / arrested / jailed / banned / locked up / shut down )',
        'should be fired|sacked|jailed',
        '@coach ~4 ( =lied / =lies / =lying ) ( to / about / $ )',
        '@coach ~4 ( fix ~2 ( scores / score / results / competition / placings ) / rig / rigs / rigged / bribe / bribes / bribed / steal / steals / stole / stealing / embezzle* / scam / scams / scammed / cheat / cheats / cheated / paid off / takes bribes / took bribes / took ~2 money / launder* / pocket* / rip* ~1 off ) ~2',
        '( she / he / they ) ( fix / fixes / rig / rigs / bribe / bribes ) ~2 ( scores / score / results / judges / competition )',
        '( scores / results / judging / competition / judges / placings ) ( @isare ~1 / all )? ( fixed / rigged / bribed / corrupt / paid off / fake )',
        '( scores / results / judges / placings ) @isare ~1 bought',
        '( bribe / bribed / bribes / paid / pays / paying / bought ) ~2 ( off )? ~1 ( judge / judges / federation )',
        '( @coach|club|academy ) ( @isare ~1 ( a / such / total / just / complete ) ~1 / ~1 total|complete|absolute ) ( scam / fraud / cult / joke / ripoff / rip off / con / dump / sham / circus / disgrace / hellhole ) !free',
        'scam ( club / academy / coach / run / artists )',
        '( sleeps|slept|sleeping with ) ~3 ( coach / judge / owner )',
        'hate|despise ~1 ( my / this / that / the / our / your / these / those ) ~1 ( coach / coaches / trainer / judge / judges / club / instructor )',
        'zero|0|0.5 stars ~3 ( @coach / monsters / scam / idiots / liars )',
        '( do not / dont / never ) ( go / send / trust / join / come / waste ) ~4 ( there / club / coach / kids / them / here / money ) ~5 ( liars / scam / monsters / abusive / crooks / thieves / cheats / idiots / steal / abuse )',
        '( only / just ) ( care / cares / after / want / wants ) ~2 money ~5 ( greedy / liars / scam* / crook* / thieves / pig* )',
        '( greedy / money grabbing / moneygrabbing / crooked / dishonest / evil / two faced / lying / cheating / thieving / talentless / corrupt / drunk* ) ~1 ( coach / coaches / owner / owners / club / trainer / trainers / judge / judges / director / federation / staff )',
        '( coach / trainer / judge ) . ( is|was ) ~3 ( liar / cheat / witch / cow / idiot / monster / fraud / thief / joke )',
        'failed gymnast',
        '( doesnt / does not / do not / dont ) know ~2 ( anything / what ~2 doing / shit / jack ) ~3 ( idiot / clown / useless / fool / stupid )',
        'could not coach|teach|judge a|her|his|to',
        '( blind / biased / corrupt / bribed / bent / crooked ) ( judge / judges / judging )',
        'judge|judges ( @isare ) ~2 ( blind / biased / corrupt / bribed / bent / crooked / bought / fake / stupid / paid )',
        'favouritism|favoritism ~3 ( disgusting / pathetic / joke / sick )',
        '( abuse / abuses / abusing / beats / hits / starves ) ( kids / children / gymnasts / girls / the girls / the kids / the gymnasts / athletes )',
        '( teaches|coaches|treats ) ~3 like ( shit / dirt / garbage / trash / animals / crap / rubbish / slaves )',
        'coach|trainer|judge|instructor ~3 ( [clown]|[snake]|[pig]|[poop]|[trash]|[rat]|[cow] )',
        '( entrenador* / allenat* / entraineur* / trainerin / trener* / тренер* / треньор* ) ~3 @insult',
        '( тренер* / треньор* ) ~2 ( тупая / тупой / тварь / дура / дурак / идиот* / коза / корова / ворует / тъпа* )',
        'club|verein ~3 ( estafa / truffa / arnaque / betrug )',
        '( estafa / truffa / arnaque / betruger / мошенник* / измамни* / жулики )',
      ],
    },
  ]),
  {
    negation: true,
    reported: true,
    counter: true,
    harmless: rules([
      {
        weight: 1,
        phrases: [
          '( my / our / your ) school|gym|studio ~1 ( is / was ) ~2 ( crazy / mental / awful ) ( busy / today / hot )',
          '( hall / heating / parking / traffic / weather / lighting / mats / floor / changing / toilets / food / music / coffee / schedule ) @isare ~2 ( terrible / awful / horrible / rubbish / joke / bad )',
          'judging|judge ( course / is hard )',
          'coach ( was|is ) ~1 ( strict / fair / crazy about / funny / hilarious / crazy good / ill / sick / away )',
          'the worst ( part / thing / day )',
          'wicked coach|club',
          'gym ( was|is ) ~1 ( crazy / cold / hot )',
          'a joke with',
          'steal the show|scene|spotlight',
          // Apparatus and shoes.
          '=clubs',
          '( my / old / new / white / running / filthy / dirty / smelly / muddy / wet ) ~1 =trainers',
        ],
      },
    ]),
  },
);
