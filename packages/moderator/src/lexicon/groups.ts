/** People by what they are, for hate; and the words that are only ever said to hurt them. */
export const groups = {
  /** Of these alone nothing is known: "white tights", "the girls", "a blind turn". */
  notfolk:
    'women woman girls females female men black white brown native pole blind wheelchair downs',
  group: `women woman girls females female men trans transgender transgenders transsexuals transpeople tranny trannies gay gays lesbian lesbians bisexual bisexuals queer queers homosexual homosexuals lgbt lgbtq lgbtqs
    black blacks african africans asian asians arab arabs latino latinos latina latinas hispanic hispanics mexican mexicans white whites brown native natives indigenous
    muslim muslims islamic islam jew jews jewish judaism hindu hindus sikh sikhs buddhist christians christian catholics catholic gypsy gypsies roma romani travellers traveller romanian romanians
    immigrant immigrants migrants migrant foreigner foreigners refugee refugees asylum polish poles pole russians russian ukrainians ukrainian bulgarians bulgarian albanians albanian turks turkish syrians
    pakistani pakistanis indian indians chinese japanese korean koreans nigerian nigerians somali somalis iraqis iranians afghans palestinians bangladeshis vietnamese israelis brazilians
    disabled handicapped cripple cripples autistic autistics autism downs wheelchair deaf blind amputee disability disabilities blackpeople dykes
    germans french italians spanish british americans irish oldwomen oldmen
    moros negros gitanos maricones ebrei zingari neri musulmani froci noirs arabes juifs musulmans gitans pedes juden schwarze muslime auslander turken schwule zigeuner
    евреи цыгане мусульмане негры хачи геи евреите циганите мюсюлманите негрите цигани турците`,
  slur: `nigger niggers nigga niggas nigg niggah negro negroes coon coons jigaboo darkie darky sambo porchmonkey spic spics wetback wetbacks beaner beaners chink chinks gook gooks
    slanteye jap japs chinaman paki pakis raghead ragheads towelhead towelheads sandnigger cameljockey camelfucker muzzie muzzies mussie mudslime mudslimes kike kikes yid yids heeb
    fag fags faggot faggots faggy fagot poof poofter poofters dyke dykes tranny trannies shemale ladyboy batty lesbo lesbos homo homos
    retard retarded retards retardation spastic spastics spaz spazz mong mongoloid mongol cripple cripples gimp tard libtard windowlicker autist
    gypo gyppo gypos pikey pikeys gyp wog wogs golliwog abo injun redskin squaw honky gringo ching chong
    subhuman untermensch feminazi feminazis whitetrash jungle-bunny mudblood
    maricon sudaca moromierda negrata frocio negraccio terrone zingara zingaro bougnoule bicot negre youpin tarlouze kanake kanaken neger schwuchtel zigeunerin
    пидор пидорас педик чурка черножопый хач жид жиды нигер чурки хохол хохлы кацап москаль мангал мангали педераст`,
  dehuman: `animals animal apes ape monkey monkeys vermin cockroach cockroaches rats rat dogs dog pigs pig parasites parasite leeches disease diseased plague cancer virus scum filth filthy trash
    garbage subhuman savages savage beasts insects cattle snakes snake poop sheep camel goats mules bugs abomination abominations mistake poison maggots vomit disgusting primitive uncivilised inhuman devil demons`,
  derog: `disgusting disgust inferior dirty filthy stupid dumb lazy criminals criminal thieves terrorists terrorist rapists rapist evil violent dangerous ugly worthless useless weak weird freaks gross sick
    mental smelly stink smell stinks greedy cheap liars sluts whores bitches untrustworthy backward illiterate unnatural sinful sinners wrong abnormal crazy repulsive vile revolting scary nasty
    subhuman idiots retarded horrible awful terrible trash scum shit crap pathetic annoying perverts perverted predators paedophiles pedos bombers cunts hate hated embarrassment moronic retards
    burden liability sickening worst hypocrites hideous gropers traitors invaders loud thick clowns clown vomit poop thumbsdown uneducated lesser`,
  belongs:
    'club gym team country school group squad sport competition competitions rhythmic gymnastics hall class changing room here street world town neighbourhood neighborhood toilets',
  hate: 'hate despise detest loathe abhor hates hated h8 dislike',
};
