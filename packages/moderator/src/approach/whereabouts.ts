const SPOT =
  'gym|gyms|hall|school|street|road|town|city|village|area|part|estate|bus|train|stop|station|hotel|house|flat|postcode|address|surname|competition|comp|camp|leisure|pool|estate|neighbourhood|neighborhood';
const AGE =
  'age / birthday / bday / surname / postcode / address / star sign / real name / full name / last name / height / size / dob';
const DAY =
  'finish|finished|end|ends|train|training|home|bed|work|collect|collected|alone|back|leave|leaving|sleep|asleep|away|done|birthday|practice|practise|arrive|school|class|going|shift';

/** Where and when a child can be found, how old it is, who is with it. */
export const WHEREABOUTS: readonly string[] = [
  'where ( is|are|s|r ) ( your|ur ) ~1 ( hall / gym / club / school / house / home / mum / mom / dad / parents / room / bedroom / training / class / sister / brother / coach / family / practice / village / town )',
  '( where / whereabouts / wher ) ( do / are / r / will / did / were ) ( you / u ) !in|on|throw|look|put|feel|want|catch|step|start|turn|land|finish|stand|buy|order|get|keep|find|store|hold',
  'where ( abouts / about ) ~4',
  'where ( you / u / ur ) ~2 ( at / be / from / live / train / go / are / will be / staying )',
  `( which / what / wat / wich ) ~1 ( ${SPOT} ) ~2 ( you / u / your / ur / that / is / do / are / are|r )`,
  '( which / what ) ( club / class / year / grade / group / room / day / days / nights / evenings ) ( do / are / r / is|s your|ur / at ) ~1 ( you / u / school )? ~3',
  'which way ~4 home',
  `( what time / when / wen / what times ) ~1 ( do / does / is / are / will / did / r / s ) ~1 ( you / u / your / ur / they ) ~4 ( ${DAY} )`,
  '( who / whos ) ~2 ( collects / collect / picks / pick / fetches / takes / drives / at home / home / with you / with u / looks after / lives with )',
  'how ( do / are / will / did ) ( you / u ) ( get / go / getting / going / travel ) ~2 ( home / there / here / to / back )',
  '( you / u ) ~2 ( walk / cycle / bus / get|go|going|walking ~1 ) home',
  '( do / are / will / r / when ) ( you / u ) ~3 ( alone / home alone / on your|ur own / by yourself / at home / in bed / awake / asleep / at the ( gym / hall / club / pool / park / school / station ) )',
  '^ ~1 ( are|r )? ( you / u ) ~1 ( home / up / awake / alone / there / in / around / about / asleep ) ( $ / now / rn / tonight / yet / still / right now / x )',
  '( is / are ) ( your / ur ) ( @parent ) ~1 ( there / home / in / out / around / working / at work / with you / watching / asleep / away / next to / strict / near / gone )',
  '( does / do / did / when / will / would / where|what time do|does|is|are|s ) ( your / ur ) ( @parent ) ~3 ( live / work / know / read / check / see / collect / pick / leave / home / back / asleep / sleep / bed / out / away / let / watch / look / at work )',
  '( what time / when / until when ) ( is|are|s ) ( your / ur ) ( @parent ) ~3',
  '( your / ur ) ( @parent ) ~1 ( at work / out / away / asleep / sleeping / goes to bed / not home / not there / gone / busy ) ~1',
  '( your / ur ) ( @parent ) s at work',
  'how ( old / tall / heavy / big ) ( are / r / u / you / is ) ~1 ( you / u / $ )',
  'how old ( r / are / you / u / ru )',
  'how much ( do / u / you ) ~1 weigh',
  '( do / what|wat|how much ~2 ) ( you / u ) ~1 weigh',
  '( what / wat / whats / when / whens / tell / give / send ) ~2 ( your / ur ) ' +
    `~1 ( ${AGE} ) ( $ / ~3 )`,
  'when ( is / s ) ( your / ur ) ( birthday / bday ) ~1',
  'what ( age / size ) ~3 ( you / u / your / ur / leo / leotard )',
  'asl',
  '( is / are ) ( your / ur ) ( door / window / curtains ) ~1 ( closed / open / shut / locked )',
  '( which / what ) ~1 ( bedroom / window / door / room / floor ) ~2 ( yours / your|ur / you / u )',
  '( do / does ) ( you / u ) share a ~1 ( room / bedroom / bed )',
  'how ( tall / heavy ) ~2 ( $ / how / and )',
  'i could be there in',
  '( your / ur ) ( town / house / school / street ) ~2 ( not far / near / close )',
  '( you / u / ur ) ( are / r / ~0 ) what #',
  '( you / u ) ( are )? ~1 # ~1 ( right / aint / arent|not you / yeah / ? / or )',
  '( you / u ) live ( near / by / in / at / on / close / around / round / opposite / next / down / up / there / alone / with )',
  '( know / think / guess / found / remember / recognise / recognize / recognised ) ~3 ( where ~1 you|u / your|ur ( road / street / house / school / gym / hall / area / town / estate / home / window ) )',
  '( is / that / this / looks / look ) ~1 ( that / this / it / like / is )? ( your / ur ) ~1 ( bedroom / room / house / garden / street / hall / school / gym / road / kitchen / home / bed / town ) !bag|kit|shoes|work|project|uniform',
  '( that / this / it ) ( looks / look ) like ( the / your ) ~1 ( hall / gym / school / park / street / pool / centre / road ) ~3',
  '( tell / let / message / text ) me ~1 ( know )? ( where / when / which ) ( you / u / your )',
  'tell me ( your / ur ) ~1 ( address / street / road / school / town / age / number / name / birthday / postcode )',
  '( send / give / need / got ) ~3 ( your / ur ) ~1 ( address / postcode / location / school )',
  '( share / send / drop / turn on ) ~2 ( location / pin )',
  '( i ~2 / ^ ) ( saw / seen / spotted / noticed / followed / watched / watching / following ) ( you / u ) !on|on|drop|catch|do|perform|compete|throw|train|land|nail|smile|win|all|improve|grow|as|last|out',
  '( saw / see / seen / meet / met / bump* ) ( into )? ( you / u ) ~8 ( tesco / sainsburys / asda / shop / shops / bus / street / town / pool / beach / car park / park / road / school / station / window )',
  '( i / we ) ~1 ( was / were / am / are / sat / stood / waited ) ~1 ( at / outside / near / by / opposite / in front of ) ( your / ur ) ~1 ( competition / school / house / gym / hall / street / road / home / bus stop )',
  '( drove / drive / walked / walk / went / go / passed / came / cycle* / ran ) ~1 ( past / by / down / through )? ( your / ur ) ~1 ( school / house / gym / hall / street / road / home / club / window )',
  'i know ( where / when / which ) ( you / u )',
  '( you / u ) ( did not / didnt ) ( see / notice ) me',
  'look* ~1 ( right / straight ) at me',
  '( following / watching / followed / watched ) ( you / u ) for',
  '( next / which|what ) ~1 ( competition / comp ) ~4 ( come / see / watch / find / visit ) ~3 ( you / u )',
  'come ~3 ( see / watch ) ( you / u ) ~4 ( sit / after / with me / alone / meet / hotel )',
  '( still / are you / r u ) at the ( leisure / gym / hall / club / pool / park / school )',
  '( train / training / practise / practice ) ( @time / mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays ) too ?',
  '( do / does ) ( you / u ) ( train / practise / practice / swim / dance / go ) ~2 ( @time / mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays / there / every / at / near / alone )',
  'what room ~4',
];

export const WHEREABOUTS_HARMLESS: readonly string[] = [
  '( know / see ) where ( your / the ) ~1 ( hoop / ball / ribbon / club / clubs / arm / leg / hands / weight )',
  'ever ( seen / watched ) ( you / u )',
  'how old is that|the|your|this ( hoop / ball / ribbon / carpet / club )',
];
