/** Words that hurt. Strong ones (see classes.ts) are looked for under any disguise. */
export const attack = {
  profanity: `fuck fucks fucked fucker fuckers fucking fuckin fuk fuking fukin fck fcking fcuk fuq phuck phuk fvck motherfucker
    motherfucking mofo fuckface fuckwit fuckhead clusterfuck unfuck wtf stfu gtfo fml omfg ffs af lmfao milf shit shits shitty shitting shitter shite
    shithead shitshow shitface bullshit horseshit dipshit batshit sht shyt shiet bs ass arse asses arses asshole assholes arsehole
    arseholes ahole jackass dumbass dumbasses fatass badass smartass asshat asswipe lardass bitch bitches bitchy bitching biatch biotch betch
    bich b1tch bastard bastards cunt cunts kunt dick dicks dickhead dickheads dik cock cocks cocksucker prick pricks piss pissed pissing
    pissoff damn dammit goddamn damned crap crappy wank wanker wankers tosser tossers bollocks bellend twat twats knobhead knobend slut sluts slutty whore whores hoe hoes
    thot skank skanky tart slag slags hooker douche douchebag douchebags minger minge fanny pussy pussies puta puto putas mierda joder gilipollas cabron
    cabrona pendejo pendeja chinga chingar culero polla coño cono zorra merde putain connard connasse salope salaud enculé encule
    batard pute niquer foutre scheisse scheiss scheiße arschloch arsch wichser hurensohn fotze schlampe verpiss verfickt ficken fick cazzo
    stronzo stronza vaffanculo puttana troia minchia coglione merda figa bagascia блять блядь бля сука суки хуй хуйня хуев хуи пизда пиздец
    пизд ебать ебал ебаный ёбаный еблан нахуй похуй мудак мудила гандон шлюха долбоеб долбоёб залупа курва падлюка
    мразь ублюдок говно дерьмо жопа путка курво педал гъз лайно майната мамка копеле`,
  mildprofanity:
    'damn dammit damned goddamn crap crappy piss pissed badass hell bloody tart af bs fanny lmfao omfg ass prick cock cocks bloody hoe hoes',
  insult: `idiot idiots idiotic stupid stupidest stupider dumb dumber dumbest dumbo moron morons moronic imbecile fool fools foolish cretin dimwit dope
    loser losers lowlife pathetic useless worthless hopeless talentless untalented brainless clueless spineless gutless shameless airhead
    bimbo blockhead bonehead birdbrain numbskull nitwit halfwit halfwitted twit twerp pillock muppet numpty plonker wally wazzock spastic spaz retard
    freak freaks weirdo weirdos creep creepy psycho psychopath nutcase nutjob crazy mental lunatic nerd geek dork dweeb
    trash garbage rubbish scum scumbag filth filthy vermin parasite pest leech waste disgrace disgusting disgust gross revolting repulsive vile
    nasty horrid horrible awful terrible ugly uglier ugliest hideous minging manky grotty smelly stinky stinks stinking
    pig pigs cow cows rat rats snake snakes dog dogs donkey monkey toad worm cockroach skunk sheep weasel slug turd poop poo
    clown clowns joke failure fail failures embarrassment disappointment laughingstock liar liars cheat cheats cheater cheaters thief fake fraud phony
    snob snobby brat brats bratty diva crybaby wimp coward cowardly chicken wuss sissy wetwipe
    witch hag bully bullies jerk jerks git gits tool sod prat prats knob attention-seeker attentionseeker
    backstabber bossy ratbag cowbag oaf klutz lame lamest rank minger skank poser wannabe suckup show-off showoff
    tonto tonta idiota imbecil estupido estupida fea feo asquerosa asqueroso inutil payaso payasa basura burro cerda stupido stupida scemo scema
    cretino cretina deficiente brutta brutto schifosa sfigata sfigato fallita ridicola bete idiote stupide debile moche nulle nul laide
    degueulasse cretine abruti abrutie dumm blod doof idiotin hasslich hassliche versager versagerin nutte missgeburt trottel dummkopf
    тупая тупой тупые дура дурак дурачок идиотка идиот дебил дебилка уродина урод уродка лох лохушка неудачница неудачник коза корова свинья овца
    тварь никчемная ничтожество кретин тупица дурна дурень бовдур ідіот ідіотка дурепа потвора невдаха нікчема
    глупачка глупак тъпа тъп идиотка идиот грозна грозен загубенячка загубеняк кретенка`,
  insultnoun: `idiot idiots moron morons imbecile fool cretin dimwit loser losers lowlife airhead bimbo twit twerp pillock muppet numpty plonker wally
    freak freaks weirdo weirdos creep psycho nutcase nerd dork scum scumbag vermin parasite pest leech waste disgrace pig pigs cow rat rats snake toad
    cockroach skunk weasel slug turd clown clowns failure embarrassment laughingstock liar liars cheater cheaters snob brat diva crybaby wimp
    coward wuss sissy witch hag jerk git prat knob backstabber oaf klutz bellend wannabe poser bully joke donkey dumbo
    tonta tonto idiota imbecil payasa cerda scema cretina sfigata idiote cretine trottel versagerin дура дурак идиотка идиот дебил урод уродина
    корова свинья овца тварь лох неудачница глупачка глупак дурень ідіот`,
  /** Bad only of a person: "stupid homework" hurts nobody. */
  softinsult:
    'crazy mental nerd geek dork fake rubbish horrible awful terrible nasty foolish gross bossy chicken dog dogs cows sheep rank tool lame joke fail dope cheat smelly creepy',
  ugly: 'ugly uglier ugliest hideous disgusting gross minging repulsive revolting grotesque vile foul',
  bodybig: `fat fatter fattest fatty fatso fatties fats obese chubby chubbier tubby tubbo podgy pudgy plump flabby lardy lard overweight chunky porky porker blubber blubbery
    whale hippo elephant heffer heifer bloated thunderthighs piggy butterball roly-poly gorda gordo gorditas grassa grasso ciccione cicciona grosse gros
    obese fett fette dicke fettsack жирная жирный жирна толстая толстый жируха жирдяй дебела дебел шишкава товста товстий`,
  bodythin:
    'skeleton skelly anorexic anorexia anorexics skinny bony scrawny stick twig lanky stickinsect beanpole malnourished flat-chested flatchested',
  bodypart: `thigh thighs belly stomach tummy legs arms hips bum butt face nose teeth ears acne pimples spots zits skin hair eyebrows forehead chin knees
    feet ankles calves shoulders braces glasses body figure rolls cellulite flab muffin chest boobs arse ass waist moustache mustache gut`,
  appearance:
    'ugly hideous disgusting gross fat huge enormous massive giant big weird freaky crooked hairy spotty pimply greasy wonky lumpy flabby saggy wobbly jiggly rank horrible manky deformed stumpy',
  kill: 'kill kills killed killing murder stab shoot strangle choke slaughter behead execute hang burn bury unalive knife gun poison drown bomb axe coffin decapitate butcher lynch gas',
  harm: 'hurt hit punch slap beat kick smash break crush destroy attack jump batter whack bash thump strangle choke cut slash stab burn push trip shave ruin wreck snap crack bite knock drag throw spit rip pound',
};
