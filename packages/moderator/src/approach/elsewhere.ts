/** Names that are a place to be reached at and nothing else. */
export const APP =
  'whatsapp|snapchat|instagram|insta|tiktok|telegram|skype|viber|omegle|wechat|facetime|roblox|fortnite|minecraft|bereal|yubo|wickr|onlyfans|messenger|facebook|twitter|xbox|playstation|vk|paypal|houseparty|gmail|hotmail|icloud|outlook|yahoo|protonmail|pinterest|twitch|reddit|tumblr|wattpad|musically|imessage|monzo|revolut|cashapp';
/** Written out: "snap" is also a flick of the wrist. */
const EXACT = APP.split('|')
  .map((name) => `=${name}`)
  .join('|');
/** Names that are also everyday words: they need company. */
const WORDLIKE =
  '=snap|=snaps|=sc|=ig|=gram|=kik|=discord|=signal|=zoom|=threads|=tele|=tt|=fb|=dc|=tg|=wa|=steam';
const NAME =
  'handle|username|user|gamertag|tag|account|nick|nickname|screenname|id|name|snap|insta|ig|sc|discord|tiktok|channel|site|website|bio|number|num|numba|no|digits|email|mail|gmail|mobile|cell|phone|fone';
const REACH =
  '=text|=call|=ring|=phone|=message|=msg|=dm|=pm|=inbox|=contact|=email|=mail|=facetime|=skype|=kik|=snap|=add|=find|=follow|=friend|=buzz|=ping|=whatsapp|=poke|=video|=request|=hmu';

