/** Short spellings and what they stand for. A form is added; the written one stays. */
const table = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((pair) => pair.split('=') as [string, string]),
  );

export const TEXTSPEAK = table(`
u=you ya=you yu=you yuo=you r=are y=why n=and nd=and b=be c=see k=ok wat=what wut=what wot=what wht=what
snd=send pik=pic piks=pics pix=pics plz=please pls=please plss=please plez=please jst=just jus=just
4=for 2=to b4=before gr8=great m8=mate l8r=later l8=late 2nite=tonight 2night=tonight tonite=tonight
2moro=tomorrow tmrw=tomorrow tmr=tomorrow 2day=today sum1=someone some1=someone any1=anyone ne1=anyone
every1=everyone evry1=everyone no1=nobody noone=nobody nobdy=nobody ppl=people peeps=people
bby=baby babe=baby bb=baby luv=love lv=love gf=girlfriend bf=boyfriend bff=friend rly=really rlly=really
srsly=seriously nvr=never neva=never bc=because cuz=because coz=because bcuz=because cos=because dat=that
da=the teh=the dis=this frm=from hv=have hav=have wnt=want wana=wanna cn=can tlk=talk msg=message
msgs=messages wk=week yr=year yrs=years yo=years hw=how shud=should cud=could wud=would wen=when wher=where
wer=where lyk=like lik=like skul=school skool=school fone=phone fon=phone nmbr=number numba=number
num=number addy=address pw=password pwd=password sry=sorry thru=through tho=though alon=alone secrt=secret
scrt=secret vid=video vids=videos vc=videocall pvt=private prvt=private parnts=parents mam=mum mom=mum
mommy=mum mummy=mum mama=mum daddy=dad papa=dad dunt=dont dnt=dont cnt=cant wont=wont h8=hate h8s=hates
h8r=hater sk8=skate str8=straight gurl=girl grl=girl gurls=girls boi=boy bois=boys kewl=cool kno=know
knw=know thnk=think fink=think mite=might nite=night gud=good gd=good ov=of wiv=with wid=with wif=with
w=with tel=tell evry=every evrybody=everybody urself=yourself urslf=yourself yrself=yourself
yaself=yourself ursef=yourself thicc=thick insta=instagram ig=instagram sc=snapchat snap=snapchat
snapchat=snapchat wa=whatsapp whatsap=whatsapp watsapp=whatsapp whatsup=whatsapp wapp=whatsapp
disc=discord dc=discord tele=telegram tg=telegram fb=facebook tt=tiktok kill3d=killed
`);

/** Two words written as one; read as two. Some only with the apostrophe: "ill" is a word too. */
export const CONTRACTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    dont: 'do not',
    doesnt: 'does not',
    didnt: 'did not',
    cant: 'can not',
    cannot: 'can not',
    wont: 'will not',
    wouldnt: 'would not',
    shouldnt: 'should not',
    couldnt: 'could not',
    isnt: 'is not',
    arent: 'are not',
    wasnt: 'was not',
    werent: 'were not',
    hasnt: 'has not',
    havent: 'have not',
    hadnt: 'had not',
    aint: 'is not',
    mustnt: 'must not',
    neednt: 'need not',
    im: 'i am',
    lets: 'let us',
    ima: 'i will',
    imma: 'i will',
    ive: 'i have',
    youre: 'you are',
    youve: 'you have',
    youll: 'you will',
    youd: 'you would',
    hes: 'he is',
    shes: 'she is',
    theyre: 'they are',
    theyve: 'they have',
    theyll: 'they will',
    weve: 'we have',
    thats: 'that is',
    whats: 'what is',
    whos: 'who is',
    theres: 'there is',
    heres: 'here is',
    wheres: 'where is',
    whens: 'when is',
    hows: 'how is',
    gonna: 'going to',
    gunna: 'going to',
    gna: 'going to',
    wanna: 'want to',
    gotta: 'got to',
    hafta: 'have to',
    lemme: 'let me',
    gimme: 'give me',
    kinda: 'kind of',
    sorta: 'sort of',
    ru: 'are you',
    whatcha: 'what are you',
    shoulda: 'should have',
    outta: 'out of',
    tryna: 'trying to',
    "i'll": 'i will',
    "we'll": 'we will',
    "i'd": 'i would',
    "she'd": 'she would',
    "he'd": 'he would',
    "we're": 'we are',
    "she'll": 'she will',
    "he'll": 'he will',
    "we'd": 'we would',
    "it's": 'it is',
    "who'd": 'who would',
    "they'd": 'they would',
    "it'd": 'it would',
    "it'll": 'it will',
    "that'd": 'that would',
    "that'll": 'that will',
    "everyone's": 'everyone is',
    "everybody's": 'everybody is',
    "nobody's": 'nobody is',
    "someone's": 'someone is',
    "coach's": 'coach is',
    "what're": 'what are',
    "who're": 'who are',
  }).map(([written, read]) => [written, read.split(' ')]),
);
