const BODY =
  'legs|body|figure|bum|butt|bottom|ass|arse|waist|hips|thighs|tummy|stomach|belly|skin|lips|eyes|hair|face|curves|chest|boobs|feet|shape|bod|physique|calves|backside|cheeks|mouth|arch';
const FAIR =
  'gorgeous|amazing|beautiful|perfect|nice|lovely|sexy|hot|smooth|flat|tiny|long|great|stunning|cute|pretty|slim|soft|fit|toned|skinny|slender|fab|incredible|dreamy|thin|small|tight|bare|silky|adorable|delicious|fine|attractive';
/** Said of a person these are about looks whatever else stands there. */
const PRETTY =
  'pretty|beautiful|gorgeous|stunning|hot|cute|sexy|adorable|attractive|fit|hottie|handsome|delicious|tasty|irresistible|fine|prettier|sexier|hotter|cuter|pwetty|foxy|lush|peng';
const WORN =
  'leotard|leo|shorts|outfit|tights|crop|bikini|swimsuit|leggings|skirt|costume|dress|kit|pyjamas|lycra';

/** Remarks on a child's body and looks; a line, a leap or a costume for a show is none. */
export const LOOKS: readonly string[] = [
  `( ${FAIR} ) ~1 ( legs / body / figure / bum / butt / ass / arse / waist / thighs / tummy / stomach / skin / lips / eyes / hair / face / curves / boobs / bod / physique / backside / cheeks ) !tight|straight|up|down|square`,
  `( your / ur / those / that / these / such / them ) ~1 ( ${BODY} ) ~2 ( are / is / look / looks / so / s ) ~2 ( ${FAIR} ) !than|and|in|when|through|on`,
  `( love / like / adore / loving / admire / staring at / looking at / watching ) ~1 ( your / ur / those / that / these ) ~2 ( ${BODY} )`,
  '( that / those / dat / nice / wow|mmm|damn ~1 ) ( body / legs / curves / figure / thighs / bum / butt / bod )  ( $ / [hearteyes] / [smirk] / [hotface] / tho / though / x / omg )',
  '( wow / mmm / damn / omg / phwoar / yum / yummy / ooh ) ~3 ( body / legs / curves / figure / split / splits / leo / leotard / bum / back / arch / stretch / bend )',
  '( =mmm / =mmmm / =mm / phwoar )',
  `( [hearteyes] / [hotface] / [smirk] / [tongue] / [fire] ) ~4 ( ${BODY} / back / arch )`,
  `( ${BODY} / back / splits / bendy / flexible ) ~3 ( [smirk] / [hotface] / [tongue] / [sweat] )`,
  '( [peach] / [eggplant] / [hotface] / [smirk] / [adultsonly] / [swimsuit] )',
  '[tongue] ~1 [sweat]',
  'perfect body|figure|shape',
  `( you / u / ur / youre ) ~1 ( look / looks / looked / looking / are / r / is / so / were / such )? ~3 ( ${PRETTY} ) !good|much|hard|well|sure|cool|lines|extension|routine|choreography|ending|expression|ribbon|throw|work|dancer|leap|performance`,
  `( you / u / ur ) ~1 ( look / looks / looked / looking ) ~3 ( good / amazing / great / perfect / lovely / nice / incredible / older / grown / fab / so good ) ~2 ( in that|your|ur|those|this / all / sweaty / today / x / enough / [hearteyes] / when you bend )`,
  `( you / u ) ~5 in ( that / your / ur / this / those / the / a|ur ) ~2 ( ${WORN} )`,
  `( that / those / your / ur / this / the / love ~1 ) ~1 ( ${WORN} ) ( is / are / was / looks / look / really / so / just )? ~1 ( suits / suit / fits / hugs / shows / flatter* / looks ~2 on you|u / sexy / tiny / hot / short / tight / revealing / leaves|leave ) ~2`,
  `( tight / tiny / little / sexy / short / skimpy / cute / tighter ) ~1 ( ${WORN} )`,
  `^ ~1 ( so / very / too / such / really / how / well )? ~0 ( ${PRETTY} ) ( x / xx / xxx / girl / thing / stuff / one / lady / little thing / [hearteyes] / [kissing] / [smirk] / [hotface] )`,
  '^ ( so / very / too / really )? ( pretty / hot / cute / sexy / adorable / attractive / fit / handsome / hottie / delicious / tasty ) $',
  `( pretty / beautiful / gorgeous / cute / sexy / hot / stunning / lovely / sweet ) ~1 ( girl / girls / little thing / lady / young lady / stuff / babe / woman / baby / creature / child )`,
  'so ( pretty / beautiful / gorgeous / cute / sexy / hot / stunning / skinny / slim / bendy ) ( $ / x / xx / [hearteyes] / and / you|u / omg / girl )',
  '( prettiest / sexiest / hottest / cutest / loveliest / fittest ) ~1 ( girl / one / gymnast / on / in / of / legs / kid / $ )',
  'what a ~1 ( beauty / babe / stunner / looker / body / figure / sight )',
  '( stunner / hottie / cutie / heartbreaker / jailbait / babe / bombshell )',
  '( figure !of|eight|8|out|skating|it . / curves / curvy / curvier / cleavage / puberty )',
  '( you / u ) ~3 ( filled out / filling out / developed / developing / growing up / grown up / all grown / maturing / blossom* )',
  'all grown up',
  'growing ~1 into ~4 ( lady / woman / beauty / young )',
  '( become / becoming / turning into ) ~3 ( lady / woman / beauty )',
  '( young / little ) ( lady / woman ) ( $ / now / x / you )',
  'pass for #|sixteen|eighteen|older|adult',
  '( look / looks / seem / looked ) ~2 ( older than / # already / sixteen / eighteen / like a ~1 model / like a ~1 woman / grown up for )',
  'break ~2 hearts',
  '( make / be ) ~3 ( wife / girlfriend )',
  '( take / took / keep / kept / tear ) ~2 ( eyes / hands ) off ( you / u )',
  '( stop / stopped / help ) ~1 ( looking / staring / thinking / gazing / watching ) ~1 ( at / about )? ( you / u )',
  '( eyes / hands ) off you',
  '( watch / watching / see / seeing ) ( you / u ) ( bend / stretch / stretching / move / dance / all day / sleep / change / undress / do the splits / sweat )',
  '( sweaty / sweating ) ~3',
  '( leave / leaves / left ) ~5 imagination',
  '( skinny / slim / petite / slender ) ~1 ( and|but / little / thing / waist / girl / body / $ / just )',
  '( you / u / ur ) ~2 ( so / very / nice|nicely )? ( skinny / slim / thin / petite / slender / tiny ) ( $ / and / x )',
  '( how / the way ) i like ( it / them / my )',
  '( so / how / very / too ) bendy ( $ / you|u / girl )',
  '( your / ur ) ~1 ( skin / lips / curves / cheeks ) ~3 ( so / is / are / look ) ~2 ( smooth / soft / lovely / kissable / perfect )',
  'if i ( were / was ) ~1 ( younger / twenty|ten years / # years / single )',
  'wear ~4 ( hair / it ) ~1 ( down / loose ) ~3',
  '( turn / turns / turning ) me on',
  '( losing / lost / lose / gained / put on ) ~1 weight',
];

export const LOOKS_HARMLESS: readonly string[] = [
  '( eyes / chin / chest / hips / hair / shoulders / legs / feet / tummy / stomach / back ) ( up / down / square / straight / on / tight / forward / in / level / together )',
  `( beautiful / gorgeous / stunning / lovely / cute / pretty / amazing / perfect / great / nice ) ~1 ( lines / line / extension / routine / choreography / ribbon / throw / catch / leap / leaps / turn / work / spirals / toe / toes / music / musicality / timing / ending / performance / expression / balance / pose / tricky / hard / good / score / music )`,
  '( legs / feet / body / arms / chest / hips / eyes ) ( in / through / during / throughout ) ( the / your / that / every ) ~2 ( leap / leaps / split / splits / jump / jumps / turn / turns / balance / pivot / penche / roll / throw / arabesque / landing / routine )',
  '( eyes / feet ) ( on / followed / follow / to ) ~3',
  'hot in the|here',
  '( leotard / leotards / costume / costumes ) ( rule / rules / fitting / order / size / sizes / matches / match / is|are|have|has ( here / in / arrived / ready / blue / black ) )',
];
