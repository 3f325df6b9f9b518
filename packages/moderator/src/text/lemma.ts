const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `ate=eat eaten=eat shot=shoot told=tell said=say made=make sent=send gave=give given=give took=take
taken=take came=come went=go gone=go felt=feel kept=keep stole=steal stolen=steal threw=throw thrown=throw
wore=wear slept=sleep thought=think found=find lost=lose won=win fell=fall fallen=fall got=get gotten=get
has=have had=have does=do did=do done=do died=die dying=die lying=lie beaten=beat broke=break broken=break
drank=drink bought=buy caught=catch hid=hide hidden=hide forgot=forget met=meet paid=pay ran=run saw=see
seen=see sat=sit spoke=speak stood=stand swore=swear taught=teach knew=know known=know left=leave
women=woman men=man thighs=thigh bitten=bite bit=bite fed=feed hung=hang hanged=hang drew=draw
chose=choose began=begin became=become wrote=write written=write drove=drive woke=wake understood=understand`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);

const DOUBLED = /([b-df-hj-np-tv-z])\1$/;

/** Plain forms that an English word may be an inflection of. Guesses: wrong ones match nothing. */
export function lemmas(word: string): string[] {
  const found: string[] = [];
  const irregular = IRREGULAR.get(word);
  if (irregular) found.push(irregular);
  const length = word.length;
  if (length < 4 || !/^[a-z]+$/.test(word)) return found;
  if (word.endsWith('ies')) found.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('es')) found.push(word.slice(0, -2));
  if (word.endsWith('s') && !word.endsWith('ss')) found.push(word.slice(0, -1));
  for (const ending of ['ed', 'ing']) {
    if (!word.endsWith(ending) || length < ending.length + 3) continue;
    const stem = word.slice(0, -ending.length);
    found.push(stem, `${stem}e`);
    if (DOUBLED.test(stem)) found.push(stem.slice(0, -1));
  }
  if (word.endsWith('ied')) found.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('in') && length > 5) found.push(word.slice(0, -2));
  return found;
}
