/** Words for the people and the things of a gym. */
export const people = {
  you: 'you u ya ye thou yall youse',
  your: 'your ur yr thy you',
  third: 'she he they her him them it',
  herhis: 'her his their that those these the this ur your our',
  me: 'me us my',
  be: 'be am is are was were been being r look looks seem sound feel act remain became stay',
  isare: 'be am is are was were r',
  someone:
    'someone somebody anyone anybody everyone everybody people others kids girls gymnasts teammates friends her him them',
  nobody: 'nobody noone none',
  parent:
    'mum mom mam mother mummy mommy mama dad father daddy papa parents parent mums dads family grandma gran nan granny carer guardian sister brother folks',
  adult:
    'coach coaches trainer trainers teacher instructor adult grownup choreographer judge physio manager doctor uncle stepdad stepfather stepmum stepmother dad father mum mother man men guy owner director entrenador entrenadora allenatore allenatrice entraineur trainerin trener тренер тренерка треньор треньорка',
  coach:
    'coach coaches trainer trainers instructor instructors choreographer manager owner director headcoach staff judge judges club clubs academy gym federation committee school studio',
  trainer:
    'coach coaches trainer trainers instructor instructors choreographer physio manager staff',
  person:
    'girl girls boy boys kid kids child children gymnast gymnasts teammate teammates teammate sister brother friend daughter son guy guys lady woman women man men person people dancer team squad group newbie newcomer junior senior captain one',
  girl: 'girl girls gurl chick girlie girly lass boy boys kid lady',
  theirs:
    'choice song songs routine routines leo leotard leotards leos music costume costumes hair bun makeup outfit choreography choreo dance dancing performance leap leaps jump jumps split splits turn turns pirouette pirouettes balance throw catch score scores video clip photo pic pics post posts fall try attempt voice form technique posture feet lines legs toes presentation expression smile skills element elements trick show act display handstand cartwheel',
  place:
    'park gym hall station school bus stop gate corner mall shop shops cafe pool playground street road lane avenue house home flat car forest woods beach field church library entrance exit toilets bathroom alley',
  time: 'now tonight today tomorrow monday tuesday wednesday thursday friday saturday sunday morning afternoon evening night weekend everyday daily later noon midnight mondays tuesdays wednesdays thursdays fridays saturdays sundays',
  platform:
    'whatsapp snapchat instagram discord telegram tiktok skype signal kik facebook messenger viber omegle wechat facetime zoom teams roblox twitter threads wickr houseparty steam yubo vk line',
  negator: 'not no never without nor neither hardly stop dont isnt wasnt nobody none nothing',
  very: 'so such really very too quite super totally just always pretty absolutely completely proper literally kinda fucking bloody damn freaking frickin effing extremely the a an',
};
