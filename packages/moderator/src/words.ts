import type { Category, Severity } from './verdict.ts';

export const MESSAGES: Readonly<Record<Severity, string>> = {
  red: 'This content could hurt someone in our gymnastics family',
  orange: "Let's think about how this might make others feel",
  green: 'Content looks great for our gymnastics community!',
};

/** Why, in a child's words. */
export const REASONS: Readonly<Record<Category, string>> = {
  grooming:
    'Some of these words are the kind people use to get a child on their own. Nobody should ask you for secrets, photos or a private chat.',
  sexual: 'Words about bodies and sex don’t belong here. Children read this.',
  self_harm:
    'This talks about hurting yourself or someone being hurt. You matter, and so does everyone here.',
  safeguarding_disclosure:
    'Thank you for telling us. It sounds like someone is being hurt, and that is never your fault.',
  threat: 'This says someone is going to get hurt. That’s scary to read, even as a joke.',
  eating_disorder:
    'Tips about not eating can make someone very ill. Your body needs food to dance.',
  hate: 'This puts people down for who they are. Everyone belongs in our gym.',
  personal_information:
    'This tells strangers how to find you or someone else. Keep numbers, addresses and passwords private.',
  drugs_alcohol: 'Drugs, smoking and alcohol don’t belong in our sport.',
  body_shaming: 'This is about how someone looks. Every body can be a gymnast’s body.',
  exclusion_bullying: 'Being left out hurts. We keep a place for everyone.',
  insult: 'Calling someone names hurts, even when you’re cross.',
  coach_club_defamation: 'You can say what went wrong without calling a coach or a club names.',
  profanity: 'There’s a rude word in this. You can say it without that word.',
  scam_spam: 'This looks like an advert or a trick to get money or clicks.',
  discouraging_self_talk: 'You sound hard on yourself. Would you say that to a teammate?',
  unkind_tone: 'This might make someone feel small.',
};

/** Shown where kinder words are not the answer but help or care is. */
export const WARNINGS: Readonly<Partial<Record<Category, string>>> = {
  grooming:
    'If someone sent you this, don’t answer. Show it to a grown-up you trust, or report it here.',
  sexual: 'If someone asked you for this, it’s not your fault. Tell a grown-up you trust.',
  self_harm:
    'You don’t have to deal with this on your own. Talk to a grown-up you trust, or call a helpline now.',
  safeguarding_disclosure:
    'You can tell us more privately, and you can call a helpline at any time.',
  threat:
    'If you’re in danger, tell a grown-up or call the emergency services (999 in the UK, 112 in Europe).',
  eating_disorder:
    'If you’re worried about food or your weight, talk to a grown-up you trust. You can feel better.',
  personal_information:
    'Once it’s posted you can’t take it back. Only tell people you know, face to face.',
};

/** Something kind to say instead, where nothing of the text can be kept. */
export const TEMPLATES: Readonly<Partial<Record<Category, string>>> = {
  hate: 'Everyone is welcome in our gym.',
  body_shaming: 'I love to see every gymnast shine on the carpet!',
  exclusion_bullying: 'Let’s make sure everyone has someone to train with.',
  insult: 'I was upset today. Next time I’d like us to talk about it.',
  coach_club_defamation: 'I wasn’t happy with how this went and I’d like to talk about it.',
  profanity: 'That was really frustrating!',
  drugs_alcohol: 'Let’s celebrate with music and something nice to eat!',
  scam_spam: 'Ask a grown-up at your club to share it on the club page.',
  discouraging_self_talk:
    'Today was hard for me. I’ll keep practising and could use some cheering up.',
  unkind_tone: 'Thank you for sharing your routine. I can see how hard you worked!',
};
