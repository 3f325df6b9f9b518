import type { Category, Severity } from './verdict.ts';

export const MESSAGES: Readonly<Record<Severity, string>> = {
  red: 'This content could hurt someone in our gymnastics family',
  orange: "Let's think about how this might make others feel",
  green: 'Content looks great for our gymnastics community!',
};

/** Why, in a child's words. */
export const REASONS: Readonly<Record<Category, string>> = {
  grooming:
    'Some of these words are what people write who want to get a child alone. Nobody should ask for secrets, photos or a private chat.',
  sexual: 'Words about bodies and sex do not belong here. Children read this.',
  self_harm:
    'This talks about hurting yourself or someone being hurt. You matter, and so does everyone here.',
  safeguarding_disclosure:
    'Thank you for telling. What you wrote sounds like somebody is being hurt, and that is never your fault.',
  threat: 'This says that somebody will be hurt. That is scary to read, even as a joke.',
  eating_disorder:
    'Tips about not eating can make someone very ill. Your body needs food to dance.',
  hate: 'This puts people down for who they are. Everyone belongs in our gym.',
  personal_information:
    'This tells strangers how to find you or someone else. Keep numbers, addresses and passwords private.',
  drugs_alcohol: 'Drugs, smoking and alcohol do not belong in our sport.',
  body_shaming: 'This is about how somebody looks. Every body can be a gymnast’s body.',
  exclusion_bullying: 'Being left out hurts. We keep a place for everyone.',
  insult: 'Calling someone names hurts, even when you are cross.',
  coach_club_defamation: 'You may say what went wrong, without calling a coach or a club names.',
  profanity: 'There is a rude word in it. You can say it without.',
  scam_spam: 'This looks like an advert or a trick to get money or clicks.',
  discouraging_self_talk: 'You sound hard on yourself. Would you say that to a teammate?',
  unkind_tone: 'This might make somebody feel small.',
};

/** Shown where kinder words are not the answer but help or care is. */
export const WARNINGS: Readonly<Partial<Record<Category, string>>> = {
  grooming:
    'If somebody wrote this to you, do not answer. Show it to an adult you trust, or report it here.',
  sexual: 'If somebody asked you for this, it is not your fault. Tell an adult you trust.',
  self_harm:
    'You do not have to be alone with this. Talk to an adult you trust or call a help line now.',
  safeguarding_disclosure:
    'You can tell us more in private, and you can call a help line at any time.',
  threat: 'If you are in danger, tell an adult or call the emergency number.',
  eating_disorder:
    'If food or weight worries you, talk to an adult you trust. It is possible to feel better.',
  personal_information:
    'Once it is posted you cannot take it back. Tell it only to people you know, in person.',
};

/** Something kind to say instead, where nothing of the text can be kept. */
export const TEMPLATES: Readonly<Partial<Record<Category, string>>> = {
  hate: 'Everyone is welcome in our gym.',
  body_shaming: 'I love to see every gymnast shine on the carpet!',
  exclusion_bullying: 'Let’s make sure that everyone has somebody to train with.',
  insult: 'I was upset today. Next time I would like us to talk about it.',
  coach_club_defamation: 'I was not happy with how this went and would like to talk about it.',
  profanity: 'That was really frustrating!',
  drugs_alcohol: 'Let’s celebrate with music and something nice to eat!',
  scam_spam: 'Ask an adult of your club to share it on the club page.',
  discouraging_self_talk:
    'Today was hard for me. I will keep practising and could use some cheering up.',
  unkind_tone: 'Thank you for sharing your routine. I can see the work in it!',
};
