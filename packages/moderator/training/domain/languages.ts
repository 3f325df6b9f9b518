import type { Theme } from './theme.ts';

/**
 * The seven other languages of the site: the core of each category in a few sentences. Too little
 * to stand alone, enough that the rules are not left without a second opinion.
 */
export const LANGUAGES: readonly Theme[] = [
  {
    category: 'insult',
    wrong: [
      '[eres|sois] [una|tan] [idiota|tonta|inútil|imbécil|asquerosa|fea|patética] [y todos lo saben|jaja|, cállate|]',
      '[sei|siete] [una|così] [stupida|scema|idiota|cretina|inutile|brutta|patetica] [e lo sanno tutti|ahah|, stai zitta|]',
      "[tu es|t'es|vous êtes] [une|trop|vraiment] [idiote|conne|nulle|débile|moche|stupide|ratée] [mdr|ferme-la|tout le monde le sait|]",
      '[du bist|ihr seid] [so|voll|echt|eine] [dumm|hässlich|blöde kuh|idiotin|peinlich|eklig|nutzlos] [lol|halt die klappe|und alle wissen es|]',
      '[ты|она] [такая|просто|] [дура|тупая|уродина|идиотка|бездарь|корова|жалкая|никчёмная] [ахаха|заткнись|и все это знают|]',
      '[ти|вона] [така|просто|] [дурепа|тупа|потвора|ідіотка|нездара|корова|жалюгідна] [ахаха|замовкни|і всі це знають|]',
      '[ти си|тя е] [толкова|една|] [глупачка|тъпа|грозна|идиотка|крава|жалка|некадърна] [хаха|млъкни|и всички го знаят|]',
    ],
    right: [
      '[eres|sois] [la mejor|muy valiente|increíble|una gran gimnasta|tan elegante] [jaja|con la cinta|, ánimo|] {joy}',
      '[sei|siete] [bravissima|fantastica|la migliore|coraggiosa|elegante] [con il nastro|in gara|, forza|] {joy}',
      '[tu es|vous êtes] [géniale|trop forte|magnifique|courageuse|la meilleure] [au ruban|à la compétition|, bravo|] {joy}',
      '[du bist|ihr seid] [super|die beste|so mutig|toll|richtig stark] [mit dem ball|beim wettkampf|, weiter so|] {joy}',
      '[ты|она] [молодец|лучшая|такая сильная|умница|красавица] [с лентой|на соревнованиях|, вперёд|] {joy}',
      '[ти|вона] [молодець|найкраща|така сильна|розумниця] [зі стрічкою|на змаганнях|, вперед|] {joy}',
      '[ти си|тя е] [страхотна|най-добрата|много смела|чудесна] [с лентата|на състезанието|, браво|] {joy}',
    ],
  },
  {
    category: 'body_shaming',
    wrong: [
      '[estás|eres] [muy|tan|demasiado] [gorda|flaca|fea] [para el maillot|para la rítmica|, qué asco|, pareces una vaca|]',
      '[sei] [troppo|così] [grassa|cicciona|magra|brutta] [per il body|per la ritmica|, sembri una balena|, che schifo|]',
      "[tu es|t'es] [trop|tellement] [grosse|maigre|moche] [pour un justaucorps|pour la gym|, une vraie baleine|, beurk|]",
      '[du bist] [zu|so|viel zu] [fett|dick|dürr|hässlich] [für den anzug|für gymnastik|, wie ein wal|, eklig|]',
      '[ты] [такая|слишком|очень] [жирная|толстая|тощая|страшная] [для купальника|для гимнастики|, как корова|, фу|]',
      '[ти] [така|занадто|дуже] [жирна|товста|худа|страшна] [для купальника|для гімнастики|, як корова|, фу|]',
      '[ти си] [толкова|прекалено|много] [дебела|кльощава|грозна] [за трико|за гимнастика|, като кит|, гадост|]',
    ],
    right: [
      '[el maillot|il body|le justaucorps|der anzug|купальник|трикото] [es|è|est|ist|—|е] [grande|stretto|trop petit|zu groß|маловат|голямо] [para mí|per me|pour moi|für mich|мне|за мен]',
    ],
  },
  {
    category: 'self_harm',
    wrong: [
      '[quiero|solo quiero] [morirme|morir|matarme|desaparecer] {sad}',
      '[mátate|muérete|suicídate] [ya|nadie te quiere|]',
      '[voglio|vorrei] [morire|uccidermi|farla finita|sparire per sempre] {sad}',
      '[ammazzati|ucciditi|muori] [nessuno ti vuole|]',
      'je veux [mourir|me tuer|en finir|disparaître] {sad}',
      "[tue-toi|va mourir|suicide-toi] [personne ne t'aime|]",
      'ich will [sterben|nicht mehr leben|mich umbringen|tot sein] {sad}',
      '[bring dich um|geh sterben] [niemand mag dich|]',
      'я хочу [умереть|убить себя|исчезнуть навсегда|покончить с собой] {sad}',
      '[убей себя|сдохни|убейся] [никто тебя не любит|]',
      'я хочу [померти|вбити себе|зникнути назавжди|накласти на себе руки] {sad}',
      'искам да [умра|се убия|изчезна завинаги|сложа край] {sad}',
    ],
    right: [
      '[me muero de risa|muoio dal ridere|je suis morte de rire|ich lach mich tot|умираю от смеха|вмираю зі сміху|умирам от смях] {joy}',
    ],
  },
  {
    category: 'threat',
    wrong: [
      '[te voy a|voy a] [matar|pegar|partir la cara|hacer daño] [en la competición|mañana|cuando te vea]',
      '[ti|vi] [ammazzo|picchio|spacco la faccia|faccio male] [in gara|domani|quando ti vedo]',
      "je vais te [tuer|frapper|casser la gueule|faire du mal] [demain|après l'entraînement|]",
      'ich [bringe dich um|schlag dich|mach dich fertig|tu dir weh] [morgen|nach dem training|]',
      '[я тебя] [убью|изобью|побью|найду] [завтра|после тренировки|на соревнованиях]',
      "[я тебе] [вб'ю|поб'ю|знайду|приб'ю] [завтра|після тренування|]",
      '[ще те] [убия|набия|смажа|намеря] [утре|след тренировка|]',
    ],
    right: [
      '[lo vas a petar|spacca tutto|tu vas tout déchirer|rock die bühne|ты всех порвёшь|порви всіх|ще ги разбиеш] [en la competición|in gara|à la compét|beim wettkampf|на соревнованиях|на змаганнях|на състезанието] {joy}',
    ],
  },
  {
    category: 'grooming',
    wrong: [
      '[mándame|envíame] [una foto|fotos] [tuya|en maillot|sin ropa] [es nuestro secreto|no se lo digas a tu madre|]',
      '[mandami|inviami] [una foto|delle foto] [tue|in body|senza vestiti] [è il nostro segreto|non dirlo a tua madre|]',
      "envoie-moi [une photo|des photos] [de toi|en justaucorps] [c'est notre secret|ne dis rien à ta mère|]",
      'schick mir [ein foto|bilder] [von dir|im anzug] [das ist unser geheimnis|sag es nicht deiner mama|]',
      '[пришли|скинь] [фото|фотку|видео] [в купальнике|только мне|без одежды] [это наш секрет|не говори маме|]',
      '[надішли|скинь] [фото|відео] [в купальнику|тільки мені] [це наш секрет|не кажи мамі|]',
      '[прати|изпрати] [ми снимка|ми видео] [по трико|само за мен] [това е нашата тайна|не казвай на майка си|]',
      '[¿cuántos años tienes|quanti anni hai|tu as quel âge|wie alt bist du|сколько тебе лет|скільки тобі років|на колко си години][?|] [guapa|bella|ma belle|süße|красотка|красуне|красавице]',
    ],
    right: [
      '[¿a qué edad se empieza|da che età si comincia|à quel âge on commence|ab wie vielen jahren|с какого возраста берут|з якого віку беруть|от каква възраст приемат] [rítmica|ritmica|la gym|gymnastik|на гимнастику|на гімнастику|на гимнастика]?',
      "[mañana hay|domani c'è|demain il y a|morgen ist|завтра|утре има] [entrenamiento|allenamento|entraînement|training|тренировка|тренування] [a las 5|alle 17|à 17h|um 17 uhr|в пять|о п'ятій] {joy}",
      "[me encanta|adoro|j'adore|ich liebe|обожаю|обожнюю|обожавам] [la cinta|il nastro|le ruban|den ball|обруч|стрічку|лентата] {joy}",
    ],
  },
];