/** Ways to be reached where nobody else reads. */
export const ELSEWHERE: readonly string[] = [
  EXACT,
  `( on / via / use / using / got / have / my / your / ur / add / join ) ( the )? ( ${WORDLIKE} ) !wrist|through|out|of|between|to|from|into|with|up|that|start|for`,
  'the =gram',
  'my|your|a =zoom ( code / room / link )?',
  `( ${WORDLIKE} ) ( me / us / u / name / user / username / id / tag / handle / : )`,
  '^ ( =snap / =sc / =ig / =kik / =tg / =dc / =tt ) ( is / me / as )? . $',
  '[ghost]',
  '( [phone] / [mail] )',
  'ghost|yellow|purple|blue|green|pink app',
  'little ghost',
  '( other / another / different / secret / second / private / old / spare ) ( app / account / chat / email / e mail / profile / number / phone )',
  'new ( account / email / e mail / number ) ~3',
  '( an / the ) app ~1 ( where / called / with / that ~2 ( disappear|delete|vanish|hides ) )',
  '( my / mine / mines ) ~1 ( handle / username / user / gamertag / tag / nick / nickname / screenname / snap / insta / ig / sc / discord / bio / digits / email / mail / mobile / fone / channel / livestream / drive / site / website / profile / dms / inbox )',
  'my ( phone|mobile )? ( number / num / no / account / cell / no ) ~1 ( is / s / on / under / in / $ / # )',
  `what|wat|wots|whats ~3 ( your / ur / you ) ~1 ( ${NAME} ) !of|for|the|grip`,
  '( what / wat ) ( gmail / email / username / user / app / apps ) ~3',
  'what are ( you / u ) ( called / on ) ~2',
  '( give / drop / send / tell / share / need / want / get / have / got ) ~3 ( your / ur ) ~1 ( number / num / digits / mobile / email / mail / username / user / handle / snap / insta / discord / account / own phone ) !for|on|of',
  '( do / have / got / has / are ) ( you / u ) ~4 ( phone / mobile / tablet / ipad / insta / snap / discord / whatsapp / tiktok / texts / email / iphone )',
  '^ ( got / have ) ~3 ( phone / mobile / snap / insta / tiktok / email )',
  '( allowed / let ) ~2 ( phone / mobile / insta / snap / apps / online )',
  `( ${REACH} ) ( me / us / back )`,
  '( follow / friend / add / request / like ) back',
  '( =write / =writing / =reply / =answer / =answering / =talk / =talking / =speak / =chat / =chatting ) ( to / with )? me !before|if|about',
  '( write / text / message / call / ring ) back',
  'give ( me / us / him ) ~1 ( ring / call / bell / buzz / text / shout / number )',
  'hit ( me / us ) up',
  'hmu',
  '( i / we ) ( will / can / could / would / shall / am going to / ~1 ) ( text / ring / message / msg / dm / pm / facetime / phone / email / video|voice call ) ( you / u / your|ur phone )',
  '( i / we ) ( will / can / could / would / shall ) ~1 call ( you / u / your|ur ~1 phone )',
  'call|ring|text ( your / ur ) ~1 ( phone / mobile / number )',
  '( =dm / =dms / =pm / =pms / inbox ) ~2 ( me / us / you / u / hun / if / $ )',
  '( my / your / ur / the / in ) =dms|=pms',
  '( privately / in private )',
  'private ( message / messages / chat / room / link / page / account / call / server / video / story / group )',
  '( video / voice / face ) ( call / chat / calls )',
  '( off / not on / not / away from / besides / than ) here ( $ / to / too / other / please / x / ? / so / because / it )',
  '( chat / talk / speak / write / continue / carry on / go / move / meet / somewhere / lets ) ~4 ( somewhere else / elsewhere / somewhere private / off here / somewhere / not here )',
  '( chat / talk / speak ) ~3 ( more / instead / alone / tonight / later / at night / online / about us / on there )',
  'too ( public / many eyes / many people ~2 )',
  'can not say ~2 here',
  '( save / saved / put ) ( my / it / me ) ~2 ( under / as )',
  '( click / open / follow / tap / press ) ( the / this / my / on )? ~1 ( link / url / below )',
  '^^ open this',
  '( link / form ) ( in / to / for ) ( my / me / bio )',
  '( fill / fill in / fill out / complete ) ~3 for me',
  '( sign up / ^^ register / subscribe / apply ) ~1 ( at / on / here / today / now / with ) !the|monday|sheet|five|ten|half|quarter|#',
  'join ( here / my ~1 ( group / chat / server / channel / room / discord / zoom / call / private ) )',
  '^^ get ( the / this / an ) ~1 app',
  '^^ ( download / install ) ( the / this / an / it / . ) ~1 ( app / first / $ / so / and / called )',
  '( download / install ) ( it / this / first / an|the app )',
  'dot ( com / co / uk / net / org / me / io / chat / online / site / app / gg / tv )',
  'www',
  '( make / use / create / open / get / set up ) ~4 ( account / email / profile ) ~4',
  'on ( all / any / most ) ~2 ( apps / socials / platforms )',
  '( same / my ) ~2 ( socials / social media )',
  '( same ) ( name / username / user / handle ) ( as / on / there )',
  '( find / search / searching / look for / looking for ) ~5 ( on / up ) ( there / @platform / insta / the ~1 app / online )',
  'find ( me / us )',
  '( bit ly / tiny url / tinyurl / linktree )',
  '( unlimited / free ) ( texts / minutes / data )',
  'half ( now / today / tomorrow ) ~4',
  '( number / digits / num ) ~3 ( bio / profile / back / wrapper / paper / note )',
  '( give / gave / giving / send ) ( you / u ) my ( number / num / digits / email / address / phone )',
  'under|with ~1 ( girls / girl / false / fake / different / friends ) ~1 name',
];

/** A club's page and what is only spoken of. */
export const ELSEWHERE_HARMLESS: readonly string[] = [
  `( club / clubs / our / federation / squad / the ) ~1 ( ${APP} ) ~3`,
  `( ${APP} ) ( page / account )? ( of|for ) ( the / our ) ~1 club`,
  `no ( ${APP} ) ~3`,
  `( ${APP} ) ( dance / dances / style / trend / trends / music / sound / song / ending )`,
  'call me ( coach / miss / mr / mrs / ms )',
  '( tell / ask ) ( your / ur ) ( @parent ) ~1 ( to )? ( email / message / call / ring / write / text ) ~8',
  '( parents / parent / families / mum / dad ) ( can / may / should / please / will )? ~1 ( email / message / call / ring / follow / write / book / sign up / register / open )',
  '( page / newsletter / noticeboard / list / sheet ) ~4',
  'follow me ( across / through / round / around / on the carpet / in )',
  'find me ( at|on|by|near the ( desk / carpet / reception / club / front / table / registration ) ) ~3',
];
