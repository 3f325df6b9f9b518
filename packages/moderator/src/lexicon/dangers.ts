/** Words of the fields where a child may come to harm. */
export const dangers = {
  sexual: `sex sexy sexier sexiest sexual sexually sext sexting sexts horny nude nudes nudez naked porn porno pornhub pornography prawn boobs boobies boob tits titties titty
    tiddies nipples nips penis vagina pussy dick cock balls cum cumming jizz orgasm masturbate masturbating masturbation wank wanking jerkoff blowjob handjob bj anal
    dildo vibrator erection boner hentai onlyfans stripper strip striptease lingerie thong panties knickers undies upskirt cameltoe milf dilf fap fapping hooker prostitute
    escort threesome orgy fetish kinky bdsm rape raped rapist molest molested pedo paedo pedophile paedophile nonce incest slut thot
    smash smashable shag shagging bang hump fingering bonk doggystyle seggs secks sx secs s3x corn eggplant
    desnuda desnudo sexo tetas nuda nude sesso tette nue sexe nackt titten секс голая голые голую сиськи порно секси порн гола голи цици`,
  sexualhard: `sext sexting sexts horny nudes nudez porn porno pornhub pornography boobs boobies boob tits titties titty tiddies penis vagina pussy cum cumming jizz orgasm
    masturbate masturbating masturbation blowjob handjob dildo vibrator erection boner hentai onlyfans striptease cameltoe upskirt milf dilf fap fapping threesome orgy
    fetish bdsm rape raped rapist molest molested pedo paedo pedophile paedophile incest shag shagging seggs secks secs doggystyle sexo tetas sesso titten секс порно сиськи порн
    fellatio cunnilingus clit clitoris testicles nudez semen sperm ejaculate prostitute stripper kinky`,
  drug: `weed marijuana cannabis pot ganja hash hashish joint joints spliff blunt blunts edibles cocaine coke cocain crack heroin meth crystal mdma ecstasy molly xtc lsd acid shrooms
    mushrooms ketamine ket speed amphetamine amphetamines adderall ritalin xanax xans valium opioid fentanyl oxy oxycontin codeine lean steroids steroid roids doping epo hgh clenbuterol
    clen anabolic vape vapes vaping juul puff snus zyn cigarette cigarettes cigs cig fags smoke smokes smoking tobacco nicotine pills drugs drug stoned baked diuretics poppers ghb nos
    porro marihuana droga drogas drogue spinello koks трава травка наркотики кокс дрогa`,
  drughard: `weed marijuana cannabis ganja hashish spliff cocaine cocain heroin meth mdma ecstasy molly xtc lsd shrooms ketamine amphetamine amphetamines adderall xanax xans fentanyl oxycontin
    codeine clenbuterol anabolic poppers ghb vape vapes vaping juul steroids steroid roids marihuana stoned epo hgh doping`,
  alcohol:
    'vodka beer beers wine whisky whiskey rum gin tequila alcohol booze champagne cider prosecco liquor cocktails alcopop jagermeister cerveza vino birra biere bier пиво водка',
  drunk:
    'drunk wasted hammered plastered smashed tipsy hungover hangover stoned pissed sloshed tanked legless borracha borracho ubriaca ivre besoffen пьяная пьяный',
  meal: 'meal meals breakfast lunch dinner supper food snacks snack tea eating carbs',
  calories: 'calorie calories kcal cals kcals',
  purge:
    'purge purging laxative laxatives laxies diuretic diuretics bulimia bulimic thinspo thinspiration bonespo proana promia meanspo fatspo edtwt ozempic',
  weigh: 'weigh weighs weighed weighing',
  selfharm: 'suicide suicidal suicid suiside sewerslide selfharm unalive kms kys cutting',
};
