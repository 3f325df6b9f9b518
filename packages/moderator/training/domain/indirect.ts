import type { Theme } from './theme.ts';

/** The same categories said sideways: as a question, about a third person, as a joke or a tip. */
export const INDIRECT: readonly Theme[] = [
  {
    category: 'insult',
    wrong: [
      '[looking at|hearing|seeing] [you|your face|your voice|{girl}] makes me [want to puke|sick|feel ill|lose brain cells]',
      "[did your|does your] [brain|coach] [fall out|know you're this dumb|give up on you]?{sneer}",
      "[I've seen|there are] [potatoes|bricks|goldfish|statues] with more [talent|brains|rhythm|grace] than [you|{girl}|your whole team]",
      "the [only|best] thing you're good at is [losing|being annoying|lying|failing|being a pain]",
      "imagine being [that|so|this] [dumb|ugly|pathetic|bad|stupid] [and still posting|, couldn't be me|, wow]{sneer}",
      '[a|the] [🤡|🐷|🐀|🐍|💩] [like you|is you|has a better {skill}|= {girl}]',
    ],
    right: [
      'the [🐷|🐀|🐍|🐮|🐳|🐘] [plush|sticker|costume] on [my bag|your bag|the mascot] is so cute {joy}',
      '[sick|sick of|ill with] [a cold|the flu|this rain|the same warm-up song], [missing {place}|see you {day}|ugh]',
    ],
  },
  {
    category: 'unkind_tone',
    wrong: [
      '[that|this|your] [fall|drop|mistake|music choice|ending] [made my day|was comedy|ruined the whole routine|was the funniest thing]{sneer}',
      '[sorry|honestly|tbh|ngl] [I expected more|that was disappointing|you were the weakest|the others were way better] [from you|at {event}|]',
      '[her|your|their] [leo|leotard|bun|makeup|hair] [looks|is] [so 2010|like a curtain|from a charity bin|second hand and it shows|bad on you]{sneer}',
      '[why|how] [did you even|do you even|would you] [post this|get {num} points|wear that|make the final]?{sneer}',
      '[everyone|we all] [noticed|saw] [you cheat on the count|you copy {girl}|how bad your {skill} was|you sulk]',
      '[girl|babe|sis|hun] [no|stop|sit down|that is not it], [the {skill} was tragic|that {kit} is a crime|what was that]{sneer}',
      "you [think|act like] you're [so good|all that|better than us|the queen] but [you're not|your {skill} is average|nobody agrees]",
      '[fall|drop it|trip|cry] again, [that was hilarious|it was so funny|we loved it|best part of the show]{sneer}',
      '[I could do|anyone could do|my dog could do] [that|a {skill} like that|better] [with my eyes closed|in my sleep|lol]',
      "[not|don't] [trying to be mean|take this wrong] but [the {app} part was painful|you were off the whole time|your legs are never straight|that's not a {skill}]",
      "[the|your] [lines|feet|knees|throws|costume|expression] [are|is|look|looks] [a mess|sloppy|so bad|painful to watch|like a beginner's]",
      "you're [lucky|only here because] [coach feels sorry for you|the judges were sleeping|nobody good came|your mum pays]",
      "[yawn|zzz|snooze|boring], [next|seen it before|same {app} routine again|wake me up when it's over]",
    ],
    right: [
      '[I could|we could] [do|help you with|film] [that {skill}|a {skill}] [together|at {place}|if you like] {joy}',
      'the [costume|music|choreo] is [different|unusual|bold], [I like it|suits you|so creative] {joy}',
      '[your knees|your feet|the lines] [look straighter|improved so much|are much better] [than last time|since {event}|] {joy}',
    ],
  },
  {
    category: 'body_shaming',
    wrong: [
      '[what|how much] do you [weigh|eat], [like 100 kilos|a whole fridge|for three people]?{sneer}',
      '[no one|nobody] wants to [see|look at] [your belly|those legs|your fat rolls|that body] in a {kit}',
      '[hey|hi|move] [fatty|chubby|blubber|big bum|bones|pizza face|bigfoot|giant]{sneer}',
      'she [ate|must have eaten] [all the cake|the whole team|her ribbon], [look at her|that belly|so huge]{sneer}',
      "[somebody|someone|her mum|coach] should [tell her to lose weight|put {girl} on a diet|hide the cake from {girl}|tell {girl} she's too big for a {kit}]",
      '[is she|are you] [pregnant|eating for two|hiding a ball under there|smuggling food in that {kit}]?{sneer}',
      'the [floor|carpet|podium|hall] [shook|broke|had an earthquake] when [you landed|she jumped|{girl} did her {skill}]{sneer}',
      "[a leo|a {kit}|tights] [in|for] [your|her|that] size [doesn't exist|would need a tent|must be a curtain]{sneer}",
      '[those|your|her] [zits|pimples|spots|freckles|braces|ears|eyebrows|moustache] [need their own {kit}|are so gross|blind the judges|eww]',
      "you'd be [pretty|better|faster|higher] if you [weren't so fat|lost {num} kilos|had thinner legs|fixed your nose]",
      '[a|the] [🐋|🐘|🐖|🦛|🐷] [entered the hall|on the podium|learned a {skill}|in {level}]{sneer}',
    ],
    right: [
      'my [braces|freckles|new glasses|short hair] [match my {kit}|are here to stay|made me nervous at first] {joy}',
      'the [floor|podium|carpet] [was slippery|bounced|is new] when [we landed|I jumped|she did her {skill}] {fun}',
    ],
  },
  {
    category: 'exclusion_bullying',
    wrong: [
      "if [{girl}|she|the new girl] [comes|is in|joins], [I'm out|we all leave|nobody else will come|the party is cancelled]",
      "[act like|pretend] [{girl}|she] [isn't there|doesn't exist|is invisible] [at {place}|from now on|haha]",
      "[we took a vote|everyone agreed|the group decided] and [you're out|nobody wants you|{girl} has to go|you can't be our friend]",
      "hide [{girl}'s|her] [shoes|{kit}|{app}|bag] [before {event}|so she cries|lol|, it will be so funny]",
      '[this|our] [table|row|corner|bench|chat] is [for friends only|not for you|for real gymnasts], [move|get lost|go sit alone]',
    ],
    right: [
      '[hide|hiding] [the medals|the cake|her present] [before|until] [the surprise|{girl} comes|her birthday] {joy}',
      "if {girl} comes [we have six|we can do the group|I'll be so happy|we need one more chair] {joy}",
    ],
  },
  {
    category: 'grooming',
    wrong: [
      "[a grown-up|an adult|a trainer] [can be|may be] [more than a friend|your special friend|in love with a girl your age], [that's normal|other people just don't get it|nobody needs to know]",
      "[this app|this site|the chat here] is [watched|boring|annoying|too strict], [let's talk somewhere else|give me your {app2}|come to {app2}|what's your number?]",
      "[I saw|I watched|I love watching] [you|your videos] [at {event}|in your {kit}|every night], [you're my favourite girl|can we meet?|you have a beautiful body|dm me]",
      "[I'm|im] [{age} too|also a girl|your age], [send me a pic first|lets swap pics|show me your room|whats ur number|do you have a bf]",
      "[your friends|your {parent}|the other girls] [are jealous|don't really love you|don't get you], [only I do|come to me|you don't need them]",
      "[just|only] [one|a quick] [pic|video|call], [nobody will know|I'll delete it|it's just a stretch|you can trust me]",
      '[can I|let me|I could] [give you a massage|stretch you at my place|measure you for a {kit}|film you alone|teach you at home]',
      "it's [ok|normal|fine] [to keep secrets from your {parent}|, all models do this|if a coach hugs you like that|, I do this with all my girls]",
    ],
    right: [
      '[I saw|I watched|we loved] [your routine|your {app} final|the group] at {event}[, congratulations to the whole club|, well done|] {joy}',
      'the physio [gives|does] [massage|measurements|checks] [with a parent in the room|at {event}|on {day}]',
      '[team|club|online] [video call|zoom|meeting] on {day} [with parents|with {coach} and all families|for {event}]',
    ],
  },
  {
    category: 'sexual',
    wrong: [
      '[those|her|your] [legs|splits|hips|lips|curves] [are so hot|turn me on|make me horny|drive me crazy|mmm] [😏|🥵|👅|]',
      '[would|I would|he would] [smash|bang|do|tap that|hit that] [😏|lol|any day|in that {kit}]',
      '[truth or dare|game]: [flash us|take off your top|kiss with tongue|show your bra|touch yourself]',
      "[she's|{girl} is|you're] [a slut|a whore|a hoe|so slutty|easy] [in that {kit}|, everyone had her|lol|]{sneer}",
      '[who|has anyone] [lost their virginity|had sex|done it|seen her naked] [yet|at camp|lol]?',
    ],
    right: [
      'truth or dare: [do a {skill}|sing the music|hug the person next to you|dance in the hallway] {joy}',
      '[S T R O N G|S P L I T S|H O O P S] [legs please|and breathe|team] {joy}',
      'do [straps|bra lines|briefs|seams] [show|count as a penalty|matter] under a [white|thin|mesh] {kit}?',
    ],
  },
  {
    category: 'threat',
    wrong: [
      "[cut|rip|burn|break] [your|her] [ribbon|{kit}|hair|clubs] [and then you|and you're next|before {event}, just wait|if you win again]",
      "[one more word|say that again|touch my {app} again|post that] and [you're finished|I'll break your face|I'll end you|you lose your teeth]",
      "[accidents happen|it would be a shame if you fell|careful on the stairs|hope your {app} hits you], [{girl}|watch yourself|you've been warned]",
      '[my brother|my friends|the boys] will [wait for you outside|deal with you|beat you up|find you] [after {place}|on {day}|]',
      'I [want|would love] to [punch|strangle|hurt|stab|push] [that judge|{girl}|her|you] [in the face|down the stairs|so bad|]',
    ],
    right: [
      '[cut|trim|shorten] [your|the] [ribbon|hair|music] [before {event}|by 10 cm|if it drags]',
      '[my brother|my dad|grandpa] will [wait for us outside|film us|cheer the loudest|carry the bags] [after {place}|at {event}] {joy}',
    ],
  },
  {
    category: 'self_harm',
    wrong: [
      "[I'm|im] [done with life|tired of living|better off dead|a burden to everyone|so numb I cut] {sad}",
      '[everything would be|they would be|my team would be] [easier|better off] [if I died|without me alive|if I never existed] {sad}',
      '[how many|which] [pills|tablets] [does it take|do you need] to [die|never wake up|end it]?',
      "[why don't you|do us all a favour and|you should just] [die|disappear for good|jump off something|stop breathing|drink bleach][, nobody needs you|]{sneer}",
      '[new cuts|my scars|the marks on my arm] [hide under my sleeves|are from last night|make me feel better|nobody noticed] {sad}',
    ],
    right: [
      '[my scars|the marks on my arm|these bruises] [are from the {app}|are from falling off my bike|from hoop rolls, normal] {fun}',
      "[I'm|im] [done with homework|tired of winter|dead tired|so done with this {skill}] {fun} {joy}",
    ],
  },
  {
    category: 'eating_disorder',
    wrong: [
      '[ana|mia|pro-ana|thinspo] [tricks|buddies|accounts|coach] [wanted|needed|anyone|please]?',
      '[nothing|no meal|no medal] tastes as good as [being thin|skinny feels|a flat stomach]',
      "[how do I|how to|best way to] [stop feeling hungry|lose {num} kilos in {num} days|eat less without my {parent} noticing|hide that I don't eat|vomit without noise]?",
      '[before|the week of] {event} I [live on water|stop eating|only have tea|take laxatives|wrap my tummy and starve]',
      "you [shouldn't eat|don't need] [that|dinner|lunch|carbs] [if you want to win|with {event} coming|, thin is pretty|, stay empty stay light]",
      '[burn off|run off|punish yourself for] [every bite|that cookie|each calorie], [no excuses|then skip dinner|or stay fat]',
    ],
    right: [
      "[please|remember to|make sure you] [eat|don't skip meals|have breakfast|pack snacks] [before|at] {event}[, energy matters|, fuel up|] {joy}",
      "[eating disorders are serious|worried about my friend, she stopped eating|I think my friend isn't eating], [tell an adult|who can we talk to?|ask the nurse]",
    ],
  },
  {
    category: 'safeguarding_disclosure',
    wrong: [
      "[my|our] coach [throws the {app} at us|pulls my hair|twists my arm|spits at us|bends my fingers] [when I cry|if we lose|when I'm slow|]",
      'I have [bruises|marks|a black eye] because [coach grabbed me|my dad was angry|she hit me with the stick|he pushed me]',
      "[an older man|a coach|a photographer|someone's dad] [keeps messaging me|asked me to meet|asked for photos of me|follows me home] [and I don't know what to do|, help|, I'm scared]",
      '[we get|I get|the girls get] [punished|hit|locked up|no food|no water] when [we drop|we gain weight|we cry|we lose] at {place}',
      "I [can't tell|am afraid to tell|haven't told] [mum|anyone] what [coach does|he did to me|happens at home|happened at camp] {sad}",
    ],
    right: [
      'I have [bruises|marks|a bump] from [hoop rolls|falling in my {skill}|the new {app} mount], [normal?|ice helps|so proud of them] {fun}',
      '{coach} pushed [us|me] [to try again|to be brave|to the limit this week] and [it worked|I got my {skill}|it was fun] {joy}',
      "I can't [tell|wait to tell] [mum|everyone] [my score yet|about {event}|that I made the squad] {joy}",
    ],
  },
  {
    category: 'hate',
    wrong: [
      "[someone|people|girls] with [that|her|your] [dark skin|face|religion|accent|kind of hair] [shouldn't|can't|must not] [be on our team|represent our country|wear our flag|win]",
      "we [don't want|have enough|hate having] [your kind|people like you|{group}|those people] [here|in the team|at {club}]",
      "[she|he|{girl}] is [only here because she's black|not even from here|too dark for the front row|one of those {group}], [send her home|typical|disgusting]",
      '[speak english|take off that scarf|stop being {groupAdjective}] or [leave|go home|get out of our gym]',
      "[i'm not racist but|no offence but] {group} [smell|steal|ruin our sport|shouldn't be champions|are all the same]",
    ],
    right: [
      'she [wears a headscarf|speaks four languages|just moved from abroad|has vitiligo] and [her {skill} is {good}|she is my best friend|we love having her] {joy}',
      '[how do you say|what is] "{app}" in [Bulgarian|Ukrainian|Italian|Arabic|Chinese|Romani]? {joy}',
    ],
  },
  {
    category: 'personal_information',
    wrong: [
      '[the|my] [postcode|zip|house number|flat] is [{num}{d}|BS{d} {d}AB|LE{d}{d} {d}QT], [ring the bell|see you at mine|come round]',
      '[my|mums|dads] [digits|numba|nr|no.|cell] [0{d}{d}{d}{d}{d}{d}{d}{d}{d}{d}|{d}{d}{d}{d}{d}{d}{d}{d}{d}|+{d}{d} {d}{d}{d} {d}{d}{d} {d}{d}{d}] [hmu|text me|call x|]',
      '[i get|I get|we get] [off the bus|out of school|home] at {num}:{d}0 [on {street}|at {school}|every day] and [walk alone|nobody is with me|wait there by myself]',
      "[here's|this is|add] my {app2}[:| -|] [twirl|gym|hoop|kitty|flex][tastic|star|ina|y]#{d}{d}{d}{d}",
      '[{d}.{d}.{d}.{d}.{d}-{d}.{d}.{d}-{d}.{d}.{d}|0 {d} {d} {d} {d} {d} {d} {d} {d} {d}|{d}{d} {d}{d} {d}{d} {d}{d} {d}{d}] [call me|is my number|]',
      "[I train|I'm|we train] alone [at|in] [the hall on {street}|the park near {school}|{town} sports centre] [every {day}|at {num} pm|until dark]",
      '[our door code|my locker code|the key] is [{d}{d}{d}{d}|under the mat|behind the pot][, come in|, nobody is home|]',
      "[my teacher is|I'm in class|my school bus is] [Mrs Brown|{num}A|number {num}] at {school}[ in {town}|]",
      '[{girl}|flip{girl}|rg{girl}][ at |(at)|@][gmail|hotmail|example|yahoo][ dot |(dot)|.][com|co.uk|net]',
    ],
    right: [
      '[routine|music|group] [number|no.] {d}{d} [starts|is called] at {num}:{d}{d}[, hall {num}|]',
      'I train [at {club}|with my team|three times a week] [in {town}|on {day}|] and love it {joy}',
      'my scores: {num}.{d} {num}.{d} {num}.{d} [total {num}{d}.{d}|] {joy}',
    ],
  },
  {
    category: 'drugs_alcohol',
    wrong: [
      "[drink|down|chug] [this|some vodka|a beer|a shot|the wine] [before you go on|and you won't be nervous|with us after {event}|behind the hall]",
      "[my|the] [mum's|dad's|sister's] [vodka|wine|cigarettes|sleeping pills|vape] [is|are] [in my bag|in the locker|for tonight], [want some|come try|don't tell]",
      '[doping|steroids|injections|epo|hormones] [make|makes] [you|us|everyone] [win|stronger|jump higher], [all the pros do it|why not|where can I get it]?',
      "[we're|they're|im] [rolling a joint|hotboxing|passing the vape|mixing drinks|getting a keg] [after {event}|in the hotel room|at camp|tonight]",
      '[try|take|get] some [coke|speed|weed|steroids|vodka], [then you will|then your {skill} will] [fly|be lighter|be amazing|work without nerves]',
      '[where|who] [can I|do you] [buy|get] [steroids|weed|vapes|growth hormone|diet pills|beer] [without id|near {town}|cheap|under 18]?',
      '[my|the] [supplier|dealer|plug|cousin] [has|sells|can get] [pills|weed|vapes|steroids|the good stuff], [dm|ask me|message me]',
      "[I smoke|I vape|we drink|I take pills] [before every comp|to stay thin|in the toilets at {place}|when coach isn't looking]",
    ],
    right: [
      '[my uncle|dad|the bar at {event}] [sells|brings] [juice|coffee|cake|ice cream] [for the parents|in the break] {joy}',
      '[speed|line|rope|grass|crystals] [drills|up straight|climb|stains|on my {kit}] [at {place}|please|look {good}] {joy}',
    ],
  },
  {
    category: 'coach_club_defamation',
    wrong: [
      '[my|our|her] [coach|trainer|judge] is [a|such a] [stupid|dumb|mad|nasty|crazy|fat|ugly] [old|] [cow|hag|woman|man|witch|pig|idiot]',
      '[the people|everybody|the staff] [running|at|in] {club} [are|is] [criminal|abusive|evil|corrupt|a liar|stupid|a bunch of clowns]',
      '[she|he|{coach}] [got the job|became coach] by [bribing|cheating|lying|sleeping with the boss]',
    ],
    right: [
      '[my|our] [coach|judge] [is retiring|was a champion|has a new baby|won coach of the year] {joy}',
      '[the people|everybody|the staff] at {club} [are|is] [helpful|friendly|busy|volunteers] {joy}',
    ],
  },
  {
    category: 'scam_spam',
    wrong: [
      "[limited offer|act now|don't miss out|guaranteed] [!!!|🚨|💸] [make money online|free trial|cash prize|cheap followers] [inbox me|link below|dm now]",
      "[I lost my wallet|I'm stuck abroad|my phone broke], [send me money|buy me a gift card|pay me back on paypal], [urgent|please quick]",
      '[this trick|this app|my method] [pays|gives|makes] [me|you] [£|$]{num}{num}0 [every day|in one hour], [sign up|register|join] [here|with my code {d}{d}{d}]',
    ],
    right: [
      '[sign up|register|enter] for {event} [on the club page|with {coach}|before {day}]',
      '[our club|we] [needs|need] [helpers|volunteers|drivers|sponsors] for {event}, [ask at the desk|talk to {coach}] {joy}',
    ],
  },
  {
    category: 'discouraging_self_talk',
    wrong: [
      "[maybe|I guess|I think] I['m| am] [just not made for this|not meant to do gymnastics|not talented|a waste of a place|never going to be good] {sad}",
      '[coach|my team|my mum|everyone] [must be|is probably|is] [ashamed of me|disappointed in me|sick of me|better off with someone else] {sad}',
      "I['m| am] [deleting|hiding|never showing] my [video|channel] because [I look awful|it's garbage|I'm so bad|people will laugh] {sad}",
      "[can't do anything right|nothing works|I mess up everything|I drop it every time], [I'm pathetic|I should stop|I hate myself] {sad}",
      "my {skill} will [never|not ever] [work|be good|look like theirs], [I'm hopeless|I give up|why me] {sad}",
    ],
    right: [
      'I [was sad|was upset] after [{place}|{event}] [but|and then] [{friend} made me laugh|we got ice cream|it was ok in the end] {joy}',
      '[coach|my team|my mum|everyone] [is proud of me|helped me|says I improved|came to watch] {joy}',
      "[I'm|im] [posting|filming|sharing] my routine [tomorrow|soon] even if [I'm nervous|it isn't perfect|I drop it] {joy}",
    ],
  },
];
